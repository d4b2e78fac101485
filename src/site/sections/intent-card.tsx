import type { ReactNode } from 'react';
import { WhatsappButton } from './whatsapp-button.tsx';

interface IntentCardProps {
  /** Why one came. */
  readonly title: string;
  readonly label: string;
  /** What the chat will say; it is shown, with its gaps. */
  readonly message: string;
  readonly children: ReactNode;
}

/** 'Bairro: ___.' with each gap marked. */
function withGaps(message: string): readonly ReactNode[] {
  return message.split(/(_{2,})/).map((part, at) => (at % 2 === 1 ? <u key={at}>{part}</u> : part));
}

/** Beside the text: what the reader of such a page wants next, and the message that asks for it, as it will be sent. */
export function IntentCard({ title, label, message, children }: IntentCardProps) {
  return (
    <aside className="aside" aria-label={title}>
      <div className="price-card intent-card">
        <div className="price-card-body">
          <h2>{title}</h2>
          {children}
          <WhatsappButton label={label} message={message} />
          <p className="visit-message">
            <b>Sua mensagem já vai pronta:</b> <q>{withGaps(message)}</q>
          </p>
        </div>
      </div>
    </aside>
  );
}
