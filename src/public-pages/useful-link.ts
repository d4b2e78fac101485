import type { Kysely } from 'kysely';
import { slotWords } from '../business/slot-values.ts';
import { addresses } from '../business/addresses.ts';
import { findLinkTopicBySlug } from '../business/link-topics.ts';
import type { Schema } from '../database/schema.ts';
import { reading } from '../failed-read.ts';
import { findRedirect } from '../pages/page-redirects.ts';
import { pageTags } from '../pages/page-tags.ts';
import { findShownPage, type ShownPage, wasDeleted } from '../pages/page-reads.ts';
import { listRelated } from '../pages/related-pages.ts';
import { sanitizeHtml } from '../pages/sanitize-html.ts';
import { generatedPage } from '../site/pages/generated-page.tsx';
import { linkTopicPage } from '../site/pages/link-topic-page.tsx';
import { fillSlots, fillTextSlots } from '../text/fact-slots.ts';
import { canonicalSlug, postSlug } from '../text/slug.ts';
import { pageSubject, subjectOf } from '../understanding/stored-understanding.ts';
import { understand } from '../understanding/understand-title.ts';
import { jobFor } from './portfolio-pages.ts';
import type { Loaded, PageRequest, PageSources } from './public-page.ts';
import { shownSubject } from './shown-subject.ts';
import { shownLink, writtenTitle } from './written-title.ts';

/** The address of a useful link that was spelled otherwise, with capitals for example; null where nothing is or was there. */
async function findSpelledOtherwise(db: Kysely<Schema>, asked: string): Promise<string | null> {
  for (const slug of new Set([postSlug(asked), canonicalSlug(asked)])) {
    if (slug === asked || slug === '') continue;
    if (
      (await findShownPage(db, slug)) ||
      findLinkTopicBySlug(slug) ||
      (await findRedirect(db, slug)) ||
      (await wasDeleted(db, slug))
    )
      return slug;
  }
  return null;
}

/** A page of somebody in danger, or of what we do not do, shows none of our work. */
const WITHOUT_JOB: ReadonlySet<string | undefined> = new Set(['danger', 'refusal']);

async function showGenerated(page: ShownPage, sources: PageSources): Promise<Loaded> {
  const { db, facts } = sources;
  const wordsOf = slotWords(facts);
  const typed = fillTextSlots(page.title, wordsOf);
  const { place: placeKey = null, entry: entryId = null } = page.understood ?? {};
  const related = (await listRelated(db, { id: page.id, place: placeKey, entry: entryId })).map((link) =>
    shownLink(link, facts),
  );
  const subject = page.understood ? pageSubject(page.understood) : subjectOf(understand(typed));
  const title = writtenTitle(typed, subject.place);
  const { place, gateKind } = WITHOUT_JOB.has(subject.entry?.family) ? { place: null, gateKind: null } : subject;
  const { job, tags } = await jobFor(sources, place, gateKind);
  const shown = generatedPage({
    id: page.id,
    title,
    slug: page.slug,
    description: fillTextSlots(page.description, wordsOf),
    contentHtml: fillSlots(sanitizeHtml(page.content), wordsOf),
    createdAt: page.created_at,
    indexable: page.indexable,
    canonicalSlug: page.canonical_slug ?? page.slug,
    subject: shownSubject(typed, subject, facts),
    brand: facts.brand,
    related,
    job,
  });
  return {
    page: shown,
    tags: [
      ...[page.slug, page.canonical_slug ?? page.slug, ...related.map((link) => link.slug)].map(pageTags.page),
      ...tags,
    ],
  };
}

/** A generated page if there is one, else the built-in topic, else where the page went. */
export async function loadUsefulLink({ slug }: PageRequest, sources: PageSources): Promise<Loaded> {
  const { db } = sources;
  const page = await reading('Erro ao buscar página', findShownPage(db, slug));
  if (page) return showGenerated(page, sources);
  const topic = findLinkTopicBySlug(slug);
  if (topic) return { page: linkTopicPage({ topic }), tags: [pageTags.page(slug)] };
  const moved = await findRedirect(db, slug);
  if (moved !== null && moved !== 'gone') return { location: addresses.usefulLink(moved.slug), status: 301 };
  if (moved === 'gone' || (await wasDeleted(db, slug))) return { status: 410 };
  const meant = await findSpelledOtherwise(db, slug);
  return meant === null
    ? { location: addresses.notFound, status: 302 }
    : { location: addresses.usefulLink(meant), status: 301 };
}
