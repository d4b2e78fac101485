import './small-memory.ts';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { nameOfBuild, readBuiltAssets } from './assets.ts';
import type { InitialCredentials } from './auth/first-administrator.ts';
import { addresses } from './business/addresses.ts';
import { ConfigError, loadConfig } from './config.ts';
import { limitConnections } from './http/connection-limits.ts';
import { respondFromCache } from './http/public-response.ts';
import { standardLog as log } from './log.ts';
import { startApp } from './start-app.ts';

/** Connections that are still busy this long after the stop signal are cut. */
const STOP_WITHIN_MS = 5000;
/** A database that no longer answers must not keep the process alive. */
const EXIT_WITHIN_MS = 15_000;
/** A client that sends its headers slower than this is cut off; so is one whose whole request, at most 60 MB, takes longer than the configuration allows. */
const HEADERS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 2_000;

/** Start here: configuration → database → app → listen → graceful stop. */
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
  const respond = limitConnections(server, limits, (request, response) => {
    if (!respondFromCache(app.cache, request, response)) void route(request, response);
  });
  server.on('request', respond);

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

  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void app.worker.stop();
    server.close(() => void stop().finally(() => log.close()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
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
    error instanceof ConfigError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
