import { useSite } from '../site-context.ts';

/** The conditions as four figures; hangs its rack over the next section. */
export function Measures() {
  const { facts, texts } = useSite();
  const measures = [
    { figure: `${facts.maxInstalments}x`, meaning: `sem juros no cartão; ${texts.instantDiscount}` },
    {
      figure: texts.delivery,
      meaning:
        facts.deliveryPrice === 0
          ? 'de frete e de instalação em São Paulo e região'
          : 'de frete em São Paulo e região, com a instalação no preço',
    },
    { figure: texts.warranty, meaning: `de garantia ${facts.warranty.wording} no kit` },
    { figure: texts.emergencyShort, meaning: `de assistência de emergência, num raio de ${texts.emergencyRadius}` },
  ];
  return (
    <>
      <section className="measures on-graphite" aria-label="Condições">
        <div className="wrap">
          <dl>
            {measures.map(({ figure, meaning }) => (
              <div key={figure}>
                <dt>{meaning}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="rack" />
    </>
  );
}
