import { z } from 'zod';

const CREDENTIALS = { email: 'bench@exemplo.com.br', password: 'a password of the bench' };
export const ADMINISTRATOR_ENVIRONMENT = { ADMIN_EMAIL: CREDENTIALS.email, ADMIN_PASSWORD: CREDENTIALS.password };

const job = z.object({
  id: z.string(),
  state: z.string(),
  processed: z.number(),
  success: z.number(),
  errors: z.number(),
});

const editable = z.object({ id: z.string(), slug: z.string(), revision: z.number(), content: z.string() });

const company = z.object({
  draft_version: z.number(),
  published: z.object({ data: z.looseObject({ company: z.looseObject({}) }) }),
});

/** Calls of a signed-in administrator. */
export async function signIn(origin: string) {
  const send = (path: string, init: RequestInit = {}, cookie = '') =>
    fetch(origin + path, {
      ...init,
      headers: { origin, cookie, ...(init.body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
  const response = await send('/api/auth/sign-in/email', { method: 'POST', body: JSON.stringify(CREDENTIALS) });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = (path: string, init?: RequestInit) => send(path, init, cookie);
  return {
    /** The text of an answer that is none of an error. */
    async ask(path: string, method = 'GET', body?: object): Promise<string> {
      const answer = await call(path, { method, ...(body && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      return text;
    },
    async titles(): Promise<string[]> {
      return z.object({ items: z.array(z.string()) }).parse(await (await call('/api/titles')).json()).items;
    },
    /** Creates a page of each title and waits for the last event. @returns milliseconds from the call. */
    async createInBulk(titles: readonly string[], creativity: number) {
      const start = performance.now();
      const { id } = job.parse(
        await (await call('/api/bulk-jobs', { method: 'POST', body: JSON.stringify({ titles, creativity }) })).json(),
      );
      await (await call(`/api/bulk-jobs/${id}/events`)).text();
      const milliseconds = performance.now() - start;
      return { milliseconds, ...job.parse(await (await call(`/api/bulk-jobs/${id}`)).json()) };
    },
    /** Publishes another phone, which stands on every page. */
    async publishPhone(phone: string): Promise<void> {
      const { published, draft_version: version } = company.parse(await (await call('/api/company')).json());
      const data = { ...published.data, company: { ...published.data.company, phone } };
      const saved = await call('/api/company/draft', { method: 'PUT', body: JSON.stringify({ version, data }) });
      const { draft_version: drafted } = company.parse(await saved.json());
      const body = JSON.stringify({ version: drafted });
      const answer = await call('/api/company/publish', { method: 'POST', body });
      if (!answer.ok) throw new Error(`A publication answered ${answer.status}: ${await answer.text()}`);
    },
    /** @returns the id of the job that begins. */
    async beginBulk(titles: readonly string[], creativity: number): Promise<string> {
      return job.parse(
        await (await call('/api/bulk-jobs', { method: 'POST', body: JSON.stringify({ titles, creativity }) })).json(),
      ).id;
    },
    async bulkJob(id: string) {
      return job.parse(await (await call(`/api/bulk-jobs/${id}?after=2147483647`)).json());
    },
    async draft(title: string, creativity: number): Promise<void> {
      const answer = await call('/api/generate', { method: 'POST', body: JSON.stringify({ title, creativity }) });
      if (!answer.ok) throw new Error(`A draft answered ${answer.status}: ${await answer.text()}`);
    },
    async listPages(query: string): Promise<void> {
      await (await call(`/api/pages?limit=50&${query}`)).text();
    },
    async pageCalled(title: string) {
      const list = z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), slug: z.string() })) });
      const { items } = list.parse(await (await call(`/api/pages?limit=50&q=${encodeURIComponent(title)}`)).json());
      const summary = items.find((item) => item.title === title);
      if (!summary) throw new Error(`There is no page called ${title}`);
      return editable.parse(await (await call(`/api/pages/${summary.id}`)).json());
    },
    /** Resolves when the server says that the page is saved. */
    async edit(id: string, changes: { readonly revision: number; readonly content: string }) {
      const answer = await call(`/api/pages/${id}`, { method: 'PATCH', body: JSON.stringify(changes) });
      if (!answer.ok) throw new Error(`The edit answered ${answer.status}: ${await answer.text()}`);
      return editable.parse(await answer.json());
    },
    async similarities(): Promise<number[]> {
      const list = z.object({ items: z.array(z.object({ likeness: z.number() })), next_cursor: z.string().nullable() });
      const all: number[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer = list.parse(
          await (await call(`/api/pages?limit=200&cursor=${encodeURIComponent(cursor)}`)).json(),
        );
        all.push(...answer.items.map(({ likeness }) => likeness));
        cursor = answer.next_cursor;
      }
      return all;
    },
  };
}
