import type { Facts, Range } from '../../business/facts.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import { isMeasuredMovement } from '../../business/gate-movements.ts';
import type { Entry } from '../../content/library/entry.ts';
import { kilogramsText } from '../../business/measure-texts.ts';
import { formatReais, formatReaisRange } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { Axis } from './axis.tsx';

interface PricedService {
  readonly name: string;
  readonly of: 'mending' | 'new motor';
  readonly range: Range;
  /** The facts by which an answer names it. */
  readonly facts: readonly string[];
  /** Compared with others of its kind where it is named, or where else nothing would be. */
  readonly aside?: true;
}

function pricedServices({
  models,
  diagnosisVisit,
  repairPrice,
  maintenance,
  ...facts
}: Facts): readonly PricedService[] {
  const kits = models.map(({ price }) => price);
  const services: readonly PricedService[] = [
    {
      name: 'Visita de diagnóstico',
      of: 'mending',
      range: [diagnosisVisit.price, diagnosisVisit.price],
      facts: ['visitPrice'],
    },
    { name: 'Mão de obra de um conserto', of: 'mending', range: repairPrice, facts: ['repairPrice', 'repairPhrase'] },
    {
      name: 'Manutenção preventiva',
      of: 'mending',
      range: maintenance.price,
      facts: ['maintenancePrice'],
      aside: true,
    },
    {
      name: 'Kit novo, instalado',
      of: 'new motor',
      range: [Math.min(...kits), Math.max(...kits)],
      facts: ['kitPrices', 'modelPrices', 'cheapest', 'fastest'],
    },
    {
      name: 'Troca do motor, conforme o que se aproveita',
      of: 'new motor',
      range: facts.replaceMotorPrice,
      facts: ['replaceMotorPrice'],
      aside: true,
    },
    {
      name: `Portão acima de ${kilogramsText(facts.installation.heavyAboveKg)}`,
      of: 'new motor',
      range: facts.heavyGatePrice,
      facts: ['heavyGatePrice'],
    },
  ];
  return services.toSorted((one, other) => one.range[0] - other.range[0]);
}

/** Where a text first names a service's price; below 0 where it does not. */
function placeIn(text: string, { facts }: PricedService): number {
  return text.search(new RegExp(`\\{facts\\.(${facts.join('|')})\\b`));
}

/** The one that an entry's answer names first, else the kit: what a question of prices is about. */
function askedService(services: readonly PricedService[], { answer, kit }: Entry): PricedService | undefined {
  const text = answer.join(' ');
  const named = services
    .map((service) => ({ service, at: placeIn(text, service) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.service;
  return named ?? (kit ? services.find(({ facts }) => facts.includes('kitPrices')) : undefined);
}

/** What the entry names; where that is one price alone, which no axis compares, also what is of its kind, mending or a new motor; all where it names none. */
function comparedServices(
  services: readonly PricedService[],
  asked: PricedService | undefined,
  { answer, why, cost }: Entry,
): readonly PricedService[] {
  const text = [...answer, ...why.flat(), ...cost].join(' ');
  const named = services.filter((service) => service === asked || placeIn(text, service) >= 0);
  if (named.length === 0) return services;
  if (named.length > 1) return named;
  const kinds = (asked ? [asked] : named).map(({ of }) => of);
  const ofKind = services.filter((service) => kinds.includes(service.of) || named.includes(service));
  const nearest = ofKind.filter((service) => !service.aside || named.includes(service));
  return nearest.length > 1 ? nearest : ofKind;
}

/** A leaf that is measured, and not weighed, is never too heavy for a kit. */
function isWeighed(kind: GateKind | undefined): boolean {
  return kind === undefined || !isMeasuredMovement(gateKinds[kind].movement);
}

/** What the company charges for what the entry is about, on one scale. */
export function PriceAxis({ entry, gateKind }: { readonly entry: Entry; readonly gateKind: GateKind | null }) {
  const { facts } = useSite();
  const kind = gateKind ?? (entry.gateKinds.length === 1 ? entry.gateKinds[0] : undefined);
  const all = pricedServices(facts).filter((service) => isWeighed(kind) || !service.facts.includes('heavyGatePrice'));
  const asked = askedService(all, entry);
  const services = comparedServices(all, asked, entry);
  const rows = services.map((service) => {
    const { name, range } = service;
    const value = range[0] === range[1] ? formatReais(range[0]) : formatReaisRange([range[0], range[1]]);
    return { name, value, range, isAsked: service === asked };
  });
  return <Axis id="regua" title="Tudo na mesma régua" rows={rows} />;
}
