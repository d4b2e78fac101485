import type { Context } from 'hono';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { changesBetween } from '../business/company/changes.ts';
import type { RefusedValue } from '../business/company/company-schema.ts';
import { labelOf } from '../business/company/field-at.ts';
import { usablePart } from '../business/company/usable-part.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { listOf } from '../text/portuguese.ts';
import { readOverview, readStanding } from './company-reads.ts';
import type { Outcome } from './company-steps.ts';
import type { DraftChanged, PublishedChanged, RefusedValues } from './contracts.ts';

export interface CompanyResponsesDependencies {
  readonly database: Database;
  readonly changes: Pick<ChangeFeed, 'catchUp'>;
  /** Whether samples that nobody confirmed are shown. */
  readonly samplesShown: boolean;
}

type Call = Context<AdministratorEnv>;

/** Values that cannot be, each with its reason. */
export function refuseValues(context: Call, fields: readonly RefusedValue[]) {
  const message =
    fields.length === 1 ? 'Um valor não pode ser usado.' : `${fields.length} valores não podem ser usados.`;
  return context.json({ error: { code: 'invalid_values', message }, fields } satisfies RefusedValues, 422);
}

/** A draft that cannot be published yet: names the fields. */
function refusePublication(context: Call, fields: readonly RefusedValue[], typed: unknown) {
  const names = listOf(fields.map(({ path }) => labelOf(path, typed)));
  const message = `Corrija antes de publicar: ${names}.`;
  return context.json({ error: { code: 'invalid_values', message }, fields } satisfies RefusedValues, 422);
}

/** From what a write came to, to the response that its caller gets. */
export function companyResponses({ database: { db }, changes, samplesShown }: CompanyResponsesDependencies) {
  async function draftChanged(context: Call, typed: unknown) {
    const { published, version, draft } = await readStanding(db);
    const body: DraftChanged = {
      error: { code: 'draft_changed', message: 'Outra pessoa mudou o rascunho. Veja o que mudou antes de continuar.' },
      draft,
      draft_version: version,
      published,
      differing:
        typed === undefined ? [] : changesBetween((draft ?? published).data, usablePart(typed, published.data).data),
    };
    return context.json(body, 409);
  }

  async function publishedChanged(context: Call) {
    const { published } = await readStanding(db);
    const message = 'Outra pessoa publicou uma mudança. Veja-a antes de continuar.';
    return context.json({ error: { code: 'published_changed', message }, published } satisfies PublishedChanged, 409);
  }

  /** @param typed what a refused call would have made of the draft. */
  return async (context: Call, outcome: Outcome, typed?: unknown) => {
    if (typeof outcome === 'object') return refusePublication(context, outcome.refused, outcome.typed);
    if (outcome === 'draft changed') return draftChanged(context, typed);
    if (outcome === 'published changed') return publishedChanged(context);
    if (outcome === 'nothing to publish')
      return fail(context, 409, 'nothing_to_publish', 'O rascunho não muda nada do que está publicado.');
    if (outcome === 'no such state') return fail(context, 404);
    // This process shows the change before it is acknowledged.
    await changes.catchUp();
    return context.json(await readOverview(db, samplesShown));
  };
}
