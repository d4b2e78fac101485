import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_SENT_EXIT_CODE } from '../../src/backup/copy-not-sent.ts';
import { migratedDatabaseUrl, temporaryFolder } from '../support/database.ts';
import { runDataCommand } from '../support/server-process.ts';

test('copies that cannot be sent stay beyond the number to keep, and the command tells that only the sending failed', async () => {
  const copies = join(temporaryFolder(), 'copias');
  const environment = {
    DATABASE_URL: await migratedDatabaseUrl('sqlite'),
    BACKUP_DIR: copies,
    BACKUP_EVERY_HOURS: '6',
    BACKUP_KEEP: '1',
    // Nothing listens there.
    BACKUP_S3_URL: 'http://127.0.0.1:9/copias',
    BACKUP_S3_ACCESS_KEY: 'chave',
    BACKUP_S3_SECRET_KEY: 'segredo',
  };
  for (const made of [1, 2]) {
    const { exitCode, output } = runDataCommand(environment, ['backup']);
    expect(output).toMatch(/A cópia copia-\S+ está em \S+, mas não foi enviada\. O armazenamento em \S+ não respondeu/);
    expect(exitCode).toBe(NOT_SENT_EXIT_CODE);
    expect(readdirSync(copies)).toHaveLength(made);
  }
  expect(runDataCommand(environment, ['send']).exitCode).toBe(NOT_SENT_EXIT_CODE);
  expect(readdirSync(copies)).toHaveLength(2);
});
