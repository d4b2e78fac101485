import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '../business/addresses.ts';
import { customerWordsFields, WORDS_MAX } from '../business/customer-words-fields.ts';
import type { Schema } from '../database/schema.ts';
import { COSTS, type PublicLimits } from '../http/public-limits.ts';
import { findWordsLink, receiveWords, type WordsLink } from '../portfolio/received-words.ts';
import { parseWords } from './customer-words-form.ts';
import {
  customerWordsResponses,
  type CustomerWordsResponsesDependencies,
  EMPTY_FORM,
  SECRET_HEADERS,
} from './customer-words-responses.ts';

/** Far more than the longest text takes, each letter of it escaped. */
const BODY_MAX = 32 * 1024;
/** What is refused as too long is given back up to here. */
const READ_MAX = 8 * BODY_MAX;

export interface CustomerWordsPagesDependencies extends CustomerWordsResponsesDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  /** A visit is made for one visitor alone. What is sent has tries of its own, which lose nothing of it. */
  readonly limits: PublicLimits;
}

interface SentForm {
  readonly fields: URLSearchParams;
  /** More than the form takes. */
  readonly isTooLarge: boolean;
}

/** The body of a form; of one that is too large what it begins with. Nothing beyond that is read. */
async function readForm({ req }: Context): Promise<SentForm> {
  if (!req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return { fields: new URLSearchParams(), isTooLarge: false };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > READ_MAX) break;
  }
  const body = Buffer.concat(chunks).subarray(0, READ_MAX).toString('utf8');
  return { fields: new URLSearchParams(body), isTooLarge: size > BODY_MAX };
}

/** The page behind a customer's link: what it asks, and what becomes of what was written. */
export function customerWordsPages({ db, clock, ...dependencies }: CustomerWordsPagesDependencies) {
  const respond = customerWordsResponses(dependencies);
  const tokenOf = (context: Context) => context.req.param('token') ?? '';

  async function keep(context: Context, link: WordsLink, { fields, isTooLarge }: SentForm): Promise<Response> {
    const consent = respond.consentOf(link);
    const parsed = parseWords((name) => fields.get(name) ?? '', consent);
    const typed = parsed.ok ? parsed : parsed.typed;
    const wait = await dependencies.countTry(context);
    if (wait > 0) {
      const said = `Foram muitas tentativas seguidas. Espere ${wait} segundos e envie de novo: o que você escreveu está aqui.`;
      return respond.form(context, link, { typed, problems: {}, said, status: 429 }, wait);
    }
    if (isTooLarge) {
      const said = `O texto é longo demais: cabem ${WORDS_MAX} letras. O que você escreveu está aqui; corte e envie de novo.`;
      return respond.form(context, link, { typed, problems: {}, said, status: 413 });
    }
    if (!parsed.ok) return respond.form(context, link, { ...parsed, status: 422 });
    const { words, firstName } = parsed;
    const outcome = await receiveWords(db, tokenOf(context), { words, firstName, consent }, clock());
    if (outcome === 'no such link') return respond.noLink(context, words);
    if (outcome === 'used') return respond.used(context, words);
    // Shown by a visit of its own, so that reloading sends nothing again.
    return new Response(null, {
      status: 303,
      headers: { ...SECRET_HEADERS, location: addresses.customerWords(tokenOf(context)) },
    });
  }

  return {
    async get(context: Context): Promise<Response> {
      dependencies.limits.spend(context, COSTS.firstVisit);
      const link = await findWordsLink(db, tokenOf(context), clock());
      if (!link) return respond.noLink(context);
      return link.state === 'open' ? respond.form(context, link, EMPTY_FORM) : respond.over(context, link);
    },

    async post(context: Context): Promise<Response> {
      const link = await findWordsLink(db, tokenOf(context), clock());
      const sent = await readForm(context);
      const written = sent.fields.get(customerWordsFields.words) ?? '';
      if (!link) return respond.noLink(context, written);
      if (link.state === 'expired') return respond.over(context, link, written);
      return keep(context, link, sent);
    },
  };
}
