import type { Kysely } from 'kysely';
import { changesBetween } from '../business/company/changes.ts';
import { parseCompany, type RefusedValue } from '../business/company/company-schema.ts';
import { type CompanyData, type Facts, factsOf } from '../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../business/fictitious-company.ts';
import type { ChangeFeed } from '../database/change-feed.ts';
import { EVERYTHING } from '../database/content-changes.ts';
import type { Schema } from '../database/schema.ts';
import { factsOfState, findPublished, listConfirmations } from './company-reads.ts';
import { COMPANY_TAG } from './company-tag.ts';
import { fillCompany } from './company-writes.ts';

export interface LiveCompany {
  /** The facts of now: the same object until something of them changes. */
  facts(): Facts;
  /** Whether the database has a company. */
  isFilled(): Promise<boolean>;
  /** Fills an empty database with what the environment and the defaults say. @returns what the environment says otherwise than the database, by the fields' names. @throws when it says what cannot be. */
  fill(): Promise<readonly string[]>;
}

export interface LiveCompanyDependencies {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly changes: Pick<ChangeFeed, 'readFirst'>;
  /** What an empty database is filled with. */
  readonly given: CompanyData;
  /** Whether samples that nobody confirmed are shown; never in production. */
  readonly samplesShown: boolean;
}

/** Who published what the database was filled with. */
export const FILLED_BY = 'primeiro início';

/** Holds the published facts for this process. They change only between two changes of the feed, all at once. */
export function createLiveCompany(dependencies: LiveCompanyDependencies): LiveCompany {
  const { db, clock, changes, given, samplesShown } = dependencies;
  let current = factsOf(given, { samplesShown, confirmed: [], changedAt: null });
  let known = JSON.stringify(current);

  async function load(): Promise<void> {
    const published = await findPublished(db);
    if (!published) return;
    const facts = factsOfState(published, await listConfirmations(db, published.data), samplesShown);
    const text = JSON.stringify(facts);
    if (text === known) return;
    [current, known] = [facts, text];
  }

  changes.readFirst(async (tags) => {
    if (tags.includes(COMPANY_TAG) || tags.includes(EVERYTHING)) await load();
  });

  return {
    facts: () => current,
    isFilled: async () => (await findPublished(db)) !== null,
    async fill() {
      const published = (await findPublished(db)) ?? (await fillCompany(db, possible(given), FILLED_BY, clock()));
      return published ? differences(published.data, given) : [];
    },
  };
}

/** @throws naming each value that cannot be. */
function possible(given: CompanyData): CompanyData {
  const parsed = parseCompany(given);
  if (parsed.ok) return parsed.data;
  throw new Error(`The company cannot be: ${parsed.refused.map(refusedLine).join('; ')}`);
}

function refusedLine({ path, message }: RefusedValue): string {
  return `${path}: ${message}`;
}

/** What the environment names and the database has otherwise; the development's company counts as named by nobody. */
function differences(published: CompanyData, given: CompanyData): readonly string[] {
  const named = {
    ...published,
    company: { ...published.company, ...namedOf(given.company) },
    heroVideo: given.heroVideo ?? published.heroVideo,
  };
  return changesBetween(published, named).map(({ label }) => label);
}

function namedOf({ name, cnpj, address, email, phone, geo }: CompanyData['company']): Partial<CompanyData['company']> {
  return {
    ...(name !== FICTITIOUS_COMPANY.name && { name }),
    ...(cnpj !== FICTITIOUS_COMPANY.cnpj && { cnpj }),
    ...(address !== FICTITIOUS_COMPANY.address && { address }),
    ...(email !== FICTITIOUS_COMPANY.email && { email }),
    ...(phone !== FICTITIOUS_COMPANY.phone && { phone }),
    ...(geo && { geo }),
  };
}
