import { type Alert, type Alerts, createAlerts, webhook } from './alerts/alerts.ts';
import { createMailer } from './auth/mailer.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

export interface AlertingDependencies {
  readonly config: Pick<Config, 'siteUrl' | 'smtpUrl' | 'alerts'>;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly log: Log;
}

/** How the owner is told, as the environment says: by mail, by a call, by both or not at all. */
export function createAlerting({ config, clock, facts, log }: AlertingDependencies): Alerts {
  const { siteUrl, smtpUrl, alerts } = config;
  const mailer = createMailer(smtpUrl, () => ({ name: facts().company.name, address: facts().company.email }));
  const channels: ((alert: Alert) => Promise<void>)[] = [];
  const { email, webhookUrl } = alerts;
  if (mailer && email !== null)
    channels.push(({ title, text }) =>
      mailer.send({ to: email, subject: `${title} – ${new URL(siteUrl).host}`, text }),
    );
  if (webhookUrl !== null) channels.push(webhook(webhookUrl));
  return createAlerts({ siteUrl, clock, channels, onError: (error) => log.error('Alerta não enviado', error) });
}
