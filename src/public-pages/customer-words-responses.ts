import type { Context } from 'hono';
import { customerWordsConsent } from '../business/customer-words-texts.ts';
import type { Facts } from '../business/facts.ts';
import type { WordsLink } from '../portfolio/received-words.ts';
import { customerWordsPage, wordsNotice } from '../site/pages/customer-words-page.tsx';
import type { SitePage } from '../site/site-page.ts';
import type { TypedWords, WordsProblems } from './customer-words-form.ts';
import { consentMark } from './customer-words-checks.ts';

/** The address is a secret: it is told to no other site, kept nowhere and listed nowhere. */
export const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export interface CustomerWordsResponsesDependencies {
  readonly facts: () => Facts;
  readonly siteUrl: string;
  /** Counts a try of the client's. @returns how many seconds it must wait, 0 where it may go on. */
  readonly countTry: (context: Context) => Promise<number>;
  /** Shows a page that is nobody else's. */
  readonly show: (context: Context, page: SitePage, status: number) => Promise<Response>;
}

interface Form {
  readonly typed: TypedWords;
  readonly problems: WordsProblems;
  /** What is wrong with the whole of it. */
  readonly said?: string;
  readonly status: number;
}

export const EMPTY_FORM: Form = { typed: { words: '', firstName: '' }, problems: {}, status: 200 };

/** What a visit of a customer's link is answered with. */
export function customerWordsResponses({ facts, siteUrl, countTry, show }: CustomerWordsResponsesDependencies) {
  const consentOf = ({ title, month, slug }: WordsLink) =>
    customerWordsConsent(facts(), { title, month, slug, siteUrl });

  async function respond(context: Context, page: SitePage, status: number, wait = 0): Promise<Response> {
    const response = await show(context, page, status);
    for (const [name, value] of Object.entries(SECRET_HEADERS)) response.headers.set(name, value);
    if (wait > 0) response.headers.set('retry-after', String(wait));
    return response;
  }

  return {
    consentOf,

    form(context: Context, job: WordsLink, { typed, problems, said, status }: Form, wait = 0): Promise<Response> {
      const consent = consentOf(job);
      const action = context.req.path;
      const page = customerWordsPage({
        job,
        consent,
        mark: consentMark(consent),
        typed,
        problems,
        said: said ?? null,
        action,
      });
      return respond(context, page, status, wait);
    },

    /** Whoever tries links that are none is slowed down. */
    async noLink(context: Context, written?: string): Promise<Response> {
      const wait = await countTry(context);
      return respond(context, wordsNotice({ kind: 'unknown' }, written), wait > 0 ? 429 : 404, wait);
    },

    /** Other words came through the link before. */
    used: (context: Context, written: string) => respond(context, wordsNotice({ kind: 'used' }, written), 409),

    over(context: Context, { state, slug, expiresAt }: WordsLink, written?: string): Promise<Response> {
      if (state === 'expired')
        return respond(context, wordsNotice({ kind: 'expired', until: expiresAt }, written), 410);
      const kind = state === 'published' ? 'published' : 'received';
      return respond(context, wordsNotice({ kind, slug }), 200);
    },
  };
}
