import { Hono } from 'hono';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { fail } from '../http/api-error.ts';
import { readTitleFile } from './title-file.ts';

const MEGABYTE = 1024 * 1024;
export const FILE_LIMIT = 60 * MEGABYTE;

/** The file as the body itself: what it is, its content says. One at a time, so that uploads cannot fill the memory together. */
export function titleListRoutes() {
  let isReading = false;
  return new Hono<AdministratorEnv>().post('/', async (context) => {
    if (Number(context.req.header('content-length') ?? 0) > FILE_LIMIT)
      return fail(context, 413, 'too_large', 'O arquivo passa de 60 MB. Divida-o em partes.');
    if (isReading)
      return fail(context, 429, 'busy', 'Outro arquivo está sendo lido agora. Tente de novo em alguns segundos.');
    isReading = true;
    try {
      const chunks = await readBody(context.req.raw.body);
      if (chunks === null) return fail(context, 413, 'too_large', 'O arquivo passa de 60 MB. Divida-o em partes.');
      const read = await readTitleFile(chunks);
      return read.ok ? context.json(read.list) : fail(context, 422, 'unreadable_file', read.message);
    } finally {
      isReading = false;
    }
  });
}

/** Null when it is larger than allowed; the rest is not read then. */
async function readBody(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array[] | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > FILE_LIMIT) return null;
    // A large piece, as tests and some clients send it, is read in small ones.
    for (let start = 0; start < chunk.length; start += MEGABYTE / 4)
      chunks.push(chunk.subarray(start, start + MEGABYTE / 4));
  }
  return chunks;
}
