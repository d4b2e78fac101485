import type { Page } from '@playwright/test';
import { locationTitles } from '../../src/business/location-titles.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage, startJob } from './support/signed-in-calls.ts';

const COUNT = locationTitles.length;
const manyTitles = Array.from({ length: 20_000 }, (_, index) => `Motor de portão número ${index + 1}`);

interface SeenProgress {
  readonly percent: string;
  readonly counts: string;
  readonly title: string;
}

/** Keeps every state of the progress panel that the page shows, however short, from now on. */
async function recordProgress(page: Page): Promise<() => Promise<SeenProgress[]>> {
  const record = await page.evaluateHandle(() => {
    const seen: SeenProgress[] = [];
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    new MutationObserver(() => {
      if (!document.querySelector('.job')) return;
      seen.push({
        percent: text('.progress-percent'),
        counts: text('.job-counts strong'),
        title: text('.job-current'),
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => record.jsonValue();
}

test('all location titles become pages in one job whose progress is seen, and a second run creates none and names no error', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  const preview = page.getByRole('region', { name: 'Lista de títulos' }).getByRole('listitem');
  await expect(preview).toHaveText([...locationTitles.slice(0, 10), `... e mais ${COUNT - 10} páginas`]);

  const progressSeen = await recordProgress(page);
  await page.getByRole('button', { name: `Criar ${COUNT} Páginas` }).click();
  const result = page.getByRole('region', { name: 'Criação de páginas concluída' });
  await expect(result).toContainText(`${COUNT} páginas criadas com sucesso, 0 erros.`, { timeout: 120_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Criação de páginas concluída' })).toBeVisible();

  const seen = await progressSeen();
  const percents = seen.map(({ percent }) => Number(/^(\d+)%$/.exec(percent)?.[1]));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
  for (const { counts } of seen) expect(counts).toMatch(new RegExp(`^\\d+ de ${COUNT}$`));
  expect(seen.some(({ title }) => locationTitles.includes(title))).toBe(true);

  await page.getByRole('button', { name: `Criar ${COUNT} Páginas` }).click();
  await expect(result).toContainText(`0 páginas criadas com sucesso, 0 erros. ${COUNT} já existiam.`, {
    timeout: 120_000,
  });
  await expect(result.getByRole('list', { name: 'Erros' })).toHaveCount(0);
  await expect(result.getByRole('list', { name: 'Já existiam' }).getByRole('link').first()).toHaveText(
    locationTitles[0] ?? '',
  );

  await result.getByRole('link', { name: 'Ver no painel' }).click();
  await expect(page.getByRole('heading', { name: `Páginas Geradas (${COUNT})` })).toBeVisible();
});

test('a list that was tried is offered with the number that would really be created', async ({ visit, ownServer }) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  await savePage(page, 'Motor na Lapa');
  await page.getByText('Colar', { exact: true }).click();
  const box = page.getByLabel('Títulos, um por linha');
  await box.fill('Motor na Lapa\nMotor em Perus\nMotor na Penha');
  await expect(page.getByRole('button', { name: 'Criar 3 Páginas' })).toBeEnabled();
  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
  await box.fill('Motor na Lapa');
  await expect(page.getByRole('button', { name: 'Criar 1 Páginas' })).toBeEnabled();
  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  await expect(page.getByRole('button', { name: 'Criar 0 Páginas' })).toBeDisabled();
});

test('a job goes on when the tab closes, is followed again when the screen is reopened, and can be cancelled', async ({
  visit,
  ownServer,
}) => {
  const { page: first } = await visit({ server: ownServer, signedIn: true });
  await first.goto('/admin/mass-creator');
  await startJob(first, manyTitles);
  await first.reload();
  const percentOf = async (page: Page) => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  const countOf = async (page: Page) =>
    Number((await page.getByText(/^[\d.]+ de 20\.000$/).textContent())?.split(' ')[0]?.replace('.', ''));
  await expect.poll(() => countOf(first)).toBeGreaterThan(0);
  const before = await countOf(first);
  const page = await first.context().newPage();
  await first.close();

  await page.goto('/admin/mass-creator');
  const panel = page.getByRole('region', { name: 'Andamento da criação' });
  await expect(panel).toContainText('Você pode fechar esta aba: a criação continua no servidor.');
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  expect(await percentOf(page)).toBeLessThan(100);

  await panel.getByRole('button', { name: 'Cancelar' }).click();
  const result = page.getByRole('region', { name: 'Criação cancelada' });
  await expect(result).toContainText(/[\d.]+ páginas criadas com sucesso, 0 erros\./);
  await expect(result.getByRole('button', { name: /^Continuar com os [\d.]+ que faltam$/ })).toBeEnabled();
  const [, created = ''] = /([\d.]+) páginas criadas/.exec((await result.textContent()) ?? '') ?? [];
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('heading', { name: `Páginas Geradas (${created})` })).toBeVisible();
});

test('the mass creator does not open on the result of a job of the generator', async ({ visit, ownServer }) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill('Motor na Mooca\nMotor no Brás');
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await page.getByRole('button', { name: 'Todos os títulos' }).click();
  await expect(page.getByRole('region', { name: 'Processamento concluído' })).toBeVisible();
  await page.goto('/admin/mass-creator');
  await expect(page.getByRole('heading', { name: 'Andamento' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Criar ${COUNT} Páginas` })).toBeEnabled();
  await expect(page.getByText('páginas criadas com sucesso')).toHaveCount(0);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`what a long list brings about comes into view at ${viewport.width} pixels: the dry run's report, the progress and the way to cancel`, async ({
    visit,
    ownServer,
  }) => {
    const { page } = await visit({ server: ownServer, signedIn: true, viewport });
    await page.goto('/admin/mass-creator');
    await page.getByText('Combinar', { exact: true }).click();
    for (const service of await page
      .getByRole('group', { name: /^Serviços/ })
      .getByRole('checkbox')
      .all())
      await service.check();
    const zone = page
      .getByRole('group')
      .filter({ has: page.getByText('Zona Leste') })
      .last();
    await zone.getByText('Zona Leste').click();
    await zone.getByRole('checkbox', { name: 'Todos' }).check();
    await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
    await expect(page.getByRole('heading', { name: 'Conferência' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Criar [\d.]+ Páginas$/ }).click();
    await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('heading', { name: 'Criação cancelada' })).toBeInViewport({ ratio: 1 });
  });
}

test('a page of a job that was deleted since is said to be gone, and the others are still led to', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  await startJob(page, ['Motor na Mooca', 'Motor no Brás']);
  await page.reload();
  const created = page.getByRole('list', { name: 'Páginas criadas' });
  await expect(created.getByRole('link')).toHaveText(['Motor na Mooca', 'Motor no Brás']);
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('button', { name: 'Excluir Motor no Brás' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Página excluída')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a lista' }).click();
  await expect(created.getByRole('link')).toHaveText(['Motor na Mooca']);
  await expect(created.getByRole('listitem').last()).toContainText(
    'Motor no BrásA página não está mais neste endereço.',
  );
});
