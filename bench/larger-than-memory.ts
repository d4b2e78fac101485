import { join } from 'node:path';
import { measureFirstVisits } from './first-visits.ts';
import { lineOf, requireEnvironment } from './row.ts';

/** Of the whole, the part on sites larger than memory alone: `npm run bench -- larger-than-memory`, with fewer pages by `FIRST_VISITS_PAGES`. */
const file = join(requireEnvironment('TEST_SCRATCH'), 'larger-than-memory.sqlite');
const rows = await measureFirstVisits(`file:${file}`);
for (const row of rows) process.stdout.write(lineOf(row));
process.exitCode = rows.every(({ held }) => held) ? 0 : 1;
