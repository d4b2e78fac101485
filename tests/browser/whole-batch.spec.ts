import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

/** All titles that the mass creator offers. */
const ALL = 546;
const MOST_PRESSES = 4;
const WORK_MS = 180_000;
/** A page of the batch. */
const ONE = '/links-uteis/motor-de-portao-ppa-santana';

const result = (page: Page) => page.getByRole('group', { name: 'Resultado' });
const bar = (page: Page) => page.getByRole('group', { name: 'Várias páginas de uma vez' });
const found = (page: Page) => page.getByRole('region', { name: /^Páginas Geradas/ });

/** Presses one after the other, and no more of them than the way may take. */
async function inFewPresses(what: string, way: (press: (target: Locator) => Promise<void>) => Promise<void>) {
  let presses = 0;
  await test.step(what, () =>
    way(async (target) => {
      presses += 1;
      await target.click();
    }),
  );
  expect(presses, what).toBeLessThanOrEqual(MOST_PRESSES);
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Telas do painel' });
const newest = (page: Page) => page.getByRole('listitem', { name: `, ${ALL} títulos` }).first();

/** The server closes a connection that rests for five seconds, just when it may be used again. A response is judged as ever. */
const AFTER_A_REST = { maxRetries: 1 } as const;

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} a batch of ${ALL} is made, looked at, deleted whole and restored whole, each in at most ${MOST_PRESSES} presses, and another deletion is undone by one`, async ({
    visit,
    ownServer,
  }) => {
    test.slow();
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await page.goto('/admin/painel');
    await inFewPresses('made', async (press) => {
      await press(page.getByRole('main').getByRole('link', { name: 'Abrir a lista' }));
      await press(page.getByRole('button', { name: `Criar ${ALL} Páginas` }));
      await expect(page.getByRole('region', { name: 'Criação de páginas concluída' })).toContainText(
        `${ALL} páginas criadas com sucesso`,
        { timeout: WORK_MS },
      );
    });

    await inFewPresses('looked at', async (press) => {
      await press(navigation(page).getByRole('link', { name: 'Criações' }));
      await expect(newest(page)).toContainText('Concluída');
      await expectNoSidewaysScroll(page, 'the history of jobs');
      await press(newest(page).getByRole('link', { name: 'Ver as páginas' }));
      await expect(found(page)).toContainText(`${ALL} encontradas`);
      await expectNoSidewaysScroll(page, 'the pages of the batch');
    });
    expect((await page.request.get(ONE, AFTER_A_REST)).status()).toBe(200);

    await inFewPresses('deleted whole', async (press) => {
      await press(navigation(page).getByRole('link', { name: 'Criações' }));
      await press(newest(page).getByRole('link', { name: 'Desfazer o lote' }));
      await expect(bar(page)).toContainText(`${ALL} páginas selecionadas`);
      await press(bar(page).getByRole('button', { name: 'Excluir' }));
      const confirm = page.getByRole('alertdialog').getByRole('button', { name: `Excluir ${ALL} páginas` });
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await press(confirm);
      await expect(result(page)).toContainText(`${ALL} páginas excluídas`, { timeout: WORK_MS });
    });
    expect((await page.request.get(ONE, AFTER_A_REST)).status()).toBe(410);

    // As somebody does who comes later: nothing of the deletion is on the screen any more.
    await page.goto('/admin/painel');
    await inFewPresses('restored whole', async (press) => {
      await press(page.getByRole('link', { name: `Lixeira (${ALL})` }));
      await press(bar(page).getByLabel(`Selecionar todas as ${ALL}`));
      await press(bar(page).getByRole('button', { name: 'Restaurar' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: `Restaurar ${ALL} páginas` }));
      await expect(result(page).filter({ hasText: 'restauradas' })).toContainText(`${ALL} páginas restauradas`, {
        timeout: WORK_MS,
      });
    });
    expect((await page.request.get(ONE, AFTER_A_REST)).status()).toBe(200);

    await page.goto('/admin/criacoes');
    await newest(page).getByRole('link', { name: 'Desfazer o lote' }).click();
    await bar(page).getByRole('button', { name: 'Excluir' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Excluir ${ALL} páginas` })
      .click();
    await expect(result(page)).toContainText(`${ALL} páginas excluídas`, { timeout: WORK_MS });
    // The list counts none before it counts all again: what it showed before the deletion proves nothing.
    await expect(found(page)).not.toContainText(`${ALL} encontradas`);
    await inFewPresses('brought back at once', async (press) => {
      await press(result(page).getByRole('button', { name: 'Desfazer' }));
      await expect(found(page)).toContainText(`${ALL} encontradas`, { timeout: WORK_MS });
    });
    expect((await page.request.get(ONE, AFTER_A_REST)).status()).toBe(200);
  });

  test(`at ${viewport.width} a scheduled batch of ${ALL} is followed, taken back whole and restored whole, each in at most ${MOST_PRESSES} presses`, async ({
    visit,
    ownServer,
  }) => {
    test.slow();
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await page.goto('/admin/painel');
    await inFewPresses('scheduled', async (press) => {
      await press(page.getByRole('main').getByRole('link', { name: 'Abrir a lista' }));
      await press(page.getByLabel('Algumas por dia'));
      await press(page.getByRole('button', { name: `Agendar ${ALL} Páginas` }));
      await expect(page.getByRole('region', { name: `${ALL} páginas agendadas` })).toContainText('a última em', {
        timeout: WORK_MS,
      });
    });
    await expectNoSidewaysScroll(page, 'the mass creator');
    await expectNoBarrier(page);

    await inFewPresses('taken back whole', async (press) => {
      await press(navigation(page).getByRole('link', { name: 'Criações' }));
      await press(newest(page).getByRole('button', { name: 'Desfazer o lote' }));
      await expect(newest(page)).toContainText('Lote desfeito', { timeout: WORK_MS });
    });
    await expectNoSidewaysScroll(page, 'the history of jobs');
    await expectNoBarrier(page);
    await page.goto('/admin/painel/rascunhos?estado=agendadas');
    await expect(page.getByText('Nenhuma página agendada.')).toBeVisible();

    await inFewPresses('restored whole', async (press) => {
      await press(navigation(page).getByRole('link', { name: 'Criações' }));
      await press(newest(page).getByRole('button', { name: 'Restaurar o lote' }));
      await expect(newest(page)).not.toContainText('Lote desfeito', { timeout: WORK_MS });
      await press(newest(page).getByRole('link', { name: 'Ver as agendadas' }));
      await expect(page.getByRole('heading', { name: `Agendadas (${ALL})` })).toBeVisible();
    });
  });
}
