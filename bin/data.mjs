// The data's commands: `npm run backup`, `npm run restore`, `npm run move`. `node bin/data.mjs` says how they are called.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, projectNode, root, run } from './project.mjs';

const bundle = join(root, 'dist/server/data-command.js');
if (!existsSync(bundle)) {
  await ensureInstalled();
  await ensureBuilt();
}
process.exit(await run(projectNode, [bundle, ...process.argv.slice(2)], { env: environment, detached: false }));
