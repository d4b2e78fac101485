import { expectNoBarrier } from './support/barriers.ts';
import { expect, test } from './support/browser-server.ts';

test('own services and places are kept for all administrators, combined, and taken back', async ({
  visit,
  ownServer,
}) => {
  const { page, watch } = await visit({ server: ownServer, signedIn: true, viewport: { width: 360, height: 780 } });
  watch.expect(/status of 422/);
  await page.goto('/admin/mass-creator');
  await page.getByText('Combinar', { exact: true }).click();
  await page.getByRole('button', { name: 'Alterar a lista: Serviços' }).click();
  const editor = page.getByRole('group', { name: 'Alterar a lista: Serviços' });
  await editor.getByRole('button', { name: 'Acrescentar serviço' }).click();
  await expect(editor.getByLabel('Serviço 11')).toBeFocused();
  await page.keyboard.type('Motor deslizante');
  await editor.getByRole('button', { name: 'Salvar para todos' }).click();
  await expect(editor.getByRole('alert')).toContainText('“Motor deslizante” está duas vezes na lista: itens 2 e 11.');
  await editor.getByLabel('Serviço 11').fill('Troca de motor');
  await editor.getByRole('button', { name: 'Subir: Troca de motor' }).click();
  await expect(editor.getByLabel('Serviço 10')).toHaveValue('Troca de motor');
  await editor.getByRole('button', { name: 'Retirar: Motor de portão', exact: true }).click();
  await expectNoBarrier(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await editor.getByRole('button', { name: 'Salvar para todos' }).click();
  await expect(page.getByRole('checkbox', { name: 'Troca de motor' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Motor de portão', exact: true })).toHaveCount(0);

  await page.getByText('Outros lugares').click();
  await page.getByRole('button', { name: 'Alterar a lista: Outros lugares' }).click();
  const places = page.getByRole('group', { name: 'Alterar a lista: Outros lugares' });
  await places.getByRole('button', { name: 'Acrescentar lugar' }).click();
  await places.getByLabel('Lugar 1', { exact: true }).fill('Granja Viana');
  await places.getByLabel('Preposição do lugar 1').selectOption('na');
  await places.getByRole('button', { name: 'Salvar para todos' }).click();

  // Another administrator's device shows the same lists.
  const { page: other } = await visit({ server: ownServer, signedIn: true });
  await other.goto('/admin/mass-creator');
  await other.getByText('Combinar', { exact: true }).click();
  const services = other.getByRole('group', { name: /^Serviços/ });
  await services.getByRole('checkbox', { name: 'Todos' }).check();
  await other.getByText('Outros lugares').click();
  await other.getByRole('checkbox', { name: 'Granja Viana' }).check();
  await expect(other.getByText('10 serviços × 1 lugar = 10 títulos')).toBeVisible();
  await expect(other.locator('ol').getByText('Troca de motor na Granja Viana')).toBeVisible();
  await other.getByRole('button', { name: 'Alterar a lista: Serviços' }).click();
  await other.getByRole('button', { name: 'Voltar à lista original' }).click();
  await expect(other.getByRole('checkbox', { name: 'Motor de portão', exact: true })).toBeVisible();
  await expect(other.getByText('9 serviços × 1 lugar = 9 títulos')).toBeVisible();
});

test('the columns of a table are put together to titles that are shown before anything is made', async ({ visit }) => {
  const { page, watch } = await visit({ signedIn: true, viewport: { width: 360, height: 780 } });
  watch.expect(/status of 422/);
  await page.goto('/admin/mass-creator');
  await page.getByText('Arquivo', { exact: true }).click();
  await page.getByLabel('Arquivo CSV ou de texto, até 60 MB').setInputFiles({
    name: 'portoes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('tipo;bairro\ndeslizante;Mooca\nbasculante;Brás\n;Moema\n'),
  });
  const template = page.getByLabel('Montar o título com as colunas do arquivo (opcional)');
  await template.fill('Conserto de portão {tipo} em {cidade}');
  await page.getByRole('button', { name: 'Montar os títulos' }).click();
  await expect(page.getByRole('alert')).toContainText('A linha 1 não tem a coluna {cidade}.');
  await expect(page.getByRole('button', { name: 'Criar 0 Páginas' })).toBeDisabled();
  await template.fill('Conserto de portão {tipo} em ');
  await page.getByRole('button', { name: 'Inserir a coluna bairro' }).click();
  await expect(template).toHaveValue('Conserto de portão {tipo} em {bairro}');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 linhas lidas: 2 títulos, 1 que não serve.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Linhas que não servem' })).toContainText(
    'Falta o valor da coluna “tipo”.',
  );
  await expect(page.locator('ol').getByRole('listitem')).toHaveText([
    'Conserto de portão deslizante na Mooca',
    'Conserto de portão basculante no Brás',
  ]);
  await expect(page.getByRole('button', { name: 'Criar 2 Páginas' })).toBeEnabled();
  await expectNoBarrier(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
