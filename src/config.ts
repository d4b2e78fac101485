import { z } from 'zod';
import type { Company } from './business/facts.ts';
import { FICTITIOUS_COMPANY } from './business/fictitious-company.ts';

/** The environment, validated. `loadConfig` is the only reader of environment variables. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Origin of the site without a trailing slash, e.g. 'https://www.exemplo.com.br'. */
  readonly siteUrl: string;
  readonly databaseUrl: string;
  /** null in development, where the server keeps one of its own beside the database. */
  readonly authSecret: string | null;
  readonly company: Company;
  /** Whether the company is the made-up one of development. */
  readonly fictitiousCompany: boolean;
  readonly firstAdministrator: { readonly email: string | null; readonly password: string | null };
  readonly heroVideoUrl: string | null;
  /** An OpenAI-compatible service that may write the opening and the local paragraph of a draft; null leaves all texts to the generator. */
  readonly outsideModel: OutsideModelConfig | null;
}

export interface OutsideModelConfig {
  /** Up to and without '/chat/completions'. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
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
const databaseUrl = text.refine((url) => /^(file:.|postgres(ql)?:\/\/)/.test(url), 'must be file:<path> or postgres://…');

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
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
  HERO_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
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
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(given);
  const production = given['NODE_ENV'] === 'production';
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (production) {
    for (const name of REQUIRED_IN_PRODUCTION) if (!(name in given)) problems.push(`${name}: required in production`);
    if (given['SITE_URL']?.startsWith('http:')) problems.push('SITE_URL: must start with https:// in production');
  }
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
    siteUrl: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
    databaseUrl: env.DATABASE_URL,
    authSecret: env.AUTH_SECRET ?? null,
    company: {
      name: env.COMPANY_NAME ?? FICTITIOUS_COMPANY.name,
      cnpj: env.COMPANY_CNPJ ?? FICTITIOUS_COMPANY.cnpj,
      address: env.COMPANY_ADDRESS ?? FICTITIOUS_COMPANY.address,
      email: env.COMPANY_EMAIL ?? FICTITIOUS_COMPANY.email,
      phone: env.COMPANY_PHONE ?? FICTITIOUS_COMPANY.phone,
    },
    fictitiousCompany: env.COMPANY_NAME === undefined,
    firstAdministrator: { email: env.ADMIN_EMAIL ?? null, password: env.ADMIN_PASSWORD ?? null },
    heroVideoUrl: env.HERO_VIDEO_URL ?? null,
    outsideModel:
      env.LLM_BASE_URL && env.LLM_API_KEY && env.LLM_MODEL
        ? { baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''), apiKey: env.LLM_API_KEY, model: env.LLM_MODEL }
        : null,
  };
}
