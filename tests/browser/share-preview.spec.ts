import { expect, test } from './support/browser-server.ts';

const SHORT = 'Motor de portão na Mooca';
const LONG = 'Instalação e manutenção de motor de portão basculante para condomínios na Vila Olímpia';

for (const { title, isCut } of [
  { title: SHORT, isCut: false },
  { title: LONG, isCut: true },
]) {
  test(`before saving, “${title}” is seen as in a search and as in WhatsApp, with its lengths`, async ({ visit }) => {
    const { page } = await visit({ signedIn: true });
    await page.goto('/admin/local-generator');
    await page.getByLabel('Títulos, um por linha').fill(title);
    await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();

    const search = page.getByRole('region', { name: 'Na busca' });
    const chat = page.getByRole('region', { name: 'No WhatsApp' });
    await expect(search).toContainText('links-uteis');
    for (const [preview, limit] of [
      [search, 60],
      [chat, 65],
    ] as const) {
      const length = isCut
        ? `Título: ${title.length} caracteres; cabem cerca de ${limit}`
        : `Título: ${title.length} de cerca de ${limit} caracteres`;
      await expect(preview).toContainText(length);
      await expect(preview.locator('.name')).toHaveText(isCut ? /…$/ : title);
    }
    const picture = chat.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  });
}
