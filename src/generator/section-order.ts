import type { PageContext } from './page-context.ts';
import type { PagePlan } from './page-plan.ts';
import type { TextSectionId } from './pools/sections.ts';
import type { Choice } from './seeded-choice.ts';

export type SectionId = TextSectionId | 'mechanism' | 'models' | 'installation';

/** What a kit is wanted for; it decides what its reader wants first. */
export type Intent = 'sale' | 'store' | 'automation' | 'installation';

const FIRST: Readonly<Record<Intent, readonly SectionId[]>> = {
  sale: ['mechanism', 'models', 'installation', 'choosing', 'payment'],
  store: ['models', 'choosing', 'payment', 'quote', 'installation'],
  automation: ['gate-check', 'models', 'installation', 'electricity', 'mechanism'],
  installation: ['installation', 'models', 'gate-check', 'electricity', 'handover'],
};

const REST: readonly SectionId[] = [
  'safety',
  'choosing',
  'maintenance',
  'electricity',
  'outage',
  'remotes',
  'payment',
  'gate-check',
  'uses',
  'quote',
  'speed',
  'handover',
  'board',
  'quiet',
  'installation',
  'mechanism',
  'models',
];

/** Sections that stay wherever the rest is drawn: without them the page would miss its subject. */
const KEPT_OF_INTENT = 2;

/** The sections of a page that sells a kit. */
export function sectionOrder(
  { mechanism, intent, entryId }: Pick<PageContext, 'mechanism' | 'intent' | 'entryId'>,
  choice: Choice,
  plan: PagePlan,
): SectionId[] {
  const subject: SectionId[] = [
    ...(entryId === 'motor-rapido' ? (['speed'] as const) : []),
    ...(mechanism === 'any' ? [] : (['mechanism'] as const)),
  ];
  const first = FIRST[intent];
  const order = [...new Set([...subject, ...first, ...REST])];
  if (!plan.randomMix) return order.slice(0, plan.sections);
  const kept = new Set([...subject, ...first.slice(0, KEPT_OF_INTENT)]);
  const always = order.filter((id) => kept.has(id));
  const others = order.filter((id) => !kept.has(id));
  return [...choice.some(always, always.length), ...choice.some(others, plan.sections - always.length)];
}
