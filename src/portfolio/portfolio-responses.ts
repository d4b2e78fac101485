import type { Context } from 'hono';
import type { AuditAction } from '../audit/audit-event.ts';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { PHOTO_REFUSED } from '../business/browser-keys.ts';
import { saoPauloDay } from '../business/sao-paulo-clock.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { listOf } from '../text/portuguese.ts';
import type { Refusal } from '../photos/photo-outcome.ts';
import { PHOTOS_MAX, type PhotoOutcome } from './photo-writes.ts';
import { findJob } from './portfolio-reads.ts';
import type { Act, Outcome } from './portfolio-writes.ts';

export type Call = Context<AdministratorEnv>;

export interface PortfolioResponsesDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly changes: Pick<ChangeFeed, 'catchUp'>;
}

const REASONS: Readonly<Record<Refusal, string>> = {
  'not a photo': 'não é uma foto',
  'too many pixels': 'passa de 40 milhões de pixels',
  'too large': 'passa de 25 MB',
  damaged: 'está danificada',
  'too heavy': 'não pôde ser aberta',
};

const PHOTO_OUTCOMES: Readonly<Record<Exclude<PhotoOutcome, 'done' | 'no such job' | 'no such photo'>, string>> = {
  full: `Um serviço tem no máximo ${PHOTOS_MAX} fotos.`,
  'last photo': 'Um serviço publicado precisa de uma foto. Tire-o do site antes de excluir a última.',
  'not described': 'Descreva a foto em poucas palavras: o serviço já está no site.',
};

/** From what a write came to, to the response that its caller gets. */
export function portfolioResponses({ database: { db }, clock, changes }: PortfolioResponsesDependencies) {
  /** The job as it stands; this process shows it otherwise from now on. */
  async function job(context: Call, id: string, status: 200 | 201 = 200) {
    await changes.catchUp();
    const found = await findJob(db, id, saoPauloDay(clock()));
    return found ? context.json(found, status) : fail(context, 404);
  }

  return {
    act: (context: Call, action: AuditAction): Act => ({
      by: context.get('administrator').email,
      now: clock(),
      record: context.get('auditAs')(action),
    }),
    job,
    outcome(context: Call, id: string, outcome: Outcome) {
      if (outcome === 'done') return job(context, id);
      if (outcome === 'no such job') return fail(context, 404, 'not_found', 'Este serviço não existe mais.');
      if (outcome === 'changed meanwhile')
        return fail(
          context,
          409,
          'changed',
          'Este serviço foi alterado em outro lugar. Abra-o de novo antes de continuar.',
        );
      return fail(context, 422, 'incomplete', `Falta ${listOf(outcome.missing)}.`);
    },
    photoOutcome(context: Call, id: string, outcome: PhotoOutcome, status: 200 | 201 = 200) {
      if (outcome === 'done') return job(context, id, status);
      if (outcome === 'no such job' || outcome === 'no such photo') return fail(context, 404);
      return fail(context, 422, 'photo_not_now', PHOTO_OUTCOMES[outcome]);
    },
    /** @param name as the person knows the file. */
    refusedPhoto: (context: Call, name: string, refused: Refusal) =>
      fail(
        context,
        refused === 'too large' ? 413 : 422,
        // What broke its process may have been the machine.
        refused === 'too heavy' ? 'photo_not_opened' : PHOTO_REFUSED,
        `“${name}” ${REASONS[refused]}.`,
      ),
  };
}
