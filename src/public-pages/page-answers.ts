import type { Context } from 'hono';
import { addresses } from '../business/addresses.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import type { Answer } from '../http/finished-answer.ts';
import type { Visit } from '../http/first-visits.ts';
import { sendAnswer, visitOf } from '../http/public-answer.ts';
import type { Log } from '../log.ts';
import { findRow, keyOf } from './page-address.ts';
import { createPageBuilds, type NoticeStatus, type PageBuildsDependencies } from './page-builds.ts';
import type { PageRequest, PublicPage } from './public-page.ts';
import { publicPages } from './table.ts';

export interface PageAnswersDependencies extends PageBuildsDependencies {
  readonly cache: AnswerCache;
  readonly log: Log;
}

/** What the addresses of the table answer. Everything that is read for an answer is read while the cache builds it, so that no change between the two is missed. */
export function createPageAnswers({ cache, log, ...dependencies }: PageAnswersDependencies) {
  const build = createPageBuilds(dependencies);

  async function noticeOf(status: NoticeStatus, path: string, visit: Visit): Promise<Answer> {
    const key = String(status);
    return cache.find(key) ?? cache.build(key, async () => build.notice(status, path), { visit });
  }

  async function answerOf(row: PublicPage, request: PageRequest, visit: Visit): Promise<Answer> {
    const key = keyOf(row, request);
    const answer = cache.find(key) ?? (await cache.build(key, () => build.page(row, request), { visit }));
    const { status } = answer;
    return status === 404 || status === 410 ? noticeOf(status, request.path, visit) : answer;
  }

  /** Whoever is led to the screen's own address has been noted with the one that was asked for. */
  function noteIfMissing({ status, headers }: Answer, path: string): void {
    if ((status === 404 && path !== addresses.notFound) || headers['location'] === addresses.notFound)
      log.info('Página não encontrada', { path });
  }

  async function send(context: Context, answer: Answer): Promise<Response> {
    noteIfMissing(answer, context.req.path);
    const { location } = answer.headers;
    return location === undefined
      ? sendAnswer(context, answer)
      : context.redirect(location, answer.status === 301 ? 301 : 302);
  }

  return {
    async answer(context: Context, row: PublicPage): Promise<Response> {
      const request = {
        path: context.req.path,
        slug: context.req.param('slug') ?? '',
        query: (name: string) => context.req.query(name),
      };
      return send(context, await answerOf(row, request, visitOf(context)));
    },

    async notFound(context: Context): Promise<Response> {
      return send(context, await noticeOf(404, context.req.path, visitOf(context)));
    },

    /** A failure that nobody foresaw: a reference for the log, never its message. */
    async failure(context: Context, reference: string): Promise<Response> {
      return sendAnswer(
        context,
        await cache.build(`500:${reference}`, async () => build.failure(reference, context.req.path), {
          visit: visitOf(context),
        }),
      );
    },

    /** Makes the answer of an address ahead of its next visitor. What is not in the table is left to that visitor. */
    async warm(address: string): Promise<void> {
      const asked = findRow(publicPages, address);
      if (asked) await answerOf(asked.row, asked.request, null);
    },

    sharedAt: build.sharedAt,
  };
}
