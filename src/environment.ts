import { z } from 'zod';
import { isProxyRange } from './http/client-address.ts';

const AUTH_SECRET_MIN_LENGTH = 32;

/** The sign-in library refuses shorter ones too; ours reaches the first administrator, who does not pass through it. */
export const PASSWORD_MIN_LENGTH = 12;

export const PASSWORD_MAX_LENGTH = 128;
const text = z.string().trim().min(1);

const databaseUrl = text.refine(
  (url) => /^(file:.|postgres(ql)?:\/\/)/.test(url),
  'must be file:<path> or postgres://…',
);

/** Values with commas between them. */
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** The variables by name, each with its shape. */
export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  RECEIVE_WITHIN_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  SEND_WITHIN_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(2000),
  STOP_AFTER_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  PUBLIC_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  ALERT_EMAIL: z.email().optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  HSTS_SUBDOMAINS: z.enum(['true', 'false']).default('false'),
  DATABASE_URL: databaseUrl.default('file:data/site.sqlite'),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(8760).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  BACKUP_DIR: text.default('data/backups'),
  BACKUP_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_ACCESS_KEY: text.optional(),
  BACKUP_S3_SECRET_KEY: text.optional(),
  BACKUP_S3_REGION: text.default('us-east-1'),
  CLOCK_CHECK: z.enum(['on', 'off']).default('on'),
  PHOTOS_DIR: text.optional(),
  PHOTOS_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  PHOTOS_S3_ACCESS_KEY: text.optional(),
  PHOTOS_S3_SECRET_KEY: text.optional(),
  PHOTOS_S3_REGION: text.default('us-east-1'),
  AUTH_SECRET: text.min(AUTH_SECRET_MIN_LENGTH, `must have at least ${AUTH_SECRET_MIN_LENGTH} characters`).optional(),
  COMPANY_NAME: text.optional(),
  COMPANY_CNPJ: text.regex(/^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/, 'must be a CNPJ of 14 digits').optional(),
  COMPANY_ADDRESS: text.optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_PHONE: text.regex(/^\d{12,15}$/, 'must be digits with country and area code').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
    .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`)
    .optional(),
  COMPANY_GEO: text.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude,longitude in degrees').optional(),
  HERO_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
  HERO_VIDEO_DATE: z.iso.date().optional(),
  INDEXNOW_KEY: text.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens').optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  ADMIN_EMAILS: list.pipe(z.array(z.email('must be e-mail addresses with commas between them'))).default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  TRUSTED_PROXIES: list
    .pipe(z.array(z.string().refine(isProxyRange, 'must be network addresses or ranges with commas between them')))
    .default([]),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  LLM_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(50),
  LLM_JOB_PAGES: z.coerce.number().int().min(0).max(100_000).default(50),
  LLM_JOB_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(500_000),
});

/** What was given, validated. */
export type Environment = z.infer<typeof environment>;

const REQUIRED_IN_PRODUCTION = ['SITE_URL', 'AUTH_SECRET'] as const;

/** What a database without a company is filled with in production. */
const REQUIRED_COMPANY = ['COMPANY_NAME', 'COMPANY_CNPJ', 'COMPANY_ADDRESS', 'COMPANY_EMAIL', 'COMPANY_PHONE'] as const;

/** What of the company production does not know; nothing of it is missed where the database has one. */
export function missingCompany(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  return given['NODE_ENV'] === 'production' ? REQUIRED_COMPANY.filter((name) => !(name in given)) : [];
}

const BUCKET = ['BACKUP_S3_URL', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const;
const PHOTOS_BUCKET = ['PHOTOS_S3_URL', 'PHOTOS_S3_ACCESS_KEY', 'PHOTOS_S3_SECRET_KEY'] as const;
const OUTSIDE_MODEL = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const;

/** Whether what is sent there can be read on the way: not on the machine itself. */
function isPlainToElsewhere(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/** What is wrong with the variables taken together: those that production needs, and those that go in pairs. */
export function problemsOf(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const problems: string[] = [];
  if (given['NODE_ENV'] === 'production') {
    for (const name of REQUIRED_IN_PRODUCTION) if (!(name in given)) problems.push(`${name}: required in production`);
    for (const name of ['SITE_URL', 'GOOGLE_ISSUER'])
      if (given[name]?.startsWith('http:')) problems.push(`${name}: must start with https:// in production`);
    for (const name of ['BACKUP_S3_URL', 'PHOTOS_S3_URL']) {
      const address = given[name];
      if (address !== undefined && isPlainToElsewhere(address))
        problems.push(`${name}: must start with https:// in production`);
    }
  }
  const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'].filter((name) => !(name in given));
  if (google.length === 1) problems.push(`${google[0]}: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together`);
  if ('ALERT_EMAIL' in given && !('SMTP_URL' in given)) problems.push('ALERT_EMAIL: needs SMTP_URL');
  for (const [names, start] of [
    [OUTSIDE_MODEL, 'LLM_'],
    [BUCKET, 'BACKUP_S3_'],
    [PHOTOS_BUCKET, 'PHOTOS_S3_'],
  ] as const) {
    const missing = names.filter((name) => !(name in given));
    if (missing.length < names.length)
      for (const name of missing) problems.push(`${name}: required together with the other ${start} values`);
  }
  return problems;
}
