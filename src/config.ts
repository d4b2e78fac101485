import { z } from 'zod';
import type { Company } from './business/facts.ts';
import { FICTITIOUS_COMPANY } from './business/fictitious-company.ts';
import { isProxyRange } from './http/client-address.ts';

/** The environment, validated. `loadConfig` is its only reader but for `small-memory.ts`, which must set libuv's own variable before anything runs. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** How long a client may take to send a request whole. */
  readonly receiveWithinSeconds: number;
  /** How long a client may leave an answer, or the next piece of it, untaken. */
  readonly sendWithinSeconds: number;
  /** How many clients may be connected at a time. */
  readonly maxConnections: number;
  /** Origin of the site without a trailing slash, e.g. 'https://www.exemplo.com.br'. */
  readonly siteUrl: string;
  /** Whether HSTS binds the names below the site's own too. */
  readonly hstsSubdomains: boolean;
  readonly databaseUrl: string;
  /** null in development, where the server keeps one of its own beside the database. */
  readonly authSecret: string | null;
  readonly company: Company;
  readonly firstAdministrator: { readonly email: string | null; readonly password: string | null };
  readonly heroVideoUrl: string | null;
  /** The day on which the video was published, 'YYYY-MM-DD'; search engines take no video without it. */
  readonly heroVideoDate: string | null;
  /** Null while pages are not announced. */
  readonly indexNow: { readonly key: string; readonly endpoint: string } | null;
  /** null where sign-in with Google is not offered. */
  readonly google: GoogleClient | null;
  /** Lower-case addresses that fill the administrators' table while it is empty. */
  readonly administratorEmails: readonly string[];
  /** null where no letters can be sent. */
  readonly smtpUrl: string | null;
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** An OpenAI-compatible service that may write pages; null leaves all texts to the generator. */
  readonly outsideModel: OutsideModelConfig | null;
}

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash; its discovery document stands below it. */
  readonly issuer: string;
}

export interface OutsideModelConfig {
  /** Up to and without '/chat/completions'. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** How long one request of a job, or a draft altogether, may take. */
  readonly timeoutSeconds: number;
  /** What one bulk job may ask for; 0 of either leaves its pages to the generator. */
  readonly jobBudget: { readonly pages: number; readonly tokens: number };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

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

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  RECEIVE_WITHIN_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  SEND_WITHIN_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(2000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  HSTS_SUBDOMAINS: z.enum(['true', 'false']).default('false'),
  DATABASE_URL: databaseUrl.default('file:data/site.sqlite'),
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

const REQUIRED_IN_PRODUCTION = [
  'SITE_URL',
  'AUTH_SECRET',
  'COMPANY_NAME',
  'COMPANY_CNPJ',
  'COMPANY_ADDRESS',
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
] as const;

const OUTSIDE_MODEL = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const;

/**
 * @param source usually `process.env`; an empty value counts as missing.
 * @throws ConfigError naming every missing or impossible value at once.
 */
export function loadConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  const production = given['NODE_ENV'] === 'production';
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (production) {
    for (const name of REQUIRED_IN_PRODUCTION) if (!(name in given)) problems.push(`${name}: required in production`);
    if (given['SITE_URL']?.startsWith('http:')) problems.push('SITE_URL: must start with https:// in production');
  }
  const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'].filter((name) => !(name in given));
  if (google.length === 1) problems.push(`${google[0]}: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together`);
  if (production && given['GOOGLE_ISSUER']?.startsWith('http:'))
    problems.push('GOOGLE_ISSUER: must start with https:// in production');
  const missing = OUTSIDE_MODEL.filter((name) => !(name in given));
  if (missing.length > 0 && missing.length < OUTSIDE_MODEL.length) {
    for (const name of missing) problems.push(`${name}: required together with the other LLM_ values`);
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const env = parsed.data;
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    receiveWithinSeconds: env.RECEIVE_WITHIN_SECONDS,
    sendWithinSeconds: env.SEND_WITHIN_SECONDS,
    maxConnections: env.MAX_CONNECTIONS,
    siteUrl: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'true',
    databaseUrl: env.DATABASE_URL,
    authSecret: env.AUTH_SECRET ?? null,
    company: {
      name: env.COMPANY_NAME ?? FICTITIOUS_COMPANY.name,
      cnpj: env.COMPANY_CNPJ ?? FICTITIOUS_COMPANY.cnpj,
      address: env.COMPANY_ADDRESS ?? FICTITIOUS_COMPANY.address,
      email: env.COMPANY_EMAIL ?? FICTITIOUS_COMPANY.email,
      phone: env.COMPANY_PHONE ?? FICTITIOUS_COMPANY.phone,
      ...(env.COMPANY_GEO === undefined ? {} : { geo: parseGeo(env.COMPANY_GEO) }),
    },
    firstAdministrator: { email: env.ADMIN_EMAIL ?? null, password: env.ADMIN_PASSWORD ?? null },
    heroVideoUrl: env.HERO_VIDEO_URL ?? null,
    heroVideoDate: env.HERO_VIDEO_DATE ?? null,
    indexNow: env.INDEXNOW_KEY === undefined ? null : { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL },
    google:
      env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER.replace(/\/$/, ''),
          }
        : null,
    administratorEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    smtpUrl: env.SMTP_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    outsideModel:
      env.LLM_BASE_URL && env.LLM_API_KEY && env.LLM_MODEL
        ? {
            baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''),
            apiKey: env.LLM_API_KEY,
            model: env.LLM_MODEL,
            timeoutSeconds: env.LLM_TIMEOUT_SECONDS,
            jobBudget: { pages: env.LLM_JOB_PAGES, tokens: env.LLM_JOB_TOKENS },
          }
        : null,
  };
}

function parseGeo(pair: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
  return { latitude, longitude };
}
