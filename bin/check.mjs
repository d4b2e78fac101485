// Types, lint, walls and dead code.
import { runChecks } from './checks.mjs';
import { ensureInstalled, killChildren } from './project.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => killChildren(signal));
await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
