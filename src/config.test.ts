import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.exemplo.com.br',
  AUTH_SECRET: 'a'.repeat(32),
  COMPANY_NAME: 'Empresa',
  COMPANY_CNPJ: '12.345.678/0001-95',
  COMPANY_ADDRESS: 'Rua Um, 1',
  COMPANY_EMAIL: 'contato@exemplo.com.br',
  COMPANY_PHONE: '551140000000',
};

function problemsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('development needs no variable and has a plainly fictitious company', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    production: false,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    databaseUrl: 'file:data/site.sqlite',
  });
  expect(config.company.name).toContain('fictícia');
});

test('production refuses to start and names every missing value at once', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'SITE_URL: required in production',
    'AUTH_SECRET: required in production',
  ]);
});

test('production knows what it misses of the company, for a database that has none', () => {
  const { COMPANY_NAME: _, COMPANY_PHONE: __, ...without } = PRODUCTION;
  expect(loadConfig(without).missingCompany).toEqual(['COMPANY_NAME', 'COMPANY_PHONE']);
  expect(loadConfig(PRODUCTION).missingCompany).toEqual([]);
  expect(loadConfig({}).missingCompany).toEqual([]);
});

test('production starts with every required value', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({
    production: true,
    siteUrl: 'https://www.exemplo.com.br',
    company: { name: 'Empresa' },
  });
});

test('production refuses a site address that is not https', () => {
  expect(problemsOf({ ...PRODUCTION, SITE_URL: 'http://www.exemplo.com.br' })).toEqual([
    'SITE_URL: must start with https:// in production',
  ]);
});

test.each([
  ['PORT', '70000'],
  ['RECEIVE_WITHIN_SECONDS', '0'],
  ['SEND_WITHIN_SECONDS', '0'],
  ['MAX_CONNECTIONS', '0'],
  ['SITE_URL', 'exemplo'],
  ['HSTS_SUBDOMAINS', 'sim'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['AUTH_SECRET', 'curto'],
  ['COMPANY_CNPJ', '123'],
  ['COMPANY_EMAIL', 'contato'],
  ['COMPANY_PHONE', '(11) 4000-0000'],
  ['ADMIN_EMAIL', 'ninguem'],
  ['ADMIN_PASSWORD', 'curta'],
  ['HERO_VIDEO_URL', 'javascript:alert(1)'],
  ['LLM_TIMEOUT_SECONDS', '0'],
  ['LLM_JOB_PAGES', '-1'],
  ['LLM_JOB_TOKENS', 'muitos'],
])('an impossible %s is named', (name, value) => {
  expect(problemsOf({ [name]: value }).join('\n')).toContain(name);
});

test('the outside model needs all three of its values, and is off without them', () => {
  expect(loadConfig({}).outsideModel).toBeNull();
  expect(problemsOf({ LLM_BASE_URL: 'https://modelo.example/v1' })).toEqual([
    'LLM_API_KEY: required together with the other LLM_ values',
    'LLM_MODEL: required together with the other LLM_ values',
  ]);
  expect(
    loadConfig({ LLM_BASE_URL: 'https://modelo.example/v1/', LLM_API_KEY: 'k', LLM_MODEL: 'm' }).outsideModel,
  ).toEqual({
    baseUrl: 'https://modelo.example/v1',
    apiKey: 'k',
    model: 'm',
    timeoutSeconds: 50,
    jobBudget: { pages: 50, tokens: 500_000 },
  });
});

test('an empty value counts as missing', () => {
  expect(loadConfig({ COMPANY_NAME: ' ', PORT: '' })).toMatchObject({
    port: 3000,
    company: { name: expect.stringContaining('fictícia') },
  });
});

test('announcing needs a key of 8 to 128 letters, digits and hyphens, and is off without one', () => {
  expect(loadConfig({}).indexNow).toBeNull();
  expect(loadConfig({ INDEXNOW_KEY: 'chave-de-teste-1' }).indexNow).toEqual({
    key: 'chave-de-teste-1',
    endpoint: 'https://api.indexnow.org/indexnow',
  });
  expect(problemsOf({ INDEXNOW_KEY: 'curta' })).toEqual(['INDEXNOW_KEY: must be 8 to 128 letters, digits and hyphens']);
  expect(problemsOf({ INDEXNOW_KEY: '../../senha' })).toHaveLength(1);
});

test('the point on the map is read as two numbers', () => {
  expect(loadConfig({ COMPANY_GEO: '-23.55,-46.633' }).company.geo).toEqual({ latitude: -23.55, longitude: -46.633 });
  expect(loadConfig({}).company).not.toHaveProperty('geo');
  expect(problemsOf({ COMPANY_GEO: 'aqui' })).toEqual(['COMPANY_GEO: must be latitude,longitude in degrees']);
});

test('the day of the video must be a day', () => {
  expect(loadConfig({ HERO_VIDEO_DATE: '2026-11-01' }).heroVideoDate).toBe('2026-11-01');
  expect(problemsOf({ HERO_VIDEO_DATE: '01/11/2026' })).toHaveLength(1);
});

test('the list of variables names every one that is read, and no other', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const names = (file: string, pattern: RegExp) => Array.from(read(file).matchAll(pattern), ([, name]) => name);
  const wanted = [...names('environment.ts', /^ {2}([A-Z_]+): /gm), ...names('small-memory.ts', /env\['([A-Z_]+)'\]/g)];
  expect(new Set(names('../.env.example', /^([A-Z_]+)=$/gm))).toEqual(new Set(wanted));
});

test('the port stays open for a while after a stop in production alone, unless it is said how long', () => {
  expect(loadConfig({}).stopAfterSeconds).toBe(0);
  expect(loadConfig(PRODUCTION).stopAfterSeconds).toBe(5);
  expect(loadConfig({ ...PRODUCTION, STOP_AFTER_SECONDS: '0' }).stopAfterSeconds).toBe(0);
});

test('figures and alerts are off without their variables, and alerts by mail need what sends them', () => {
  expect(loadConfig({})).toMatchObject({ metrics: null, alerts: { email: null, webhookUrl: null } });
  expect(loadConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(problemsOf({ ALERT_EMAIL: 'dona@exemplo.com.br' })).toEqual(['ALERT_EMAIL: needs SMTP_URL']);
});
