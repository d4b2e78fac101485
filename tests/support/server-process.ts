import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createFolder } from './test-databases.ts';

/** The product as it is delivered, built and in a process of its own. Knows no test runner. */

const BUNDLE = join(import.meta.dirname, '../../dist/server/server.js');
const AUTH_SECRET = 'the secret of a test, 32 signs long';

export interface ServerProcess {
  /** 'http://localhost:41234' */
  readonly origin: string;
  readonly pid: number;
  readonly email: string;
  /** As the first start printed it; '' when it printed none. */
  readonly initialPassword: string;
  /** All that it has written so far. */
  output(): string;
  /** Ends it, waits for it and forgets it. @returns its exit code; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface EndedProcess {
  readonly exitCode: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

interface RunningProcess {
  readonly pid: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Resolves when the output matches. @throws with the whole output when the process ends before. */
  says(pattern: RegExp): Promise<void>;
  send(signal: NodeJS.Signals): void;
}

function run(environment: Environment, bundle: string = BUNDLE, args: readonly string[] = []): RunningProcess {
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: run \`npm run build\` first`);
  const folder = createFolder();
  const scratch = process.env['TEST_SCRATCH'];
  // Nothing of the developer's own environment but how memory is given back, as where the product is deployed; the scratch folder's name marks the process as this run's.
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'))),
    PATH: process.env['PATH'] ?? '',
    // The first that ends by itself leaves the bundle compiled for all that are started after it.
    ...(scratch && { TEST_SCRATCH: scratch, NODE_COMPILE_CACHE: join(scratch, 'compiled') }),
    AUTH_SECRET,
    ...environment,
  };
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: folder.path,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  let listener = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      listener();
    });
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    folder.remove();
    return typeof code === 'number' ? code : null;
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    send: (signal) => void child.kill(signal),
    says: (pattern) =>
      new Promise((resolve, reject) => {
        listener = () => pattern.test(output) && resolve();
        listener();
        void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
      }),
  };
}

/**
 * Below the ports that the system gives to outgoing connections (from 32768 on Linux, ip_local_port_range): a server that is started again
 * on its port would find it taken by one, and who connects to a port of that range where nobody listens may meet its own connection.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [10_000, 32_767];

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT + 1);
  const probe = createServer().listen(port);
  const taken = await once(probe, 'listening').then(
    () => false,
    () => true,
  );
  if (taken) return await freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the product on the port that the environment names, else on a free one, and waits until it answers. @param bundle another build than this project's own. */
export async function startServer(
  environment: Environment & { readonly DATABASE_URL: string },
  bundle?: string,
): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort());
  const server = run({ ...environment, PORT: port }, bundle);
  await server.says(/^Painel: /m);
  const printed = (label: string) => new RegExp(`^${label}: +(\\S+)`, 'm').exec(server.output())?.[1] ?? '';
  return {
    origin: `http://localhost:${port}`,
    pid: server.pid,
    email: printed('E-mail'),
    initialPassword: printed('Senha inicial'),
    output: server.output,
    end(signal) {
      server.send(signal);
      return server.ended;
    },
  };
}

/** The administrators' command line as it is delivered. @param input what comes through the pipe. */
export function runAdminCommand(environment: Environment, args: readonly string[], input: string): EndedProcess {
  const bundle = join(import.meta.dirname, '../../dist/server/admin-command.js');
  const env = { PATH: process.env['PATH'] ?? '', AUTH_SECRET, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], { env, input, encoding: 'utf8' });
  return { exitCode: status, output: stdout + stderr };
}

/** The data's commands as they are delivered, in a folder of their own. @param mounted a folder that is a mount point meanwhile, for them alone. */
export function runDataCommand(
  environment: Environment,
  args: readonly string[],
  { mounted }: { readonly mounted?: string } = {},
): EndedProcess {
  const bundle = join(import.meta.dirname, '../../dist/server/data-command.js');
  const folder = createFolder();
  const env = { PATH: process.env['PATH'] ?? '', AUTH_SECRET, ...environment };
  const order = [process.execPath, bundle, ...args];
  const inNamespace = ['--mount', '--map-root-user', 'sh', '-c', 'mount --bind "$0" "$0" && exec "$@"'];
  const [command = '', ...rest] = mounted === undefined ? order : ['unshare', ...inNamespace, mounted, ...order];
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: folder.path,
    env,
    encoding: 'utf8',
  });
  folder.remove();
  return { exitCode: status, output: stdout + stderr };
}

/** Ends one of the data's commands with SIGKILL when it is where the caller wants it. @returns what it had said. @throws where it ended before. */
export async function killDataCommand(
  environment: Environment,
  args: readonly string[],
  until: (says: RunningProcess['says']) => Promise<unknown>,
): Promise<string> {
  const command = run(environment, join(import.meta.dirname, '../../dist/server/data-command.js'), args);
  const tooEarly = command.ended.then((code) =>
    Promise.reject(new Error(`It ended with ${code}:\n${command.output()}`)),
  );
  tooEarly.catch(() => undefined);
  await Promise.race([until(command.says), tooEarly]);
  command.send('SIGKILL');
  await command.ended;
  return command.output();
}

/** For a start that is expected to be refused. */
export async function runToItsEnd(environment: Environment): Promise<EndedProcess> {
  const server = run({ PORT: '0', ...environment });
  const exitCode = await server.ended;
  return { exitCode, output: server.output() };
}
