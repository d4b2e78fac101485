/** What could not be read, in the words of the specification's catalogue of errors; the cause is why. */
type Words = 'Erro ao buscar página' | 'Erro ao buscar páginas' | 'Erro ao buscar serviços';

export class FailedRead extends Error {
  override readonly name = 'FailedRead';
}

/** @throws FailedRead, so that the log says what was read when the database failed. */
export async function reading<Result>(words: Words, read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (cause) {
    throw new FailedRead(words, { cause });
  }
}

/** The words for a call of the API that failed. @param path below the site's origin. */
export function failedCall(method: string, path: string): string {
  const isOfPage = /^\/api\/pages\/[^/]+$/.test(path);
  if (method === 'GET' && (path === '/api/pages' || path === '/api/pages.csv')) return 'Erro ao buscar páginas';
  if (method === 'GET' && isOfPage) return 'Erro ao buscar página';
  if (method === 'DELETE' && isOfPage) return 'Erro ao excluir página';
  if ((method === 'POST' && path === '/api/pages') || (method === 'PATCH' && isOfPage)) return 'Erro ao salvar página';
  return 'Erro na chamada';
}
