import { createHash, randomUUID } from 'node:crypto';
import type { Database } from './connect.ts';
import { lockForWrite } from './content-changes.ts';
import { placeOfFile, placeInCluster } from './database-place.ts';

/** Hexadecimal digits: enough for installations that share a bucket, and no more, because names begin with them. */
const ID_LENGTH = 12;

/**
 * The id of the installation, made at the first use and kept in the database. A copy of the database (restored, moved, or started beside the other)
 * brings it along but stands elsewhere or serves another address: it gets an id of its own, and forgets which photos were to be erased, which are
 * the other's to erase.
 */
export async function installationOf(database: Database, siteUrl: string): Promise<string> {
  const where = database.engine === 'sqlite' ? await placeOfFile(database) : await placeInCluster(database);
  const place = createHash('sha256').update(`${where} ${siteUrl}`).digest('hex');
  return database.db.transaction().execute(async (transaction) => {
    await lockForWrite(transaction);
    const row = await transaction
      .selectFrom('upkeep')
      .select('says')
      .where('name', '=', 'installation')
      .executeTakeFirst();
    const [known, knownPlace] = row?.says?.split(' ') ?? [];
    if (known !== undefined && knownPlace === place) return known;
    const id = randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
    const says = `${id} ${place}`;
    await transaction
      .insertInto('upkeep')
      .values({ name: 'installation', at: null, says })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ says }))
      .execute();
    await transaction.deleteFrom('unused_photos').execute();
    return id;
  });
}
