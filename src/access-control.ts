import { type AccessAudit, createAccessAudit } from './auth/access-audit.ts';
import { type AdministratorAuth, createAdministratorAuth } from './auth/administrator-auth.ts';
import { type AttemptLimits, createAttemptLimits } from './auth/attempt-limits.ts';
import { createMailer, type Mailer } from './auth/mailer.ts';
import type { PasswordHashing } from './auth/password-hashing.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { type ClientAddress, clientAddressReader } from './http/client-address.ts';
import type { Log } from './log.ts';

export interface AccessControlDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly authSecret: string;
  readonly log: Log;
  readonly passwords: PasswordHashing;
}

/** Who may enter: what every route that signs in, confirms or recovers is handed. */
export interface AccessControl {
  readonly auth: AdministratorAuth;
  readonly limits: AttemptLimits;
  readonly audit: AccessAudit;
  readonly addressOf: ClientAddress;
  readonly passwords: PasswordHashing;
  readonly mailer: Mailer | null;
  readonly siteUrl: string;
  /** Whether sign-in with Google is configured. */
  readonly google: boolean;
}

export function createAccessControl({
  config,
  database,
  clock,
  facts,
  authSecret,
  log,
  passwords,
}: AccessControlDependencies): AccessControl {
  const { siteUrl, google } = config;
  return {
    mailer: createMailer(config.smtpUrl, () => ({ name: facts().company.name, address: facts().company.email })),
    auth: createAdministratorAuth({ database, siteUrl, secret: authSecret, google, passwords }),
    addressOf: clientAddressReader(config.trustedProxies),
    limits: createAttemptLimits(database, clock),
    audit: createAccessAudit(
      database,
      clock,
      ({ who, action, subject, address }) =>
        log.info(action === 'sign_in_blocked' ? 'Entrada bloqueada' : 'Entrada recusada', {
          who,
          how: subject,
          address,
        }),
      (error) => log.error('Registro não gravado', error),
    ),
    passwords,
    siteUrl,
    google: google !== null,
  };
}
