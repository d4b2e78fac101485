import type { Context } from 'hono';
import type { Assets } from '../assets.ts';
import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Database } from '../database/connect.ts';
import type { AnswerCache, PublicAnswer } from '../http/answer-cache.ts';
import type { Answer } from '../http/finished-answer.ts';
import type { Visit } from '../http/first-visits.ts';
import { sendAnswer, visitOf } from '../http/public-answer.ts';
import { publicPolicy } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import { renderDocument } from '../site/document.tsx';
import { errorPage } from '../site/pages/error-page.tsx';
import { gonePage } from '../site/pages/gone-page.tsx';
import { notFoundPage } from '../site/pages/not-found-page.tsx';
import type { SiteContext } from '../site/site-context.ts';
import type { SitePage } from '../site/site-page.ts';
import { findRow, keyOf } from './page-address.ts';
import type { Loaded, PageRequest, PageSources, PublicPage } from './public-page.ts';
import { type SharedPage, sharedPageOf } from './shared-page.ts';
import { publicPages } from './table.ts';

export interface PageAnswersDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly assets: Assets;
  readonly siteUrl: string;
  readonly video: SiteContext['video'];
  readonly cache: AnswerCache;
  readonly log: Log;
}

/** What stands wherever a page is not, the same at every such address. */
const NOTICES = { 404: notFoundPage, 410: gonePage } as const;

/** Has nothing to show: the notice of its status does. */
const WITHOUT_BODY = { body: '', kept: false, headers: {}, tags: [], validUntil: null } as const;

/** What the addresses of the table answer. Everything that is read for an answer is read while the cache builds it, so that no change between the two is missed. */
export function createPageAnswers({ database: { db }, clock, facts, assets, siteUrl, video = null, cache, log }: PageAnswersDependencies) {
  const sources = (): PageSources => ({ db, facts: facts(), now: clock(), video });
  const contextOf = ({ facts: current, now }: PageSources, path: string): SiteContext => ({ facts: current, assets: assets.site, siteUrl, path, now, video });

  function render(page: SitePage, context: SiteContext, { status = 200, tags = [], kept = true }: { status?: number; tags?: readonly string[]; kept?: boolean }): PublicAnswer {
    const document = renderDocument(page, context);
    return {
      status,
      body: document.html,
      kept,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': publicPolicy(document.inlineHashes, assets.admin.preamble !== '', page.frameSource) },
      tags,
      validUntil: page.validUntil ?? null,
    };
  }

  async function load(row: PublicPage, request: PageRequest): Promise<PublicAnswer> {
    const known = sources();
    const loaded: Loaded = await row.load(request, known);
    if ('page' in loaded) return render(loaded.page, contextOf(known, request.path), loaded);
    return { ...WITHOUT_BODY, status: loaded.status, ...('location' in loaded && { headers: { location: loaded.location } }) };
  }

  async function noticeOf(status: keyof typeof NOTICES, path: string, visit: Visit): Promise<Answer> {
    const key = String(status);
    return cache.find(key) ?? cache.build(key, async () => render(NOTICES[status](), contextOf(sources(), path), { status }), { visit });
  }

  async function answerOf(row: PublicPage, request: PageRequest, visit: Visit): Promise<Answer> {
    const key = keyOf(row, request);
    const answer = cache.find(key) ?? (await cache.build(key, () => load(row, request), { visit }));
    const { status } = answer;
    return status === 404 || status === 410 ? noticeOf(status, request.path, visit) : answer;
  }

  /** Whoever is led to the screen's own address has been noted with the one that was asked for. */
  function noteIfMissing({ status, headers }: Answer, path: string): void {
    if ((status === 404 && path !== addresses.notFound) || headers['location'] === addresses.notFound) log.info('Página não encontrada', { path });
  }

  async function send(context: Context, answer: Answer): Promise<Response> {
    noteIfMissing(answer, context.req.path);
    const { location } = answer.headers;
    return location === undefined ? sendAnswer(context, answer) : context.redirect(location, answer.status === 301 ? 301 : 302);
  }

  return {
    async answer(context: Context, row: PublicPage): Promise<Response> {
      const request = { path: context.req.path, slug: context.req.param('slug') ?? '', query: (name: string) => context.req.query(name) };
      return send(context, await answerOf(row, request, visitOf(context)));
    },

    async notFound(context: Context): Promise<Response> {
      return send(context, await noticeOf(404, context.req.path, visitOf(context)));
    },

    /** A failure that nobody foresaw: a reference for the log, never its message. */
    async failure(context: Context, reference: string): Promise<Response> {
      const page = errorPage({ status: 500, reference });
      const made = async () => render(page, contextOf(sources(), context.req.path), { status: 500, kept: false });
      return sendAnswer(context, await cache.build(`500:${reference}`, made, { visit: visitOf(context) }));
    },

    /** Makes the answer of an address ahead of its next visitor. What is not in the table is left to that visitor. */
    async warm(address: string): Promise<void> {
      const asked = findRow(publicPages, address);
      if (asked) await answerOf(asked.row, asked.request, null);
    },

    /** What the page at an address gives to be shared; null where none is. */
    async sharedAt(path: string): Promise<SharedPage | null> {
      const asked = findRow(publicPages, path);
      if (!asked) return null;
      const known = sources();
      const loaded = await asked.row.load(asked.request, known);
      return 'page' in loaded ? sharedPageOf(loaded.page, contextOf(known, path)) : null;
    },
  };
}
