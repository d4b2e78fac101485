import type { ProductType, ServiceType } from './classify-title.ts';
import { isCare, isOutsideKits, type PageContext } from './page-context.ts';
import type { PagePlan } from './page-plan.ts';
import type { TextSectionId } from './pools/sections.ts';
import type { Choice } from './seeded-choice.ts';
import { mayFall, type Symptom } from './symptoms.ts';

export type SectionId = TextSectionId | 'mechanism' | 'models' | 'installation' | 'defects';

/** What a reader of each service wants first. */
const FIRST: Readonly<Record<ServiceType, readonly SectionId[]>> = {
  sale: ['mechanism', 'models', 'installation', 'choosing', 'payment'],
  store: ['models', 'choosing', 'payment', 'quote', 'installation'],
  automation: ['gate-check', 'models', 'installation', 'electricity', 'mechanism'],
  installation: ['installation', 'models', 'gate-check', 'electricity', 'handover'],
  maintenance: ['maintenance', 'defects', 'mechanism', 'safety', 'quiet'],
  repair: ['defects', 'mechanism', 'replacing', 'emergency', 'maintenance'],
  emergency: ['emergency', 'outage', 'defects', 'replacing', 'safety'],
  programming: ['remotes', 'board', 'safety', 'defects', 'outage'],
  price: ['models', 'payment', 'replacing', 'choosing', 'quote'],
  problem: ['defects', 'mechanism', 'maintenance', 'emergency', 'replacing'],
};

/** A part is no kit: what can fail and how to look after it comes before models and prices. */
const FIRST_FOR_PARTS: readonly SectionId[] = ['defects', 'maintenance', 'safety', 'board'];

const REST: readonly SectionId[] = [
  'safety', 'choosing', 'maintenance', 'electricity', 'outage', 'remotes', 'payment', 'gate-check', 'uses', 'quote', 'speed', 'handover', 'board', 'quiet', 'replacing', 'installation', 'mechanism', 'models', 'defects', 'emergency',
];

/** Of no use to someone who has a motor already. */
const FOR_BUYERS: ReadonlySet<SectionId> = new Set(['choosing', 'payment', 'speed', 'uses', 'models', 'installation', 'quote', 'gate-check', 'handover', 'electricity']);
const REST_FOR_CARE = REST.filter((id) => !FOR_BUYERS.has(id));
/** Of no use to someone who has none yet. */
const FOR_OWNERS: ReadonlySet<SectionId> = new Set(['defects', 'emergency', 'replacing']);
const REST_FOR_BUYERS = REST.filter((id) => !FOR_OWNERS.has(id));
/** Beside the point of a part; its own section (`OF_PRODUCT`) is never left out. */
const ASIDE_FOR_PARTS: ReadonlySet<SectionId> = new Set(['quiet', 'emergency', 'replacing', 'outage', 'board']);
/** The complaints that a section has something to say to. */
const OF_COMPLAINT: Readonly<Partial<Record<SectionId, readonly Symptom[]>>> = {
  quiet: ['any', 'noise', 'slow', 'hot', 'heavy-leaf'],
  remotes: ['any', 'remote', 'alone', 'not-opening', 'rain'],
  outage: ['any', 'outage', 'not-opening', 'breaker', 'rain', 'lightning', 'burnt-board', 'burnt-motor'],
  emergency: ['any', 'outage', 'not-opening', 'not-closing', 'lightning', 'burnt-board', 'burnt-motor', 'midway'],
  board: ['any', 'alone', 'reversing', 'remote', 'not-closing', 'midway', 'rain', 'lightning', 'burnt-board', 'breaker', 'outage'],
};
/** They tell how to let the motor go, which nobody may do while a cable or a spring is broken. */
const RELEASING: ReadonlySet<SectionId> = new Set(['outage', 'emergency', 'mechanism', 'replacing']);

/** A part has a section that speaks of it, which stands before everything else. */
const OF_PRODUCT: Readonly<Partial<Record<ProductType, SectionId>>> = {
  'remote-control': 'remotes',
  'control-board': 'board',
  photocell: 'safety',
  battery: 'outage',
  rack: 'mechanism',
  lock: 'safety',
};

/** Of no use, or of harm, on this page. */
function isOutOfPlace(id: SectionId, context: PageContext): boolean {
  if (mayFall(context.symptom)) return RELEASING.has(id);
  if (isOutsideKits(context)) return id !== 'mechanism' && (RELEASING.has(id) || id === 'defects');
  if (context.group === 'accessory' && ASIDE_FOR_PARTS.has(id) && OF_PRODUCT[context.productType] !== id) return true;
  if (isCare(context) && !(OF_COMPLAINT[id]?.includes(context.symptom) ?? true)) return true;
  // Which kinds of gate there are helps who buys, not who has a motor that fails.
  return id === 'mechanism' && context.mechanism === 'any' && isCare(context);
}

/** Sections that stay wherever the rest is drawn: without them the page would miss its subject. */
const KEPT_OF_SERVICE = 2;

/** What a title wants a motor for. */
const OF_WISH: Readonly<Partial<Record<NonNullable<PageContext['asksFor']>, SectionId>>> = { fast: 'speed', condominium: 'uses' };

function subjectSections(context: PageContext): SectionId[] {
  const { productType, mechanism, asksFor } = context;
  const wish = asksFor === null || isCare(context) ? undefined : OF_WISH[asksFor];
  return [OF_PRODUCT[productType], wish, mechanism === 'any' ? undefined : ('mechanism' as const)].filter((id) => id !== undefined);
}

/** The sections of a page; `taken` are subjects that the answer has dealt with already. */
export function sectionOrder(context: PageContext, choice: Choice, plan: PagePlan, taken: ReadonlySet<SectionId>): SectionId[] {
  const care = isCare(context);
  const ofService = context.group === 'accessory' ? FIRST_FOR_PARTS : FIRST[context.serviceType];
  const first = care ? [...ofService.filter((id) => !FOR_BUYERS.has(id)), 'defects' as const] : ofService;
  const rest = care ? REST_FOR_CARE : REST_FOR_BUYERS;
  const subject = subjectSections(context);
  const order = [...new Set([...subject, ...first, ...rest])].filter((id) => !taken.has(id) && !isOutOfPlace(id, context));
  if (!plan.randomMix) return order.slice(0, plan.sections);
  const kept = new Set([...subject, ...first.slice(0, KEPT_OF_SERVICE)]);
  const always = order.filter((id) => kept.has(id));
  const others = order.filter((id) => !kept.has(id));
  // Who is locked out is helped before anything else; elsewhere any of these may open the page.
  const opening = context.serviceType === 'emergency' ? always : choice.some(always, always.length);
  return [...opening, ...choice.some(others, plan.sections - always.length)];
}
