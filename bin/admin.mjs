// Administrators from the server's command line, for the day nobody can get in. `node bin/admin.mjs` says what it can do.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, projectNode, root, run } from './project.mjs';

const bundle = join(root, 'dist/server/admin-command.js');
if (!existsSync(bundle)) {
  await ensureInstalled();
  await ensureBuilt();
}
process.exit(await run(projectNode, [bundle, ...process.argv.slice(2)], { env: environment, detached: false }));
