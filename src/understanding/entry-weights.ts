import type { Entry } from '../content/library/entry.ts';
import type { Ranked, Ranking } from './entry-ranking.ts';
import { gateParts, type Part } from '../business/gate-parts.ts';
import type { GateKind } from '../business/gate-kinds.ts';
import { gateKindIn, partMeantIn } from './gate-in-title.ts';
import { meansNoHarm } from './harmless-wishes.ts';
import { type Intention, intentionIn } from './intention.ts';
import { baseOf } from './trade-words.ts';
import type { FoundBrand } from './title-brand.ts';
import type { ReadWord } from './words.ts';

/** Families that a word of the title speaks for: so many times as probable as its words alone say. */
const FAVOURED: readonly (readonly [key: string, families: readonly Entry['family'][], factor: number])[] = [
  ['preco', ['price', 'payment', 'refusal', 'danger'], 2],
  ['comofazer', ['how-to'], 1.3],
  ['oque', ['product'], 1.5],
  ['praqueserve', ['product'], 2],
  ['condominio', ['building'], 2.5],
  ['apartamento', ['building'], 1.3],
];
/** Nobody means these without saying so. */
const ONLY_WITH: Readonly<
  Partial<Record<Entry['family'], { readonly keys: ReadonlySet<string>; readonly unsaid: number }>>
> = {
  price: { keys: new Set(['preco', 'orcamento', 'barato', 'promocao', 'gratis']), unsaid: 0.01 },
  building: {
    keys: new Set(['condominio', 'apartamento', 'ciclo', 'tag', 'assemble', 'rate', 'guarit', 'cancela']),
    unsaid: 0.3,
  },
};
/** Who names no kind of gate does not ask for the motor of one; who names another still less. */
const KIND_UNSAID = 0.15;
const KIND_OTHER = 0.1;
/** A refusal wants to be meant. */
const REFUSAL_FACTOR = 0.6;
/** Who wants nobody hurt has no harm in mind. */
const HARM_DENIED = 0.001;
/** Dangers are told by their stems (`dangers.ts`); what only resembles one must do so clearly. */
const DANGER_FACTOR = 0.4;
const BRAND_SAID = 5;
const BRAND_UNSAID = 0.05;
/** Who asks for the best of all makers names none. */
const BRAND_ASKED = 3;
const MAKERS = new Set(['marca', 'marcas', 'fabricante', 'fabricantes']);
/** Of another maker's motor we sell and price nothing. */
const SOLD_OF_BRAND = 0.2;

/** Who buys or chooses has no fault to tell: so many times as probable as the words alone say. */
const BY_INTENTION: Readonly<Record<Intention, Readonly<Partial<Record<Entry['family'], number>>>>> = {
  buying: {
    purchase: 2,
    price: 0.5,
    fault: 0.003,
    danger: 0.02,
    'how-to': 0.03,
    product: 0.1,
    maintenance: 0.3,
    choice: 0.5,
  },
  wanting: { purchase: 2, price: 0.5, fault: 0.004, 'how-to': 0.05, product: 0.2, maintenance: 0.5 },
  choosing: { choice: 3, purchase: 2, fault: 0.01, 'how-to': 0.1, product: 0.5 },
};
/** What is bought or chosen is the part that is named first; who sells or compares it, and who does so with another. */
const OF_PART = 30;
const OF_ANOTHER = 0.1;
/** One entry sells many parts, and of each its ways of asking say little: so probable it is at least where one of them is wanted. */
const PART_WANTED = 0.05;

/** Each entry's probability by the words alone, weighed with what the title says besides; the most probable first, together 1. */
export function weigh(
  ranked: readonly Ranked[],
  asked: readonly ReadWord[],
  brand: FoundBrand | null,
  brandsOnly: Ranking['brandsOnly'],
): Ranked[] {
  const intention = intentionIn(asked);
  const entries = ranked.map(({ entry }) => entry);
  const part = intention === null ? null : partMeantIn(asked);
  const answering = part === null || part === 'motor' ? null : entriesOf(part, entries, intention === 'choosing');
  const keys = new Set(asked.flatMap(({ key }) => key ?? []));
  const kind = gateKindIn(asked);
  const isHarmless = meansNoHarm(asked.map(({ typed }) => typed).join(' '));
  const asksMaker = asked.some(({ typed }) => MAKERS.has(typed));
  const weighed = ranked
    .map(({ entry, score }) => {
      const favour = FAVOURED.reduce(
        (factor, [key, families, more]) => (keys.has(key) && families.includes(entry.family) ? factor * more : factor),
        1,
      );
      const needed = ONLY_WITH[entry.family];
      const unsaid =
        needed && !asked.some(({ key }) => key !== null && needed.keys.has(baseOf(key))) ? needed.unsaid : 1;
      const unmeant = isHarmless && entry.refusal === 'harmful' ? HARM_DENIED : 1;
      const careful =
        entry.family === 'refusal' ? REFUSAL_FACTOR * unmeant : entry.family === 'danger' ? DANGER_FACTOR : 1;
      const ofBrand = brandsOnly(entry)
        ? brand
          ? BRAND_SAID
          : asksMaker
            ? BRAND_ASKED
            : BRAND_UNSAID
        : brand && (entry.family === 'purchase' || entry.family === 'price')
          ? SOLD_OF_BRAND
          : 1;
      const wanted = intention === null ? 1 : (BY_INTENTION[intention][entry.family] ?? 1);
      const ofPart = answering === null || !WANTED.has(entry.family) ? 1 : answering.has(entry) ? OF_PART : OF_ANOTHER;
      const least = intention !== 'choosing' && answering?.has(entry) ? PART_WANTED : 0;
      return {
        entry,
        score: Math.max(score, least) * favour * unsaid * kindFactor(entry, kind) * ofBrand * careful * wanted * ofPart,
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const whole = weighed.reduce((sum, { score }) => sum + score, 0) || 1;
  return weighed.map(({ entry, score }) => ({ entry, score: score / whole }));
}

/** Of the entries that sell or price the motor of one kind of gate. */
function kindFactor({ family, parts, gateKinds }: Entry, kind: GateKind | null): number {
  if (!(family === 'purchase' || family === 'price') || parts[0] !== 'motor' || gateKinds.length === 0) return 1;
  if (kind === null) return KIND_UNSAID;
  return gateKinds.includes(kind) ? 1 : KIND_OTHER;
}

const WANTED: ReadonlySet<Entry['family']> = new Set(['purchase', 'choice']);

/** The entries that compare a part, where that is asked, and those that sell it: of it before all, or small parts of every kind. */
function entriesOf(part: Part, entries: readonly Entry[], compares: boolean): ReadonlySet<Entry> {
  const isSoldAlone = gateParts[part].sold !== null;
  return new Set(
    entries.filter(({ family, parts }) => {
      const [first = part] = parts;
      if (family === 'choice') return compares && parts.includes(part);
      if (family !== 'purchase' || !parts.includes(part)) return false;
      return isSoldAlone ? first === part : gateParts[first].sold === null && !parts.includes('motor');
    }),
  );
}
