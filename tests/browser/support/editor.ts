import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './browser-server.ts';
import { savePage } from './signed-in-calls.ts';

const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  revision: z.number(),
});
const list = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Saves a page and opens its editor. @returns its id. */
export async function openEditor(page: Page, title: string, content?: string): Promise<string> {
  await page.goto('/admin/painel');
  await savePage(page, title, content);
  const { items } = list.parse(await (await page.request.get(`/api/pages?q=${encodeURIComponent(title)}`)).json());
  await page.goto(`/admin/paginas/${items[0]?.id ?? ''}`);
  await expect(page.getByRole('textbox', { name: 'Texto da página' })).toBeVisible();
  return items[0]?.id ?? '';
}

/** The page as the server has it. */
export async function readPageDetails(page: Page, id: string) {
  return pageSchema.parse(await (await page.request.get(`/api/pages/${id}`)).json());
}

/** As a browser pastes what was copied from elsewhere. */
export async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto da página' }).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    data.setData('text/plain', 'texto');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}
