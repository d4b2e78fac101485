/** Public emergency numbers of Brazil: firemen and ambulance. Source: Corpo de Bombeiros (193), SAMU (192). */
export const EMERGENCY_NUMBERS = [
  { number: '193', who: 'Bombeiros', when: 'alguém preso, fogo, portão que caiu' },
  { number: '192', who: 'SAMU', when: 'alguém ferido ou que levou choque' },
] as const;

/** The one that a text names first stands first; one that it does not name, last. */
const placeIn = (text: string, number: string): number => (text.includes(number) ? text.indexOf(number) : text.length);

/** Before anything else where somebody is in danger; nothing is for sale beside them. @param told the page's text, which says whom to call first. */
export function EmergencyKeys({ told }: { readonly told: string }) {
  const numbers = EMERGENCY_NUMBERS.toSorted((one, other) => placeIn(told, one.number) - placeIn(told, other.number));
  return (
    <div className="emergency-keys">
      {numbers.map(({ number, who, when }) => (
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
