import { z } from 'zod';
import type { ServerProcess } from '../support/server-process.ts';

const jobSchema = z.object({
  id: z.string(),
  state: z.string(),
  total: z.number(),
  processed: z.number(),
  success: z.number(),
  errors: z.number(),
  results: z.array(z.object({ title: z.string(), success: z.boolean() })).default([]),
});
const pageSchema = z.object({ id: z.string(), title: z.string(), slug: z.string() });
const listSchema = z.object({ items: z.array(pageSchema), next_cursor: z.string().nullable(), total: z.number() });

/** No job has so many titles. */
const AFTER_ALL = 1_000_000;

export type Job = z.infer<typeof jobSchema>;
export type Page = z.infer<typeof pageSchema>;

/** What an administrator does with the API of a running server. */
export interface Administrator {
  readonly cookie: string;
  startJob(titles: readonly string[]): Promise<Job>;
  findJob(id: string): Promise<Job>;
  /** Its counts and no results: to read those again and again would take the server from its work. */
  followJob(id: string): Promise<Job>;
  savePage(title: string): Promise<Page>;
  deletePage(id: string): Promise<void>;
  restorePage(id: string): Promise<Page>;
  /** As the list gives them, followed to its end. */
  listPages(): Promise<readonly Page[]>;
  /** The same session at another process, or at the same one started again. */
  at(server: ServerProcess): Administrator;
}

function administratorAt({ origin }: ServerProcess, cookie: string): Administrator {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await call(method, path, body)).json();

  return {
    cookie,
    startJob: async (titles) =>
      jobSchema.parse(await ask('POST', '/api/bulk-jobs', { titles, creativity: 75, include_unanswered: true })),
    findJob: async (id) => jobSchema.parse(await ask('GET', `/api/bulk-jobs/${id}`)),
    followJob: async (id) => jobSchema.parse(await ask('GET', `/api/bulk-jobs/${id}?after=${AFTER_ALL}`)),
    savePage: async (title) =>
      pageSchema.parse(await ask('POST', '/api/pages', { title, content: '<p>O motor abre o portão.</p>' })),
    deletePage: async (id) => void (await call('DELETE', `/api/pages/${id}`)),
    restorePage: async (id) => pageSchema.parse(await ask('POST', `/api/pages/${id}/restore`)),
    async listPages() {
      const pages: Page[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer = listSchema.parse(await ask('GET', `/api/pages?limit=200&cursor=${encodeURIComponent(cursor)}`));
        pages.push(...answer.items);
        cursor = answer.next_cursor;
      }
      return pages;
    },
    at: (server) => administratorAt(server, cookie),
  };
}

export async function signIn(server: ServerProcess): Promise<Administrator> {
  const { origin, email, initialPassword: password } = server;
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return administratorAt(server, cookies.join('; '));
}
