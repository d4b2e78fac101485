import { expect, type Page } from '@playwright/test';

/** Calls to the API with the page's own session, to bring about what a test is not about. */

async function call(page: Page, path: string, data: unknown): Promise<unknown> {
  const response = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  return response.json();
}

export async function savePage(page: Page, title: string, content = '<p>O motor abre o portão.</p>'): Promise<void> {
  await call(page, '/api/pages', { title, content });
}

/** Of every title, whatever it asks for. */
export async function startJob(page: Page, titles: readonly string[]): Promise<void> {
  await call(page, '/api/bulk-jobs', { titles, creativity: 75, include_unanswered: true });
}
