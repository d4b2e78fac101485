import { defaultFacts } from './business/facts.ts';
import { createLiveCompany, type LiveCompany } from './company/live-company.ts';
import type { Config } from './config.ts';
import type { ChangeFeed } from './database/change-feed.ts';
import type { Database } from './database/connect.ts';

interface CompanyDependencies {
  readonly config: Pick<Config, 'company' | 'heroVideoUrl' | 'heroVideoDate' | 'production'>;
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
}

/** The environment's data fill an empty database; what is published there is what every process shows. */
export function liveCompanyOf(
  { config, database: { db }, clock }: CompanyDependencies,
  changes: Pick<ChangeFeed, 'readFirst'>,
): LiveCompany {
  const heroVideo = config.heroVideoUrl === null ? null : { url: config.heroVideoUrl, date: config.heroVideoDate };
  const given = { company: config.company, ...defaultFacts, heroVideo };
  return createLiveCompany({ db, clock, changes, given, samplesShown: !config.production });
}
