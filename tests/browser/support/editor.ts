import type { Page } from '@playwright/test';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
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

/** Waits until the editor has the selection where the browser shows it: it hears of it a task later. */
async function selectionHeard(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.getByRole('textbox', { name: 'Texto da página' }).evaluate((element: TiptapEditorHTMLElement) => {
        const { focusNode, focusOffset } = document.getSelection() ?? { focusNode: null, focusOffset: 0 };
        if (!element.editor || !focusNode) return false;
        return element.editor.view.posAtDOM(focusNode, focusOffset) === element.editor.state.selection.head;
      }),
    )
    .toBe(true);
}

/** Presses a key that moves the cursor or selects. */
export async function moveCursor(page: Page, key: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto da página' }).press(key);
  await selectionHeard(page);
}

/** Puts the cursor behind the words a text begins with. */
export async function putCursorBehind(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto da página' }).evaluate((element, start) => {
    element.focus();
    const accept = (node: Node) =>
      node.textContent?.startsWith(start) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, accept).nextNode();
    document.getSelection()?.collapse(text, start.length);
  }, words);
  await selectionHeard(page);
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
