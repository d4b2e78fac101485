import { parseResponse } from 'hono/client';
import { client, MOUNT } from './call-client.ts';
import type { SlotFact } from '../business/slot-values.ts';
import type { SessionInfo } from '../auth/session-guard.ts';
import type { BulkJob, BulkJobSummary, DryRun, JobScreen, TitleList } from '../bulk/job-contracts.ts';
import type {
  Draft,
  ImportResult,
  CheckedText,
  Overview,
  PageList,
  PageDetails,
  PageVersion,
  PageVersionSummary,
  UnderstandingOptions,
} from '../pages/page-contracts.ts';
import type { PageListFilter } from '../pages/page-list-filter.ts';
import { sessionFetch } from './checked-fetch.ts';
import type { Correction } from './correction.ts';
import type { EditAsKnown } from './edit-calls.ts';
import { searchQuery } from './page-list-address.ts';
import type { SaveIds } from './save-ids.ts';

// Every call of the screens. Each throws an ApiFailure whose message may be shown.

export interface LocalPage {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
}

export interface NewPage extends LocalPage {
  readonly description: string;
  readonly seed: number;
  readonly creativity: number;
  readonly save_id: string;
  readonly understood: Correction;
}

export function readSignInOptions(): Promise<{ readonly google: boolean; readonly password_recovery: boolean }> {
  return parseResponse(client.public['sign-in-options'].$get());
}

export function readSession(): Promise<SessionInfo> {
  return parseResponse(client.session.$get());
}

export function readOverview(): Promise<Overview> {
  return parseResponse(client.overview.$get());
}

export function listPages(
  { cursor, limit, ...filter }: PageListFilter & { cursor: string | null; limit: number },
  signal: AbortSignal,
): Promise<PageList> {
  const query = { ...searchQuery(filter), limit: String(limit), ...(cursor !== null && { cursor }) };
  return parseResponse(client.pages.$get({ query }, { init: { signal } }));
}

/** `version` 0 is the best variation, 1 the next best, and so on. */
export function generateDraft(parameters: {
  title: string;
  creativity: number;
  version: number;
  understood: Correction;
}): Promise<Draft> {
  return parseResponse(client.generate.$post({ json: parameters }));
}

/** What may be chosen instead of what a title was understood as. */
export function readUnderstandingOptions(): Promise<UnderstandingOptions> {
  return parseResponse(client.understanding.$get());
}

/** Remembered for this title and those of the same words, before any page is made. */
export async function chooseSubject(title: string, entry: string): Promise<void> {
  await client.understanding.choices.$put({ json: { title, entry } });
}

export function savePage(page: NewPage): Promise<PageDetails> {
  return parseResponse(client.pages.$post({ json: page }));
}

export async function deletePage(id: string): Promise<void> {
  await client.pages[':id'].$delete({ param: { id } });
}

export function restorePage(id: string): Promise<PageDetails> {
  return parseResponse(client.pages[':id'].restore.$post({ param: { id } }));
}

export function importPages(pages: readonly LocalPage[]): Promise<ImportResult> {
  return parseResponse(client.pages.import.$post({ json: [...pages] }));
}

/** What may be put into a text as a slot, with its words of today. */
export function listSlotFacts(): Promise<{ readonly items: readonly SlotFact[] }> {
  return parseResponse(client['fact-slots'].$get());
}

export function listTitles(): Promise<{ readonly items: readonly string[] }> {
  return parseResponse(client.titles.$get());
}

export interface JobParameters {
  readonly titles: readonly string[];
  readonly creativity: number;
  readonly screen: JobScreen;
  /** Titles that were not understood, or are not ours to answer, become pages too, kept from search engines. */
  readonly include_unanswered: boolean;
}

export function createBulkJob({ titles, ...parameters }: JobParameters): Promise<BulkJobSummary> {
  return parseResponse(client['bulk-jobs'].$post({ json: { titles: [...titles], ...parameters } }));
}

/** Those begun on one screen, newest first. */
export function listBulkJobs(screen: JobScreen): Promise<{ readonly items: readonly BulkJobSummary[] }> {
  return parseResponse(client['bulk-jobs'].$get({ query: { screen } }));
}

/** The results come by thousands: those after the 0-based index `after`; -1 asks from the first. */
export function readBulkJob(id: string, after: number): Promise<BulkJob> {
  return parseResponse(client['bulk-jobs'][':id'].$get({ param: { id }, query: { after: String(after) } }));
}

export function cancelBulkJob(id: string): Promise<BulkJobSummary> {
  return parseResponse(client['bulk-jobs'][':id'].cancel.$post({ param: { id } }));
}

/** For an EventSource: `progress` with a BulkJob each, and `end` at last. */
export function bulkJobEventsAddress(id: string, after: number): string {
  return MOUNT + client['bulk-jobs'][':id'].events.$path({ param: { id }, query: { after: String(after) } });
}

/** A job of the titles that failed in another. */
export function retryBulkJob(id: string): Promise<BulkJobSummary> {
  return parseResponse(client['bulk-jobs'][':id'].retry.$post({ param: { id } }));
}

export function tryTitles(titles: readonly string[], creativity: number): Promise<DryRun> {
  return parseResponse(client['bulk-jobs']['dry-run'].$post({ json: { titles: [...titles], creativity } }));
}

/** The file goes as it is; the server detects its type by its content. A template puts titles together of its columns. */
export async function readTitleFile(file: File, template: string): Promise<TitleList> {
  const query = template === '' ? '' : `?${new URLSearchParams({ template })}`;
  const response = await sessionFetch(MOUNT + client['title-lists'].$path() + query, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return response.json();
}

/** Says on the console what failed, in the specification's words, and leaves the rest to whoever called. */
function logged<Result>(words: string, reply: Promise<Result>): Promise<Result> {
  return reply.catch((failure: unknown) => {
    console.error(words, failure);
    throw failure;
  });
}

export function readPage(id: string): Promise<PageDetails> {
  return logged('Erro ao buscar página', parseResponse(client.pages[':id'].$get({ param: { id } })));
}

export interface PageEdit {
  readonly revision: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
  /** Null lets the similarity decide. */
  readonly indexable: boolean | null;
}

/** @param edit with where its text was kept meanwhile, which goes with the save. */
export function editPage(id: string, edit: PageEdit & SaveIds & { readonly kept?: EditAsKnown }): Promise<PageDetails> {
  return logged('Erro ao salvar página', parseResponse(client.pages[':id'].$patch({ param: { id }, json: edit })));
}

export function checkText(
  text: { id: string; title: string; slug: string; description: string; content: string },
  signal: AbortSignal,
): Promise<CheckedText> {
  return parseResponse(client.judgements.$post({ json: text }, { init: { signal } }));
}

export function listVersions(id: string): Promise<{ readonly items: readonly PageVersionSummary[] }> {
  return parseResponse(client.pages[':id'].versions.$get({ param: { id } }));
}

export function readVersion(id: string, version: number): Promise<PageVersion> {
  return parseResponse(client.pages[':id'].versions[':version'].$get({ param: { id, version: String(version) } }));
}

export function restoreVersion(
  id: string,
  version: number,
  base: SaveIds & Pick<PageEdit, 'revision'>,
): Promise<PageDetails> {
  return parseResponse(
    client.pages[':id'].versions[':version'].restore.$post({ param: { id, version: String(version) }, json: base }),
  );
}

export const downloads = {
  /** What was found, in the order of the list. */
  pages: (filter: PageListFilter) => MOUNT + client['pages.csv'].$path({ query: searchQuery(filter) }),
  results: (id: string) => MOUNT + client['bulk-jobs'][':id']['results.csv'].$path({ param: { id } }),
} as const;
