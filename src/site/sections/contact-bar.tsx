import { CallButton } from './call-button.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Always at hand: a bar at the foot of phones, the round button above 768 pixels. */
export function ContactBar() {
  return (
    <aside className="contact" aria-label="Contato">
      <WhatsappButton variant="floating" />
      <div className="contact-bar">
        <CallButton label="Ligar" />
        <WhatsappButton />
      </div>
    </aside>
  );
}
