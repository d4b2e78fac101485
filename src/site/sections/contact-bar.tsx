import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import { EMERGENCY_NUMBERS } from './emergency-keys.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Always at hand: a bar at the foot of phones, whose key says what the page's own one does, or calls where that comes first; the round button alone above 768 pixels. Where somebody may be in danger it calls for help alone. */
export function ContactBar() {
  const { emergency, ask } = useSite();
  return (
    <aside className="contact" aria-label="Contato">
      {!emergency && <WhatsappButton variant="floating" />}
      <div className="contact-bar">
        {emergency ? (
          EMERGENCY_NUMBERS.map(({ number }) => (
            <a key={number} className="button button-outline" href={`tel:${number}`}>
              Ligar {number}
            </a>
          ))
        ) : ask.callsFirst ? (
          <>
            <CallButton label="Ligar agora" isFirst />
            <WhatsappButton label="WhatsApp" message={ask.message} />
          </>
        ) : (
          <>
            <CallButton label="Ligar" />
            <WhatsappButton label={ask.label} message={ask.message} />
          </>
        )}
      </div>
    </aside>
  );
}
