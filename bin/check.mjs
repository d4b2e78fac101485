// Types, lint, walls and dead code.
import { runChecks } from './checks.mjs';
import { endOnSignals, ensureInstalled } from './project.mjs';

endOnSignals();
await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
