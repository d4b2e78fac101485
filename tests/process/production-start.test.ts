import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabaseUrl } from '../support/database.ts';
import { runToItsEnd, startServer } from '../support/server-process.ts';
import { LONG } from './bulk-job-in-processes.ts';

const SITE = {
  SITE_URL: 'https://www.exemplo.com.br',
  AUTH_SECRET: 'a secret that is long enough to be one',
};
const COMPANY = {
  COMPANY_NAME: 'Portões do Teste',
  COMPANY_CNPJ: '11.222.333/0001-81',
  COMPANY_ADDRESS: 'Rua do Teste, 1, São Paulo, SP',
  COMPANY_EMAIL: 'contato@exemplo.com.br',
  COMPANY_PHONE: '551130000000',
};
const REQUIRED = { ...SITE, ...COMPANY };
const ADMINISTRATOR = { ADMIN_EMAIL: 'dona@exemplo.com.br', ADMIN_PASSWORD: 'uma senha bem comprida' };

test('in production the server refuses to start and names everything that is missing', { timeout: LONG }, async () => {
  const { exitCode, output } = await runToItsEnd({ NODE_ENV: 'production', AUTH_SECRET: '' });
  expect(exitCode).toBe(1);
  for (const name of Object.keys(SITE)) expect(output).toContain(`${name}: required in production`);
});

test(
  'in production without an administrator it refuses to start without the first one',
  { timeout: LONG },
  async () => {
    const { exitCode, output } = await runToItsEnd({
      NODE_ENV: 'production',
      ...REQUIRED,
      DATABASE_URL: await emptyDatabaseUrl('sqlite'),
    });
    expect(exitCode).toBe(1);
    for (const name of Object.keys(ADMINISTRATOR)) expect(output).toContain(`${name}: required in production`);
  },
);

test('in production with everything given it starts, and prints no password', { timeout: LONG }, async () => {
  const server = await startServer({
    NODE_ENV: 'production',
    ...REQUIRED,
    ...ADMINISTRATOR,
    DATABASE_URL: await emptyDatabaseUrl('sqlite'),
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  expect(server.email).toBe(ADMINISTRATOR.ADMIN_EMAIL);
  expect(server.initialPassword).toBe('');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test('the text of the bundle, which stays in memory, takes one byte a character', () => {
  const folder = 'dist/server';
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(scripts).toContain('server.js');
  for (const name of scripts) expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/[^\0-\u007f]/);
});

test('no part of the bundle reads every name of node:http, and with them what a start has no use for', () => {
  const folder = 'dist/server';
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const reading = scripts.filter((name) =>
    /\bfrom\s*["'](?:node:)?http["']/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(reading).toEqual([]);
});

test(
  'in production a database without a company asks for it, and one that has one needs nothing more',
  { timeout: LONG },
  async () => {
    const start = { NODE_ENV: 'production', ...SITE, ...ADMINISTRATOR, DATABASE_URL: await emptyDatabaseUrl('sqlite') };
    const { exitCode, output } = await runToItsEnd(start);
    expect(exitCode).toBe(1);
    for (const name of Object.keys(COMPANY))
      expect(output).toContain(`${name}: required in production while the database has no company`);

    const filled = await startServer({ ...start, ...COMPANY });
    await filled.end('SIGTERM');
    const server = await startServer(start);
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    const home = await (await fetch(server.origin)).text();
    expect(home).toContain(COMPANY.COMPANY_NAME);
    expect(home).toContain(COMPANY.COMPANY_CNPJ);
    expect(home).not.toContain('fictícia');
  },
);
