import type { ReactNode } from 'react';
import { ChatPreview } from './chat-preview.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

interface IntentCardProps {
  /** Why one came. */
  readonly title: string;
  readonly label: string;
  /** What the chat will say; it is shown, with its gaps. */
  readonly message: string;
  /** What it costs, where that is known. */
  readonly children?: ReactNode;
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
          <ChatPreview message={message} />
        </div>
      </div>
    </aside>
  );
}
