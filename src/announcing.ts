import type { AppDependencies } from './app.tsx';
import { addresses } from './business/addresses.ts';
import { type Announcer, createAnnouncer } from './index-now/announcer.ts';

/** Null where the environment names no key. */
export function announcerOf({
  config: { indexNow, siteUrl },
  database: { db },
  clock,
  log,
}: AppDependencies): Announcer | null {
  return (
    indexNow &&
    createAnnouncer({
      ...indexNow,
      db,
      clock,
      siteUrl,
      addressOf: (slug) => siteUrl + addresses.usefulLink(slug),
      onBatch: (batch) => log.info('Páginas anunciadas aos buscadores', batch),
      onError: (error) => log.error('Erro ao anunciar páginas aos buscadores', error),
    })
  );
}
