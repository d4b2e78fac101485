import type { Facts, Range } from '../../business/facts.ts';
import type { Entry } from '../../content/library/entry.ts';
import { kilogramsText } from '../../business/measure-texts.ts';
import { formatNumber, formatReais, formatReaisRange } from '../../text/money.ts';
import { useSite } from '../site-context.ts';

interface PricedService {
  readonly name: string;
  readonly range: Range;
  /** The facts by which an answer names it. */
  readonly facts: readonly string[];
}

/** Units of the drawing's height; its width is in reais. */
const BAR = 10;
/** A single price is a mark of this part of the axis. */
const MARK = 1 / 80;
const TICKS_MOST = 6;

function pricedServices({
  models,
  diagnosisVisit,
  repairPrice,
  maintenance,
  ...facts
}: Facts): readonly PricedService[] {
  const kits = models.map(({ price }) => price);
  const services: readonly PricedService[] = [
    { name: 'Visita de diagnóstico', range: [diagnosisVisit.price, diagnosisVisit.price], facts: ['visitPrice'] },
    { name: 'Mão de obra de um conserto', range: repairPrice, facts: ['repairPrice', 'repairPhrase'] },
    { name: 'Manutenção preventiva', range: maintenance.price, facts: ['maintenancePrice'] },
    {
      name: 'Kit novo, instalado',
      range: [Math.min(...kits), Math.max(...kits)],
      facts: ['kitPrices', 'modelPrices', 'cheapest', 'fastest'],
    },
    {
      name: 'Troca do motor, conforme o que se aproveita',
      range: facts.replaceMotorPrice,
      facts: ['replaceMotorPrice'],
    },
    {
      name: `Portão acima de ${kilogramsText(facts.installation.heavyAboveKg)}`,
      range: facts.heavyGatePrice,
      facts: ['heavyGatePrice'],
    },
  ];
  return services.toSorted((one, other) => one.range[0] - other.range[0]);
}

/** The one that an entry's answer names first, else the kit: what a question of prices is about. */
function askedService(services: readonly PricedService[], { answer, kit }: Entry): PricedService | undefined {
  const text = answer.join(' ');
  const named = services
    .map((service) => ({ service, at: text.search(new RegExp(`\\{facts\\.(${service.facts.join('|')})\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.service;
  return named ?? (kit ? services.find(({ facts }) => facts.includes('kitPrices')) : undefined);
}

/** Round steps, as few as can be read on a phone. */
function stepOf(highest: number): number {
  return 500 * Math.ceil(highest / TICKS_MOST / 500);
}

/** All that the company charges, on one scale from nothing on: the text says it all, the bars show it. */
export function PriceAxis({ entry }: { readonly entry: Entry }) {
  const { facts } = useSite();
  const services = pricedServices(facts);
  const asked = askedService(services, entry);
  const step = stepOf(Math.max(...services.map(({ range }) => range[1])));
  const end = step * Math.ceil(Math.max(...services.map(({ range }) => range[1])) / step);
  return (
    <section className="opening axis" aria-labelledby="regua">
      <h2 id="regua">Tudo na mesma régua</h2>
      <ul>
        {services.map((service) => {
          const {
            name,
            range: [low, high],
          } = service;
          return (
            <li key={name} className={service === asked ? 'asked' : undefined}>
              {name} <b>{low === high ? formatReais(low) : formatReaisRange([low, high])}</b>
              <svg viewBox={`0 0 ${end} ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M${low} 0h${Math.max(high - low, end * MARK)}v${BAR}H${low}z`} />
              </svg>
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true">
        {Array.from({ length: end / step + 1 }, (_, at) => (
          <span key={at}>{formatNumber(at * step)}</span>
        ))}
      </p>
    </section>
  );
}
