import { defineConfig } from '@playwright/test';
import { postgresUrl } from './tests/support/test-databases.ts';

/** What the rooms above the database do is the same on both engines; these journeys show that the engines are. */
const ON_BOTH_ENGINES = ['main-journey.spec.ts', 'mass-creation.spec.ts'];

/** The product in a browser, on its own server process and database for each worker; `npm test` brings the tools. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `${process.env['TEST_SCRATCH'] ?? '.'}/test-results`,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'line',
  // The name is the database's engine; tests/browser/support/server.ts reads it.
  projects: [{ name: 'sqlite' }, ...(postgresUrl ? [{ name: 'postgres', testMatch: ON_BOTH_ENGINES }] : [])],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
    },
  },
});
