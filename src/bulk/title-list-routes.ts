import { Hono } from 'hono';
import { z } from 'zod';
import type { AdministratorEnv } from '../auth/session-guard.ts';
import { articleOfPlace } from '../business/place-article.ts';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/api-error.ts';
import { validQuery } from '../http/json-body.ts';
import { searchKey } from '../text/slug.ts';
import { readOwnArticles } from './part-lists-store.ts';
import { readTitleFile } from './title-file.ts';
import type { TitleTemplate } from './title-template.ts';

const MEGABYTE = 1024 * 1024;
export const FILE_LIMIT = 60 * MEGABYTE;

const TEMPLATE_MAX = 300;
const asked = z.object({ template: z.string().trim().min(1).max(TEMPLATE_MAX).optional() });

/** A place has the article of our table, else the one that an administrator gave it. */
async function templateOf(text: string | undefined, { db }: Database): Promise<TitleTemplate | null> {
  if (text === undefined) return null;
  const own = await readOwnArticles(db);
  return { text, articleOf: (name) => articleOfPlace(name) ?? own.get(searchKey(name)) };
}

/** The file as the body itself: what it is, its content says. One at a time, so that uploads cannot fill the memory together. */
export function titleListRoutes(database: Database) {
  let isReading = false;
  return new Hono<AdministratorEnv>().post('/', validQuery(asked), async (context) => {
    if (Number(context.req.header('content-length') ?? 0) > FILE_LIMIT)
      return fail(context, 413, 'too_large', 'O arquivo passa de 60 MB. Divida-o em partes.');
    if (isReading)
      return fail(context, 429, 'busy', 'Outro arquivo está sendo lido agora. Tente de novo em alguns segundos.');
    isReading = true;
    try {
      const chunks = await readBody(context.req.raw.body);
      if (chunks === null) return fail(context, 413, 'too_large', 'O arquivo passa de 60 MB. Divida-o em partes.');
      const read = await readTitleFile(chunks, await templateOf(context.req.valid('query').template, database));
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
