import type { Page } from '@playwright/test';
import { expectNoBarrier } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

const letters = 'abcdefghijkl';
const sentence = (at: number) =>
  Array.from({ length: 12 }, (_, word) => `frase${letters[at % 12]}${letters[word]}`).join(' ');

/** Twelve pages that say nothing of their own and are not alike. */
async function saveThinPages(page: Page): Promise<void> {
  for (let at = 0; at < 12; at += 1) {
    const inSantana = at < 8;
    const response = await page.request.post('/api/pages', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        title: `Portão parado ${inSantana ? 'em Santana' : 'no Brás'}, caso ${letters[at]}`,
        content: [0, 1, 2, 4, 7, 9].map((step) => `<p>${sentence(at + step)}.</p>`).join(''),
        understood: {
          entry: 'portao-nao-fecha',
          place: `${inSantana ? 'Santana' : 'Brás'} - São Paulo (Capital)`,
        },
      },
    });
    expect(response.status()).toBe(201);
  }
}

test('places are listed by zone with what a job would open, and lead to a job in that place', async ({
  visit,
  ownServer,
}) => {
  test.slow();
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: { width: 360, height: 780 } });
  // A new job is asked for before it is there.
  watch.expect(/404/);
  await page.goto('/admin/servicos-feitos');
  await saveThinPages(page);
  await page.getByRole('link', { name: 'Onde falta prova' }).click();
  await expect(page.getByText('2 fotos em Santana abrem 8 páginas')).toBeVisible();
  await expect(page.getByText('2 fotos no Brás abrem 4 páginas')).toBeVisible();
  const north = page.getByRole('region', { name: 'Zona Norte' });
  await expect(north.getByRole('listitem')).toContainText(['Santana']);
  await expectNoBarrier(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }

  // By the keyboard alone: the map narrows the list, and says in words what its colours say.
  const ofNorth = page.getByRole('button', { name: 'Zona Norte: 8 páginas fora dos buscadores, 0 serviços' });
  const east = page.getByRole('region', { name: 'Zona Leste' });
  await expect(east).toBeVisible();
  await ofNorth.focus();
  await expect(page.getByText('Zona Norte: 8 páginas fora dos buscadores, 0 serviços')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ofNorth).toHaveAttribute('aria-pressed', 'true');
  await expect(east).toHaveCount(0);
  await expect(north).toBeVisible();
  await expectNoBarrier(page);
  // Focus stays where it was: pressed again, the mark shows all.
  await expect(ofNorth).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(east).toBeVisible();
  // Every mark that can be pressed has the room of a thumb, on the narrowest phone.
  await page.setViewportSize({ width: 360, height: 780 });
  const marks = page.getByRole('group', { name: 'No mapa' }).getByRole('button');
  await expect(marks).toHaveCount(2);
  for (const mark of await marks.all()) expect((await mark.boundingBox())?.width).toBeGreaterThanOrEqual(24);

  await page.goto('/admin/onde-falta-prova');
  await north.getByRole('link', { name: 'Cadastrar um serviço em Santana' }).click();
  await expect(page.getByLabel('Lugar')).toHaveValue('Santana, São Paulo');
});
