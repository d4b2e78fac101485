import type { Hono } from 'hono';
import type { AccessControl } from './access-control.ts';
import { addresses } from './business/addresses.ts';
import type { Facts } from './business/facts.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { HttpEnv } from './http/client-address.ts';
import type { PhotoStore } from './photos/photo-store.ts';
import { TOKEN_PATTERN } from './portfolio/customer-words-token.ts';
import { publicPhotos } from './portfolio/photo-responses.ts';
import { customerWordsPages } from './public-pages/customer-words-pages.ts';
import type { PublicSite } from './public-site.ts';

export interface PortfolioAddressesDependencies {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly database: Database;
  readonly clock: () => Date;
  readonly facts: () => Facts;
  readonly access: AccessControl;
  readonly site: Pick<PublicSite, 'show' | 'limits'>;
  readonly photos: PhotoStore;
}

/** What visitors are answered of jobs besides pages: photos, and the form behind a customer's link. */
export function addPortfolioAddresses(
  http: Hono<HttpEnv>,
  { config, database: { db }, clock, facts, access, site, photos }: PortfolioAddressesDependencies,
): void {
  const words = customerWordsPages({
    db,
    clock,
    facts,
    siteUrl: config.siteUrl,
    countTry: (context) => access.limits.countCall('words', access.addressOf(context)),
    show: site.show,
    limits: site.limits,
  });
  const address = addresses.customerWords(`:token{${TOKEN_PATTERN}}`);
  http.get(address, words.get);
  http.post(address, words.post);
  http.get('/fotos/:name', publicPhotos(db, photos));
}
