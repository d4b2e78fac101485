import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './tests/browser/support/browser-server.ts';
import { postgresUrl } from './tests/support/test-databases.ts';

/** What the rooms above the database do is the same on both engines; these journeys show that the engines are. */
const ON_BOTH_ENGINES = ['main-journey.spec.ts', 'mass-creation.spec.ts'];

/** The product in a browser, on its own server process and database for each worker; `npm test` brings the tools. */
export default defineConfig<object, ServerOptions>({
  testDir: 'tests/browser',
  outputDir: `${process.env['TEST_SCRATCH'] ?? '.'}/test-results`,
  workers: 2,
  // Generous, for a machine that does other things too, or has a third of its pace; nothing is asserted by time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'line',
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' } },
    ...(postgresUrl ? [{ name: 'postgres', use: { engine: 'postgres' as const }, testMatch: ON_BOTH_ENGINES }] : []),
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // No test leaves the machine. A route that answered for other hosts would stop every request, and take the browser its cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
