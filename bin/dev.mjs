// Development with live reload: Vite serves the browser's files and runs the server's code as it is typed.
import { join } from 'node:path';
import { endOnSignals, ensureInstalled, projectNode, root, run } from './project.mjs';

endOnSignals();
await ensureInstalled();
process.exit(
  await run(projectNode, [
    join(root, 'node_modules/vite/bin/vite.js'),
    '--port',
    process.env.PORT ?? '3000',
    '--strictPort',
  ]),
);
