import { Hono } from 'hono';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { findMissingProof } from './missing-proof.ts';

/** Where a job with photos is missing. */
export function missingProofRoutes({ db }: Database) {
  return new Hono<AdministratorEnv>().get('/', async (context) => context.json(await findMissingProof(db)));
}
