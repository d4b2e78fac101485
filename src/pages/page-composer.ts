import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { bestPage, type BestPageRequest, pageWith } from '../generator/best-page.ts';
import { judgePage } from '../generator/judgement.ts';
import { NOINDEX_FROM } from '../generator/likeness.ts';
import { understandOnce } from '../generator/understand-once.ts';
import type { WrittenPage } from '../generator/written/written-page.ts';
import { isIndexable } from '../similarity/indexable.ts';
import { type Comparable, type LikenessRegistry, nearestOf } from '../similarity/likeness-registry.ts';
import { withoutSlots } from '../text/fact-slots.ts';
import { toStored } from '../understanding/stored-understanding.ts';
import type { Correction } from '../understanding/understanding.ts';
import { describeUnderstanding, isAnswered } from '../understanding/understood.ts';
import type { OutsideWriter, PageAsked } from './outside-writer.ts';
import type { Compared, PageState } from './page-change.ts';
import type { Draft } from './page-contracts.ts';
import { findPage, findSameWish, takenSlugs } from './page-reads.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { shownTitle } from './shown-page.ts';
import { loadChoices } from './understanding-choices.ts';

/** Variations tried for a page before the least alike is taken. */
export const ATTEMPTS = 12;
const TOO_ALIKE = 'escreveu um texto parecido demais com outra página';

export interface PageComposerDependencies {
  readonly database: Database;
  readonly facts: () => Facts;
  readonly registry: LikenessRegistry;
  /** Null leaves every text to the generator. */
  readonly outsideWriter: OutsideWriter | null;
}

export interface ComposedPage extends Omit<Compared, 'judgedAt'> {
  readonly page: PageState;
  readonly byModel: boolean;
}

/** Makes pages of titles; nothing is stored. */
export interface PageComposer {
  /** Generates the n-th best variation of a title's page. The title has passed `parseTitle`. */
  draft(title: string, creativity: number, version: number, correction?: Correction): Promise<Draft>;
  /** The page that a bulk job writes for a title: the model's where it wrote one, else the best variation, chosen beside those that exist and those of its batch. */
  compose(asked: PageAsked, batch: Comparable, written?: WrittenPage | null): ComposedPage;
}

function notWritten(reason: string): string {
  return `A inteligência artificial ${reason}. O texto é o do próprio gerador.`;
}

export function createPageComposer({
  database: { db },
  facts,
  registry,
  outsideWriter,
}: PageComposerDependencies): PageComposer {
  const request = (title: string, creativity: number, version: number, correction: Correction | undefined) => ({
    title,
    creativity,
    correction,
    facts: facts(),
    attempts: ATTEMPTS,
    version,
    nearest: nearestOf(registry),
  });

  /** The model's page, unless it would be kept from search engines for its likeness: then ours. */
  function chosen(asked: BestPageRequest, written: WrittenPage | null) {
    const ours = bestPage(asked);
    const theirs = written && pageWith(asked, ours.seed, written);
    return theirs && theirs.likeness < NOINDEX_FROM ? { best: theirs, byModel: true } : { best: ours, byModel: false };
  }

  /** What the model writes for a draft, asked twice at most and no longer than an administrator waits, or why it does not. */
  async function ask(
    asked: PageAsked,
  ): Promise<{ readonly written: WrittenPage | null; readonly failure: string | null }> {
    const task = outsideWriter?.taskFor(asked) ?? null;
    if (outsideWriter === null || task === null) return { written: null, failure: null };
    const signal = AbortSignal.timeout(outsideWriter.timeoutMs);
    try {
      const first = await outsideWriter.write(task, signal);
      const answer = first.kind === 'refused' ? await outsideWriter.write(first.again, signal) : first;
      return answer.kind === 'page'
        ? { written: answer.page, failure: null }
        : { written: null, failure: notWritten(answer.reason) };
    } catch (error) {
      if (!signal.aborted) throw error;
      return { written: null, failure: notWritten('demorou demais') };
    }
  }

  async function answeredBy(title: string): Promise<Draft['answered_by']> {
    const page = await findSameWish(db, title);
    return page && shownTitle(page, facts());
  }

  async function draft(title: string, creativity: number, version: number, asked?: Correction): Promise<Draft> {
    await registry.upToDate();
    const correction = (await loadChoices(db)).correctionFor(title, asked);
    const { written, failure } = await ask({ title, creativity, correction });
    const { best, byModel } = chosen(request(title, creativity, version, correction), written);
    const understood = understandOnce(title, correction);
    const { page, seed, likeness, nearestId } = best;
    const nearest = nearestId === null ? null : await findPage(db, nearestId);
    const content = sanitizeHtml(page.stored.content);
    const html = withoutSlots(content);
    const taken = (await takenSlugs(db, [page.slug])).has(page.slug);
    const { description, slug } = page;
    return {
      title,
      slug,
      description,
      html,
      source: { description: page.stored.description, content },
      likeness,
      nearest_slug: nearest?.slug ?? null,
      indexable: isIndexable({ likeness, answered: isAnswered(understood) }),
      taken,
      seed,
      version,
      judgement: judgePage({
        ...page,
        html,
        likeness,
        facts: facts(),
        understood,
        takenAddress: taken ? addresses.usefulLink(page.slug) : null,
      }),
      understood: describeUnderstanding(understood),
      answered_by: taken ? null : await answeredBy(title),
      written_by: byModel ? 'model' : 'generator',
      model_failure: written && !byModel ? notWritten(TOO_ALIKE) : failure,
    };
  }

  function compose(
    { title, creativity, correction }: PageAsked,
    batch: Comparable,
    written: WrittenPage | null = null,
  ): ComposedPage {
    const understood = understandOnce(title, correction);
    const { best, byModel } = chosen(
      { ...request(title, creativity, 0, correction), nearest: nearestOf(registry, batch) },
      written,
    );
    const {
      page: { slug, stored },
      seed,
      likeness,
      nearestId,
      shingles,
    } = best;
    const page = {
      title,
      slug,
      description: stored.description,
      content: stored.content,
      creativity,
      seed,
      understood: toStored(understood),
      answered: isAnswered(understood),
      // A model writes figures as words.
      typedFigures: byModel ? null : 0,
      override: null,
    };
    return {
      page,
      id: timeOrderedId(),
      shingles,
      nearest: nearestId === null ? null : { id: nearestId, likeness },
      byModel,
    };
  }

  return { draft, compose };
}
