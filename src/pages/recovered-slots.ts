import type { Facts } from '../business/facts.ts';
import { type GeneratedPage, generatePage } from '../generator/generate-page.ts';
import { typedFigures } from '../generator/typed-figures.ts';
import { understandOnce } from '../generator/understand-once.ts';
import { hasTextSlots, withoutSlots, withoutTextSlots } from '../text/fact-slots.ts';
import { withKnownSlots } from '../text/slot-sentences.ts';
import { correctionOf, parseStored } from '../understanding/stored-understanding.ts';
import type { CurrentPage } from './page-change.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { titleWithSlots } from './title-slots.ts';

/** Other pages of the same title, whose sentences an edited page or one of older templates may hold. */
const OTHERS = [0, 100, 100, 100, 100].map((creativity, seed) => ({ creativity, seed }));

type Recovered = Pick<CurrentPage, 'title' | 'description' | 'content'> & { readonly typedFigures: number };

type Stored = Pick<CurrentPage, 'title' | 'description' | 'content' | 'creativity' | 'seed' | 'understood'>;

const spaces = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');

/**
 * A page of words with the facts of the company in slots, where it says what the generator says of them today; it reads the same. A step for
 * each page that is generated for it, so that who asks may let others have their turn.
 */
export function* recoverSlots(page: Stored, facts: Facts): Generator<undefined, Recovered> {
  const title = withoutTextSlots(page.title);
  const before = parseStored(page.understood);
  const correction = before ? correctionOf(before) : undefined;
  const understood = understandOnce(title, correction);
  const cleaned = sanitizeHtml(page.content);
  const made: GeneratedPage[] = [];
  const { description: written, content: words } = page;
  const priced = titleWithSlots(page.title, facts);
  const titled = spaces(withoutTextSlots(priced)) === spaces(title) ? priced : page.title;
  let recovered: Recovered = { title: titled, description: written, content: words, typedFigures: 0 };
  for (const { creativity, seed } of [{ creativity: page.creativity ?? 0, seed: page.seed ?? 0 }, ...OTHERS]) {
    made.push(generatePage({ title, creativity, seed, facts, correction }));
    const content = withKnownSlots(
      cleaned,
      made.map(({ stored }) => sanitizeHtml(stored.content)),
    );
    const readsTheSame = spaces(withoutSlots(content)) === spaces(withoutSlots(cleaned));
    const known = made.find(({ description }) => description === page.description);
    const stored = {
      title: titled,
      description: hasTextSlots(page.description) ? page.description : (known?.stored.description ?? page.description),
      content: readsTheSame ? content : page.content,
    };
    recovered = { ...stored, typedFigures: typedFigures(stored, understood, facts).length };
    if (recovered.typedFigures === 0) break;
    yield;
  }
  return recovered;
}
