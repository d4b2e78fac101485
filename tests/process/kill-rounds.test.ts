import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl, engines, temporaryFolder } from '../support/database.ts';
import { killRounds } from '../support/kill-rounds.ts';

/** At least. Few in each run of the suite; `npm run bench -- kill-rounds` runs 100 on each engine and prints its report. */
const ROUNDS = 3;

test.each(engines)(
  'what a killed server acknowledged is there once: pages, edits, deletions, drafts, company data and photos (%s)',
  { timeout: 300_000 },
  async (engine) => {
    const photosFolder = temporaryFolder();
    const { faults, refused, writes, kills } = await killRounds({
      databaseUrl: await emptyDatabaseUrl(engine),
      photosFolder,
      processes: engine === 'postgres' ? 2 : 1,
      rounds: ROUNDS,
    });
    expect({ faults, refused }).toEqual({ faults: [], refused: [] });
    expect(kills).toBeGreaterThanOrEqual(ROUNDS);
    expect(writes.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
    // What was half added when its process was killed went when the next began.
    expect(readdirSync(photosFolder).filter((name) => name.startsWith('.new-'))).toEqual([]);
  },
);
