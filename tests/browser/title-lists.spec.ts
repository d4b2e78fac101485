import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

test('a pasted list is tried before anything is written, created, and its errors are repeated alone', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  await savePage(page, 'Motor na Mooca');
  await page.getByText('Colar', { exact: true }).click();
  await page
    .getByLabel('Títulos, um por linha')
    .fill('Motor na Mooca\nMotor no Brás\nMOTOR  no bras\nMotores do Brás\n??');
  await expect(page.getByText('1 repetido: cada página é criada uma vez só.')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  const report = page.getByRole('region', { name: 'Conferência' });
  await expect(report).toContainText('De 5 títulos, 2 páginas seriam criadas. Nada foi gravado.');
  await expect(report.getByRole('list', { name: 'Endereço já existe' })).toContainText('/links-uteis/motor-na-mooca');
  await expect(report.getByRole('list', { name: 'Repetidos na lista' })).toContainText('Mesmo endereço do título 2.');
  await expect(report.getByRole('list', { name: 'Parecidos demais' })).toContainText('Motores do Brás');

  // As many as the trial found.
  await page.getByRole('button', { name: 'Criar 2 Páginas' }).click();
  await expect(report).toHaveCount(0);
  const result = page.getByRole('region', { name: 'Criação de páginas concluída' });
  await expect(result).toContainText('2 páginas criadas com sucesso, 1 erro. 2 já existiam.');
  await expect(result.getByRole('list', { name: 'Erros' })).toContainText('Erro no título 5');
  const download = page.waitForEvent('download');
  await result.getByRole('link', { name: 'Baixar resultado em CSV' }).click();
  expect((await download).suggestedFilename()).toBe('resultado.csv');
  // Its error is the title's own: nobody is offered what cannot succeed.
  await expect(result.getByRole('button', { name: /Repetir/ })).toHaveCount(0);
});

test('a file is read with what it holds said, and a renamed picture is refused', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 422/);
  await page.goto('/admin/mass-creator');
  await page.getByText('Arquivo', { exact: true }).click();
  const file = page.getByLabel('Arquivo CSV ou de texto, até 60 MB');
  await file.setInputFiles({
    name: 'titulos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Título;x\nManutenção na Lapa;1\n??;2\nManutenção na Lapa;3\n', 'latin1'),
  });
  await expect(page.getByText('3 linhas lidas: 1 título, 1 repetido, 1 que não serve.')).toBeVisible();
  await expect(page.getByText('CSV com ponto e vírgula, coluna “Título”, codificação Latin-1.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Linhas que não servem' })).toContainText('Linha 3');
  await expect(page.getByRole('button', { name: 'Criar 1 Páginas' })).toBeEnabled();
  await file.setInputFiles({
    name: 'titulos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await expect(page.getByRole('alert')).toContainText('Este arquivo é uma imagem PNG.');
});

test('services are combined with places by ticking them', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/mass-creator');
  await page.getByText('Combinar', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Motor basculante' }).check();
  await page.getByText('Zona Leste').click();
  await page.getByRole('checkbox', { name: 'Mooca', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Brás', exact: true }).check();
  const titles = page.getByRole('listitem').filter({ hasText: /^Motor basculante n[ao] \S+$/ });
  await expect(titles).toHaveText(['Motor basculante na Mooca', 'Motor basculante no Brás']);
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
  await expect(page.getByText('1 serviço × 2 lugares = 2 títulos')).toBeVisible();

  await page.getByText('Colar', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Criar 0 Páginas' })).toBeDisabled();
  await page.getByText('Combinar', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Combinar' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Motor basculante' })).toBeChecked();
  await page.getByText('Zona Leste').click();
  await expect(page.getByRole('checkbox', { name: 'Mooca', exact: true })).toBeChecked();
});

test('what was pasted stays chosen after a reload, and a word without an end makes nothing wider than the screen', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 1280, height: 800 } });
  await page.goto('/admin/mass-creator');
  await page.getByText('Colar', { exact: true }).click();
  await page.getByLabel('Títulos, um por linha').fill(`${'m'.repeat(151)}\nMotor na Lapa`);
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Colar' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
});
