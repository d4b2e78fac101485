/** Public emergency numbers of Brazil: firemen and ambulance. Source: Corpo de Bombeiros (193), SAMU (192). */
export const EMERGENCY_NUMBERS = [
  { number: '193', who: 'Bombeiros', when: 'alguém preso, fogo, portão que caiu' },
  { number: '192', who: 'SAMU', when: 'alguém ferido ou que levou choque' },
] as const;

/** Before anything else where somebody is in danger; nothing is for sale beside them. */
export function EmergencyKeys() {
  return (
    <div className="emergency-keys">
      {EMERGENCY_NUMBERS.map(({ number, who, when }) => (
        <a key={number} href={`tel:${number}`}>
          <b>{number}</b>
          <span>
            {who}: {when}
          </span>
        </a>
      ))}
    </div>
  );
}
