import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { troubleOf } from './database-trouble.ts';
import { ensurePrivateDatabaseFile } from './private-file.ts';
import { StartFailure } from './start-failure.ts';
import { findWalFault } from './wal-file.ts';

/** A log grows to 4 MB before SQLite writes it back, more under load; below this, saves would soon fail. */
const FREE_BYTES_MIN = 32 * 1024 * 1024;
const MB = 1024 * 1024;

/** What the system says of a folder's disk; another in tests. */
type FreeBytes = (folder: string) => number;

const freeBytes: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Looks at the database's file before SQLite does.
 *
 * @throws StartFailure
 */
export function checkDatabaseFile(file: string, free: FreeBytes = freeBytes): void {
  checkPlace(file, () => undefined);
  const fault = findWalFault(file);
  if (fault === 'database-gone')
    throw new StartFailure(
      'log',
      `O banco ${file} sumiu e o registro dele, ${file}-wal, ficou: devolva o arquivo ao lugar, ou restaure uma cópia com "npm run restore", que guarda o registro ao lado.`,
    );
  if (fault === 'other-database')
    throw new StartFailure(
      'log',
      `O registro ${file}-wal é de outro banco, que estava no lugar de ${file}: se uma cópia foi posta por cima, restaure-a com "npm run restore", que guarda o registro ao lado; senão devolva o banco que estava ali.`,
    );
  checkPlace(file, () => ensurePrivateDatabaseFile(file));
  const left = free(dirname(file));
  if (left < FREE_BYTES_MIN)
    throw new StartFailure(
      'disk',
      `Restam ${Math.floor(left / MB)} MB no disco de ${file}, e são precisos ${FREE_BYTES_MIN / MB} MB: libere espaço e inicie de novo.`,
    );
}

function checkPlace(file: string, prepare: () => void): void {
  const folder = dirname(file);
  try {
    prepare();
    for (const path of [folder, file]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StartFailure(
      'place',
      `Não é possível ler e gravar o banco ${file}: dê ao usuário do servidor a pasta ${folder} e o arquivo, ou corrija DATABASE_URL.`,
      { cause },
    );
  }
}

/** @returns what an error at the opening of the file means, as a sentence; the error itself where it means nothing known. */
export function openFailure(file: string, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (trouble === 'damaged')
    return new StartFailure(
      'damaged',
      `O arquivo ${file} não é um banco SQLite, ou está danificado: restaure uma cópia com "npm run restore".`,
      { cause: error },
    );
  if (trouble === 'busy')
    return new StartFailure('busy', `O banco ${file} está preso por outro programa: feche-o e inicie de novo.`, {
      cause: error,
    });
  if (trouble === 'full' || trouble === 'gone' || trouble === 'read-only')
    return new StartFailure(
      'place',
      `Não é possível gravar o banco ${file}: confira o disco, a pasta e os direitos do usuário do servidor.`,
      { cause: error },
    );
  return error;
}
