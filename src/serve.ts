import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { nameOfBuild, readBuiltAssets } from './assets.ts';
import type { InitialCredentials } from './auth/first-administrator.ts';
import { addresses } from './business/addresses.ts';
import { ConfigError, loadConfig } from './config.ts';
import { StartFailure } from './database/start-failure.ts';
import { limitConnections } from './http/connection-limits.ts';
import { createDraining } from './http/draining.ts';
import { respondFromCache } from './http/public-response.ts';
import { standardLog as log } from './log.ts';
import { startApp } from './start-app.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { watchOver } from './watch-over.ts';

/** A client that sends its headers slower than this is cut off; so is one whose whole request, at most 60 MB, takes longer than the configuration allows. */
const HEADERS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 2_000;

/** Configuration → database → app → listen → graceful stop. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const clientDirectory = join(import.meta.dirname, '../client');
  const { app, credentials, stop } = await startApp(
    config,
    readBuiltAssets(clientDirectory),
    clientDirectory,
    nameOfBuild(import.meta.dirname),
    log,
  );
  // Before the port is tried: where it is taken, the password must not be lost.
  if (credentials) process.stdout.write(`${credentialLines(credentials)}\n`);
  const route = getRequestListener(app.http.fetch);
  const requestTimeout = config.receiveWithinSeconds * 1000;
  const receiving = {
    headersTimeout: Math.min(HEADERS_WITHIN_MS, requestTimeout),
    requestTimeout,
    connectionsCheckingInterval: LOOK_EVERY_MS,
  };
  const server = createServer(receiving);
  const limits = { connections: config.maxConnections, sendWithinMs: config.sendWithinSeconds * 1000 };
  const afterMs = config.stopAfterSeconds * 1000;
  const watch = watchOver(app, config, log);
  const draining = createDraining(
    server,
    () => wait(afterMs),
    (request, response) => {
      if (!respondFromCache(app.cache, request, response)) void route(request, response);
    },
  );
  server.on('request', limitConnections(server, limits, watch.measured(draining.handle)));

  server.on('error', (error) => {
    log.error('O servidor não pôde abrir a porta', error, { port: config.port });
    process.exitCode = 1;
    void stop();
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    process.stdout.write(`${welcome(config.production ? config.siteUrl : `http://localhost:${port}`)}\n`);
  });

  const end = () => {
    watch.end();
    return stop().finally(() => log.close());
  };
  stopOnSignals({
    server,
    draining,
    afterMs,
    releaseJobs: async () =>
      void (await Promise.all([app.worker, app.actionWorker, app.listKeeper].map((work) => work.stop()))),
    end,
  });
}

function credentialLines({ email, generatedPassword }: InitialCredentials): string {
  const lines = [`E-mail:        ${email}`];
  if (generatedPassword !== null) lines.push(`Senha inicial: ${generatedPassword}  (o painel pede para trocá-la)`);
  return lines.join('\n');
}

function welcome(siteUrl: string): string {
  return [`Site:          ${siteUrl}`, `Painel:        ${siteUrl}${addresses.admin.login}`].join('\n');
}

// What is said there must not end the process either.
process.stderr.on('error', () => undefined);

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError || error instanceof StartFailure
      ? `${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(error instanceof StartFailure ? error.exitCode : 1);
});
