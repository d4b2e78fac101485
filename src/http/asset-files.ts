import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Handler } from 'hono';
import type { ResponseCache } from './response-cache.ts';
import { sendResponse, visitOf } from './public-response.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
/** The build puts a hash of the content into each name, so a name never means anything else. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A picture that the server draws, when it is first named. */
interface MadeFile {
  readonly name: string;
  readonly svg: string;
}

/**
 * Serves the files of one folder, known by name from the start, so that no address leads anywhere else. They pass through the
 * response cache and are compressed once.
 *
 * @param directory null where something else serves what was built.
 * @param made files that the server makes itself; not looked at before one is asked for.
 * @param findDrawn the same where there are too many to make all of them for one.
 */
export function assetFiles(
  directory: string | null,
  made: readonly MadeFile[],
  cache: ResponseCache,
  findDrawn: (name: string) => MadeFile | null = () => null,
): Handler {
  const built = new Set(directory === null ? [] : readdirSync(directory));
  let madeByName: ReadonlyMap<string, string> | null = null;
  const findMade = (name: string) =>
    findDrawn(name)?.svg ?? (madeByName ??= new Map(made.map((file) => [file.name, file.svg]))).get(name);
  const bodyOf = async (name: string) => findMade(name) ?? (await readFile(join(directory ?? '', name)));
  return async (context) => {
    const name = context.req.path.split('/').pop() ?? '';
    const type = TYPES[extname(name)];
    if (type === undefined || !(built.has(name) || findMade(name) !== undefined)) return context.notFound();
    const key = `asset:${name}`;
    const response =
      cache.find(key) ??
      (await cache.build(
        key,
        async () => ({
          status: 200,
          body: await bodyOf(name),
          kept: true,
          headers: { 'content-type': type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' },
          tags: [],
          validUntil: null,
        }),
        { visit: visitOf(context) },
      ));
    return sendResponse(context, response);
  };
}
