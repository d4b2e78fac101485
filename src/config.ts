import { dirname, join } from 'node:path';
import type { BucketAddress } from './backup/bucket.ts';
import type { Company } from './business/facts.ts';
import { FICTITIOUS_COMPANY } from './business/fictitious-company.ts';
import { type Environment, environment, missingCompany, problemsOf } from './environment.ts';
import { PARSED_ONCE } from './text/parsed-once.ts';

/** The environment, validated. `loadConfig` is its only reader but for `small-memory.ts`, which must set libuv's own variable before anything runs. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** How long a client may take to send a request whole. */
  readonly receiveWithinSeconds: number;
  /** How long a client may leave a response, or the next piece of it, untaken. */
  readonly sendWithinSeconds: number;
  /** How many clients may be connected at a time. */
  readonly maxConnections: number;
  /** How long the port stays open after the signal to stop, so that a proxy sees that the server goes. */
  readonly stopAfterSeconds: number;
  /** Whether a client may ask only for so much to be made for it. */
  readonly publicLimits: boolean;
  /** Where figures are read; null where nobody reads them. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** How the owner is told what went wrong; null of both tells nobody. */
  readonly alerts: { readonly email: string | null; readonly webhookUrl: string | null };
  /** Origin of the site without a trailing slash, e.g. 'https://www.exemplo.com.br'. */
  readonly siteUrl: string;
  /** Whether HSTS binds the names below the site's own too. */
  readonly hstsSubdomains: boolean;
  readonly databaseUrl: string;
  /** Whether a clock that is a day behind the database stops the start. */
  readonly checkClock: boolean;
  /** Copies that the server makes by itself: every so many hours (null: none), into this folder, of which the newest stay. */
  readonly backup: {
    readonly everyHours: number | null;
    readonly keep: number;
    readonly folder: string;
    /** Where each copy is sent as well; null where that is nowhere. */
    readonly bucket: BucketAddress | null;
  };
  /** Where the photos of jobs are made, and kept where they are kept in no bucket. */
  readonly photosDirectory: string;
  /** Where photos are kept instead; null where that is the folder. */
  readonly photosBucket: BucketAddress | null;
  /** null in development, where the server keeps one of its own beside the database. */
  readonly authSecret: string | null;
  /** What an empty database is filled with. */
  readonly company: Company;
  /** The variables of the company that production misses while the database has none. */
  readonly missingCompany: readonly string[];
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
  /** null where no e-mails can be sent. */
  readonly smtpUrl: string | null;
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** An OpenAI-compatible service that may write pages; null leaves all texts to the generator. */
  readonly outsideModel: OutsideModelConfig | null;
}

/** In production; a developer waits for nothing. Longer than a proxy of ours keeps a connection on which nothing is asked (`deploy/nginx.conf`). */
const STOP_AFTER_SECONDS = 5;

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

/**
 * @param source usually `process.env`; an empty value counts as missing.
 * @throws ConfigError naming every missing or impossible value at once.
 */
export function loadConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given, PARSED_ONCE);
  const problems = problemsOf(given);
  if (!parsed.success) {
    const shapes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...shapes, ...problems]);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const env = parsed.data;
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    receiveWithinSeconds: env.RECEIVE_WITHIN_SECONDS,
    sendWithinSeconds: env.SEND_WITHIN_SECONDS,
    maxConnections: env.MAX_CONNECTIONS,
    stopAfterSeconds: env.STOP_AFTER_SECONDS ?? (env.NODE_ENV === 'production' ? STOP_AFTER_SECONDS : 0),
    publicLimits: env.PUBLIC_LIMITS === 'on',
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    alerts: { email: env.ALERT_EMAIL ?? null, webhookUrl: env.ALERT_WEBHOOK_URL ?? null },
    siteUrl: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'true',
    databaseUrl: env.DATABASE_URL,
    checkClock: env.CLOCK_CHECK === 'on',
    backup: {
      everyHours: env.BACKUP_EVERY_HOURS ?? null,
      keep: env.BACKUP_KEEP,
      folder: env.BACKUP_DIR,
      bucket: bucketOf(env),
    },
    photosDirectory: env.PHOTOS_DIR ?? photosBeside(env.DATABASE_URL),
    photosBucket: photosBucketOf(env),
    authSecret: env.AUTH_SECRET ?? null,
    company: companyOf(env),
    missingCompany: missingCompany(given),
    firstAdministrator: { email: env.ADMIN_EMAIL ?? null, password: env.ADMIN_PASSWORD ?? null },
    heroVideoUrl: env.HERO_VIDEO_URL ?? null,
    heroVideoDate: env.HERO_VIDEO_DATE ?? null,
    indexNow: env.INDEXNOW_KEY === undefined ? null : { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL },
    google: googleOf(env),
    administratorEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    smtpUrl: env.SMTP_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    outsideModel: outsideModelOf(env),
  };
}

function bucketOf(env: Environment): BucketAddress | null {
  const { BACKUP_S3_URL: url, BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = env;
  if (url === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { url, accessKey, secretKey, region: env.BACKUP_S3_REGION };
}

function photosBucketOf(env: Environment): BucketAddress | null {
  const { PHOTOS_S3_URL: url, PHOTOS_S3_ACCESS_KEY: accessKey, PHOTOS_S3_SECRET_KEY: secretKey } = env;
  if (url === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { url, accessKey, secretKey, region: env.PHOTOS_S3_REGION };
}

/** Photos are kept beside the database's file, where backups look already; below `data/` for a PostgreSQL. */
function photosBeside(databaseUrl: string): string {
  return databaseUrl.startsWith('file:') && databaseUrl !== 'file::memory:'
    ? join(dirname(databaseUrl.slice('file:'.length)), 'photos')
    : 'data/photos';
}

function companyOf(env: Environment): Company {
  return {
    name: env.COMPANY_NAME ?? FICTITIOUS_COMPANY.name,
    cnpj: env.COMPANY_CNPJ ?? FICTITIOUS_COMPANY.cnpj,
    address: env.COMPANY_ADDRESS ?? FICTITIOUS_COMPANY.address,
    email: env.COMPANY_EMAIL ?? FICTITIOUS_COMPANY.email,
    phone: env.COMPANY_PHONE ?? FICTITIOUS_COMPANY.phone,
    ...(env.COMPANY_GEO === undefined ? {} : { geo: parseGeo(env.COMPANY_GEO) }),
  };
}

function googleOf(env: Environment): GoogleClient | null {
  return env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        issuer: env.GOOGLE_ISSUER.replace(/\/$/, ''),
      }
    : null;
}

function outsideModelOf(env: Environment): OutsideModelConfig | null {
  return env.LLM_BASE_URL && env.LLM_API_KEY && env.LLM_MODEL
    ? {
        baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''),
        apiKey: env.LLM_API_KEY,
        model: env.LLM_MODEL,
        timeoutSeconds: env.LLM_TIMEOUT_SECONDS,
        jobBudget: { pages: env.LLM_JOB_PAGES, tokens: env.LLM_JOB_TOKENS },
      }
    : null;
}

function parseGeo(pair: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
  return { latitude, longitude };
}
