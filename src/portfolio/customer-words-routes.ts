import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { addresses } from '../business/addresses.ts';
import { customerWordsRequest } from '../business/customer-words-texts.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import { whatsappShareLink } from '../business/whatsapp-link.ts';
import { fail } from '../http/api-error.ts';
import { jsonOnly, validJson } from '../http/json-body.ts';
import { listOf } from '../text/portuguese.ts';
import type { AskedWords } from './contracts.ts';
import { askForWords, decideOnWords, withdrawWords, type WordsOutcome } from './customer-words-writes.ts';
import { findJob } from './portfolio-reads.ts';
import { type Call, portfolioResponses } from './portfolio-responses.ts';
import type { PortfolioRoutesDependencies } from './portfolio-routes.ts';

const decision = z.strictObject({ consent_at: z.string().max(40) });

/** The words of one job's customer: asked for by a link, read, and published or not. */
export function customerWordsRoutes(dependencies: PortfolioRoutesDependencies) {
  const { database, clock, facts, siteUrl } = dependencies;
  const { db } = database;
  const respond = portfolioResponses(dependencies);
  const idOf = (context: { readonly req: { param(name: string): string | undefined } }) =>
    context.req.param('id') ?? '';

  function outcomeOf(context: Call, outcome: WordsOutcome) {
    if (outcome === 'done') return respond.job(context, idOf(context));
    if (outcome === 'no such job')
      return fail(context, 404, 'not_found', 'Não há mais depoimento neste serviço. Abra a tela de novo.');
    return fail(context, 409, 'changed', 'O depoimento mudou desde que esta tela foi aberta. Leia-o de novo.');
  }

  return new Hono<AdministratorEnv>()
    .post('/', async (context) => {
      const asked = await askForWords(db, idOf(context), respond.act(context, 'created'));
      if (asked === 'no such job') return fail(context, 404, 'not_found', 'Este serviço não existe mais.');
      if (asked === 'already there')
        return fail(
          context,
          409,
          'already_there',
          'O cliente já escreveu. Leia o depoimento, ou apague-o antes de pedir outro.',
        );
      if ('missing' in asked)
        return fail(context, 422, 'incomplete', `Antes de pedir o depoimento, preencha ${listOf(asked.missing)}.`);
      const link = siteUrl + addresses.customerWords(asked.token);
      const text = customerWordsRequest(facts(), { ...asked.job, link, expiresAt: asked.expiresAt });
      const job = await findJob(db, asked.job.id, saoPauloDay(clock()));
      return job ? context.json<AskedWords>({ link, chat: whatsappShareLink(text), job }, 201) : fail(context, 404);
    })
    .post('/publish', jsonOnly(), validJson(decision), async (context) => {
      const about = { state: 'published', consentAt: context.req.valid('json').consent_at } as const;
      const act = respond.act(context, 'published');
      return outcomeOf(context, await decideOnWords(db, idOf(context), about, act));
    })
    .post('/decline', jsonOnly(), validJson(decision), async (context) => {
      const about = { state: 'declined', consentAt: context.req.valid('json').consent_at } as const;
      const act = respond.act(context, 'changed');
      return outcomeOf(context, await decideOnWords(db, idOf(context), about, act));
    })
    .delete('/', async (context) =>
      outcomeOf(context, await withdrawWords(db, idOf(context), respond.act(context, 'deleted'))),
    );
}
