import type { Alerts } from './alerts/alerts.ts';
import { type AccessAudit, createAccessAudit } from './auth/access-audit.ts';
import { type AdministratorAuth, createAdministratorAuth } from './auth/administrator-auth.ts';
import { type AttemptLimits, createAttemptLimits } from './auth/attempt-limits.ts';
import { accountKey } from './auth/account-key.ts';
import { clientKey } from './auth/client-key.ts';
import { isKnownAddress } from './auth/known-addresses.ts';
import { createMailer, type Mailer } from './auth/mailer.ts';
import type { PasswordHashing } from './auth/password-hashing.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { type ClientAddress, clientAddressReader } from './http/client-address.ts';
import type { Log } from './log.ts';

/** How the audit log begins to say that a code was wrong after a password that was right. */
const RIGHT_PASSWORD = 'senha certa';

export interface AccessControlDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly authSecret: string;
  readonly log: Log;
  readonly passwords: PasswordHashing;
  readonly alerts: Alerts;
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
  readonly alerts: Alerts;
  /** How many sign-ins were refused since the start. */
  readonly refusedSignIns: () => number;
}

export function createAccessControl({
  config,
  database,
  clock,
  facts,
  authSecret,
  log,
  passwords,
  alerts,
}: AccessControlDependencies): AccessControl {
  const { siteUrl, google } = config;
  let refused = 0;
  return {
    mailer: createMailer(config.smtpUrl, () => ({ name: facts().company.name, address: facts().company.email })),
    auth: createAdministratorAuth({ database, siteUrl, secret: authSecret, google, passwords }),
    addressOf: clientAddressReader(config.trustedProxies),
    limits: tellingOfNewDevices(createAttemptLimits(database, clock), database, clock, alerts),
    audit: createAccessAudit(
      database,
      clock,
      ({ who, action, subject, address }) => {
        refused += 1;
        if (subject.startsWith(RIGHT_PASSWORD)) alerts.raise('wrong_code', who);
        log.info(action === 'sign_in_blocked' ? 'Entrada bloqueada' : 'Entrada recusada', {
          who,
          how: subject,
          address,
        });
      },
      (error) => log.error('Registro não gravado', error),
    ),
    passwords,
    siteUrl,
    google: google !== null,
    alerts,
    refusedSignIns: () => refused,
  };
}

/** Whoever signs in from a network that the account has not used is told of, once it is remembered. */
function tellingOfNewDevices(
  limits: AttemptLimits,
  { db }: Database,
  clock: () => Date,
  alerts: Alerts,
): AttemptLimits {
  return {
    ...limits,
    async remember(email, address) {
      const isKnown = await isKnownAddress(db, accountKey(email), clientKey(address), clock());
      await limits.remember(email, address);
      if (!isKnown) alerts.raise('new_device', `${email}, de ${address}`);
    },
  };
}
