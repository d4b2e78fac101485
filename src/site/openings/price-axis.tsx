import type { Facts, Range } from '../../business/facts.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import { isMeasuredMovement } from '../../business/gate-movements.ts';
import type { Entry } from '../../content/library/entry.ts';
import { pairPrice, pairText } from '../../business/model-texts.ts';
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
      name: 'Visita de diagnóstico, descontada do conserto',
      of: 'mending',
      range: [diagnosisVisit.price, diagnosisVisit.price],
      facts: ['visitPrice'],
    },
    { name: 'Mão de obra, sem a peça', of: 'mending', range: repairPrice, facts: ['repairPrice', 'repairPhrase'] },
    { name: 'Manutenção preventiva', of: 'mending', range: maintenance.price, facts: ['maintenancePrice'] },
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

const valueOf = ({ range: [low, high] }: PricedService) =>
  low === high ? formatReais(low) : formatReaisRange([low, high]);

const withPlainSpaces = (text: string) => text.replace(/\u00a0|&nbsp;/g, ' ');

/** A revision that is not asked for says nothing of a repair. */
const isRevision = ({ facts }: PricedService): boolean => facts.includes('maintenancePrice');

/** What the page's text prices; of a page whose text is not known, what its entry names. A question at its end that prices a kit makes no page on mending one on kits. */
function pricedIn(
  services: readonly PricedService[],
  entry: Entry,
  asked: PricedService | undefined,
  told: string | undefined,
): readonly PricedService[] {
  const text = [...entry.answer, ...entry.why.flat(), ...entry.cost].join(' ');
  const named = services.filter((service) => placeIn(text, service) >= 0);
  if (told === undefined) return named;
  const says = withPlainSpaces(told);
  return services.filter(
    (service) =>
      says.includes(withPlainSpaces(valueOf(service))) &&
      (asked?.of !== 'mending' || named.includes(service) || (service.of === 'mending' && !isRevision(service))),
  );
}

/** Each kit by itself. @param isPair whether each of two leaves takes one. */
function kitsOf({ models }: Facts, isPair: boolean): readonly PricedService[] {
  const kits = models.map(({ name, price }) =>
    isPair
      ? { name: `Par ${name}, instalado`, range: pairPrice(price) }
      : { name: `Kit ${name}, instalado`, range: [price, price] as const },
  );
  return kits
    .map((kit) => ({ ...kit, of: 'new motor' as const, facts: [] }))
    .toSorted((one, other) => one.range[0] - other.range[0]);
}

/** What is asked for and what the page prices besides; who buys a motor compares nothing with mending one. One price alone no axis compares: then, as where they are asked for, kits stand beside each other, and what mends beside what else does; all where there is none. */
function comparedServices(
  services: readonly PricedService[],
  asked: PricedService | undefined,
  priced: readonly PricedService[],
  facts: Facts,
): readonly PricedService[] {
  const named = services.filter(
    (service) =>
      service === asked || (priced.includes(service) && !(asked?.of === 'new motor' && service.of === 'mending')),
  );
  if (named.length === 0) return services;
  const [alone] = named;
  const kits = kitsOf(facts, false);
  // Whoever asks for kits is shown each.
  if (asked?.facts.includes('kitPrices') && kits.length > 1)
    return [...kits, ...named.filter((service) => service !== asked)];
  if (named.length > 1) return named;
  if (alone?.of === 'new motor' && kits.length > 1) return kits;
  return services.filter((service) => service.of === alone?.of && (service === alone || !isRevision(service)));
}

/** A leaf that is measured, and not weighed, is never too heavy for a kit. */
function isWeighed(kind: GateKind | undefined): boolean {
  return kind === undefined || !isMeasuredMovement(gateKinds[kind].movement);
}

interface PriceAxisProps {
  readonly entry: Entry;
  readonly gateKind: GateKind | null;
  /** The page's own text, where it was written for its title. */
  readonly told?: string | undefined;
  /** Whether the title names two leaves. */
  readonly isPair?: boolean;
}

/** What the company charges for what the page is about, on one scale. */
export function PriceAxis({ entry, gateKind, told, isPair = false }: PriceAxisProps) {
  const { facts } = useSite();
  const kind = gateKind ?? (entry.gateKinds.length === 1 ? entry.gateKinds[0] : undefined);
  const all = pricedServices(facts).filter((service) => isWeighed(kind) || !service.facts.includes('heavyGatePrice'));
  const asked = askedService(all, entry);
  const compared =
    isPair && asked?.of === 'new motor'
      ? kitsOf(facts, true)
      : comparedServices(all, asked, pricedIn(all, entry, asked, told), facts);
  const rows = compared.map((service) => ({
    name: service.name,
    value: isPair && !all.includes(service) ? `entre ${pairText(service.range[0])}` : valueOf(service),
    ...(all.includes(service)
      ? { range: service.range, isAsked: service === asked }
      : // Each kit stands for the price that was asked for; as bars from nothing on they are compared at a glance.
        {
          range: [service.range[0] === service.range[1] ? 0 : service.range[0], service.range[1]] as const,
          isAsked: true,
        }),
  }));
  return <Axis id="regua" title="Compare os preços" rows={rows} />;
}
