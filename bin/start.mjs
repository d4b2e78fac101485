// Installs what is missing, builds what has changed, and runs the server on the project's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOnSignals, ensureBuilt, ensureInstalled, environment, projectNode, root } from './project.mjs';

endOnSignals();
await ensureInstalled();
await ensureBuilt();

const server = spawn(projectNode, [join(root, 'dist/server/server.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
