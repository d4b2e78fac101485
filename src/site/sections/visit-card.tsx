import { useSite } from '../site-context.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

interface VisitCardProps {
  readonly title: string;
  /** What it costs for this, a sentence or two. */
  readonly cost: string | null;
  /** Whether the night service reaches the page's place. */
  readonly byNight: boolean;
  readonly label: string;
  /** What the chat will say; it is shown, with its gaps. */
  readonly message: string;
}

/** Beside a page about a motor that is there already: what the visit is and costs, and the message that asks for it. */
export function VisitCard({ title, cost, byNight, label, message }: VisitCardProps) {
  const { texts } = useSite();
  return (
    <aside className="aside" aria-label={title}>
      <div className="price-card visit-card">
        <div className="price-card-body">
          <h2>{title}</h2>
          {cost !== null && <p>{cost}</p>}
          <WhatsappButton label={label} message={message} />
          <p className="visit-message">
            <b>A mensagem que vai:</b> {message}
          </p>
          <p className="note">
            {byNight
              ? `Emergência: chegada em até ${texts.emergencyArrival}, num raio de ${texts.emergencyRadius}.`
              : `Atendimento com hora marcada, de ${texts.hours}.`}
          </p>
        </div>
      </div>
    </aside>
  );
}
