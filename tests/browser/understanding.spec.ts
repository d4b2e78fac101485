import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const card = (page: Page) => page.getByRole('region', { name: 'O que entendi do título' });
const chip = (page: Page, name: string) => card(page).getByRole('combobox', { name: new RegExp(`^${name}: `) });
const preview = (page: Page) => page.getByRole('region', { name: /^Prévia de / });

async function generate(page: Page, title: string): Promise<void> {
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill(title);
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  await expect(page.getByRole('region', { name: `Prévia de ${title}`, exact: true })).toBeVisible();
}

async function choose(page: Page, name: string, typed: string, option: string): Promise<void> {
  await chip(page, name).click();
  await page
    .getByRole('dialog', { name: `${name}: escolher` })
    .getByRole('combobox')
    .fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What search engines are told of a published page. */
async function robotsOf(page: Page, slug: string): Promise<string> {
  const html = await (await page.request.get(`/links-uteis/${slug}`)).text();
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

test('a title is shown as it was understood: subject, place, kind of gate, maker, and how sure', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão basculante não fecha na Mooca');
  await expect(chip(page, 'Assunto')).toHaveText(/Portão não fecha/);
  await expect(chip(page, 'Lugar')).toHaveText(/Mooca, São Paulo/);
  await expect(chip(page, 'Portão')).toHaveText(/Basculante/);
  await expect(card(page)).toContainText('Com certeza');
  await expect(card(page).getByRole('group')).toHaveCount(0);

  await generate(page, 'Motor Garen parou em Osasco');
  await expect(card(page).getByRole('listitem').last()).toHaveText('MarcaGaren');
  await expect(chip(page, 'Portão')).toHaveText(/Qualquer/);
});

test('a correction changes the page, is saved with it and is remembered for a title of the same words', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão quântico na Vila Matilde');
  await expect(card(page)).toContainText('Não entendi');
  await expect(card(page)).toContainText('Sem explicação no título: “quântico”.');
  await expect(page.getByRole('note')).toContainText('Será publicada com noindex. Não entendi o que o título pede.');
  const before = await preview(page).textContent();

  await choose(page, 'Assunto', 'fecha nao', 'Portão não fecha');
  await expect(chip(page, 'Assunto')).toHaveText(/Portão não fecha/);
  await expect(chip(page, 'Assunto')).toBeFocused();
  await expect(card(page)).toContainText('Escolhido por você');
  await expect(page.getByText('Será publicada com noindex')).toHaveCount(0);
  await expect(preview(page)).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Outra versão' }).click();
  await expect(page.getByText('Conteúdo gerado')).toBeVisible();
  await expect(chip(page, 'Assunto')).toHaveText(/Portão não fecha/);

  await page.getByRole('button', { name: 'Salvar como Página' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Página salva' })).toBeVisible();
  expect(await robotsOf(page, 'portao-quantico-na-vila-matilde')).not.toContain('noindex');

  await generate(page, 'portao quantico penha');
  await expect(chip(page, 'Assunto')).toHaveText(/Portão não fecha/);
  await expect(card(page)).toContainText('Com certeza');
});

test('place and kind of gate are chosen beside the subject, and a correction is undone as a whole', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão não fecha na Lapa');
  await choose(page, 'Lugar', 'osasco centro', 'Centro, Osasco');
  await expect(chip(page, 'Lugar')).toHaveText(/Centro, Osasco/);
  await choose(page, 'Portão', 'correr', 'De correr (deslizante)');
  await expect(chip(page, 'Portão')).toHaveText(/De correr \(deslizante\)/);
  await expect(chip(page, 'Lugar')).toHaveText(/Centro, Osasco/);
  await expect(preview(page)).toContainText('Centro');

  await card(page).getByRole('button', { name: 'Desfazer a correção' }).click();
  await expect(chip(page, 'Lugar')).toHaveText(/Lapa, São Paulo/);
  await expect(chip(page, 'Portão')).toHaveText(/Qualquer/);
  await expect(card(page)).toBeFocused();
});

test('the choice is used by the keyboard alone, and a letter on a closed chip chooses nothing', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão não fecha em Perus');
  await chip(page, 'Portão').focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Qualquer' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('bascu');
  await expect(page.getByRole('option')).toHaveText(['Basculante']);
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Portão')).toHaveText(/Basculante/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('xyz');
  await expect(page.getByText('Nada com essas palavras.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chip(page, 'Portão')).toHaveText(/Basculante/);
});

test('an ambiguous place is asked, and the answer settles it', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão eletrônico no Jardim São Paulo');
  await expect(card(page)).toContainText('Falta o lugar');
  const question = card(page).getByRole('group', { name: 'Qual Jardim São Paulo?' });
  await expect(question.getByRole('button')).toHaveText(['Jardim São Paulo, São Paulo', 'Jardim São Paulo, Guarulhos']);
  await chip(page, 'Lugar').click();
  await expect(page.getByRole('option').first()).toHaveText('Jardim São Paulo, São Paulo');
  await page.keyboard.press('Escape');

  await question.getByRole('button', { name: 'Jardim São Paulo, Guarulhos' }).click();
  await expect(chip(page, 'Lugar')).toHaveText(/Jardim São Paulo, Guarulhos/);
  await expect(question).toHaveCount(0);
  await expect(card(page)).toContainText('Com certeza');
  await expect(page.getByText('Será publicada com noindex')).toHaveCount(0);
});

test('a title that is not understood offers the nearest subjects as buttons, and first in the list of all', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Portão com samambaia');
  const question = card(page).getByRole('group', { name: 'O título é sobre…?' });
  const [nearest = ''] = await question.getByRole('button').allTextContents();
  await chip(page, 'Assunto').click();
  await expect(page.getByRole('option').first()).toHaveText(nearest);
  await expect(page.getByRole('group', { name: 'Defeitos' })).toBeAttached();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: nearest, exact: true }).click();
  await expect(chip(page, 'Assunto')).toContainText(nearest);
  await expect(question).toHaveCount(0);
  await expect(card(page)).toBeFocused();
});

test('a title that an existing page answers offers that page', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/painel');
  await savePage(page, 'Conserto de portão automático na Vila Prudente');
  await generate(page, 'Vila Prudente: conserto de portões automáticos');
  const offer = card(page).getByRole('note');
  await expect(offer).toContainText(
    'Já existe uma página que responde a isso: Conserto de portão automático na Vila Prudente.',
  );
  await expect(offer.getByRole('link', { name: 'Conserto de portão' })).toHaveAttribute(
    'href',
    '/links-uteis/conserto-de-portao-automatico-na-vila-prudente',
  );
  const edit = offer.getByRole('link', { name: 'Editar a que existe' });
  // Until the page is found it leads to the list.
  await expect(edit).toHaveAttribute('href', /^\/admin\/paginas\//);
  await edit.click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(
    'Conserto de portão automático na Vila Prudente',
  );
});

test('a title that is not answered is refused and says so', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  for (const [title, word, found] of [
    ['receita de bolo', 'Outro assunto', 'O título não fala de portão automático'],
    ['Motor de portão em Campinas', 'Fora da área', 'Campinas (SP) fica fora da área atendida'],
    ['Aluguel de portão na Mooca', 'Não fazemos', 'Pede algo que não fazemos'],
    ['Como burlar o sensor do portão', 'Não ensinamos', 'Pede algo que pode prejudicar alguém'],
  ] as const) {
    await generate(page, title);
    await expect(card(page)).toContainText(word);
    await expect(page.getByRole('note')).toContainText(`Será publicada com noindex. ${found}`);
    const finding = page
      .getByRole('region', { name: /^Avaliação: Corrija antes de publicar/ })
      .getByRole('listitem')
      .filter({ hasText: 'Responde ao título' });
    await expect(finding).toContainText(found);
    await expect(finding).toContainText('Corrija');
    await expect(card(page).getByRole('group')).toHaveCount(0);
  }
});

test('a danger is said to be one, and its page offers nothing', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await generate(page, 'Cachorro preso no portão na Penha');
  await expect(card(page)).toContainText('Perigo');
  await expect(card(page)).toContainText('A página começa pelo que fazer agora e não oferece produto.');
  await expect(chip(page, 'Assunto')).toHaveText(/Animal preso no portão/);
  await expect(preview(page)).not.toContainText('R$');
});

test('a list is grouped by what it asks for and leaves out what was not understood, unless ticked', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  await page.getByText('Colar', { exact: true }).click();
  await page
    .getByLabel('Títulos, um por linha')
    .fill('Portão não fecha na Lapa\nPortão não fecha em Perus\nreceita de bolo\nMotor de portão em Campinas');
  // Not tried before: what a job would leave out is said before it starts.
  await page.getByRole('button', { name: 'Criar 4 Páginas' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nada foi criado ainda' })).toContainText(
    '2 títulos ficam de fora',
  );
  const report = page.getByRole('region', { name: 'Conferência' });
  await expect(report).toContainText('De 4 títulos, 2 páginas seriam criadas.');
  await expect(report.getByRole('list', { name: 'Assuntos entendidos' }).getByRole('listitem')).toHaveText([
    'Portão não fecha2 títulosComo “Portão não fecha na Lapa”',
  ]);
  await expect(report.getByRole('list', { name: 'Ficam de fora' }).getByRole('listitem')).toHaveText([
    'receita de boloO título não fala de portão automático.',
    'Motor de portão em CampinasCampinas (SP) fica fora da área atendida.',
  ]);

  const tick = page.getByRole('checkbox', { name: 'Criar mesmo assim, fora dos buscadores' });
  await tick.check();
  await expect(page.getByRole('button', { name: 'Criar 4 Páginas' })).toBeEnabled();
  await expect(report).toContainText('De 4 títulos, 4 páginas seriam criadas.');
  await tick.uncheck();
  await page.getByRole('button', { name: 'Criar 2 Páginas' }).click();
  const result = page.getByRole('region', { name: 'Criação de páginas concluída' });
  await expect(result).toContainText('2 páginas criadas com sucesso, 2 erros.');
  await expect(result.getByRole('list', { name: 'Erros' }).getByRole('listitem')).toHaveText([
    'Erro no título 3receita de boloO título não fala de portão automático.',
    'Erro no título 4Motor de portão em CampinasCampinas (SP) fica fora da área atendida.',
  ]);
  expect((await page.request.get('/links-uteis/receita-de-bolo')).status()).toBe(404);

  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  await tick.check();
  await page.getByRole('button', { name: 'Criar 2 Páginas' }).click();
  await expect(result).toContainText('2 páginas criadas com sucesso, 0 erros. 2 já existiam.');
  expect(await robotsOf(page, 'receita-de-bolo')).toContain('noindex');
  expect(await robotsOf(page, 'portao-nao-fecha-na-lapa')).not.toContain('noindex');
});

test('a subject chosen for a title of a list holds for those of the same words, and the number of pages follows', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/mass-creator');
  await page.getByText('Colar', { exact: true }).click();
  await page
    .getByLabel('Títulos, um por linha')
    .fill('Portão não fecha na Lapa\nPortão com samambaia na Mooca\nportao com samambaia penha\nreceita de bolo');
  await page.getByRole('button', { name: 'Conferir antes de criar' }).click();
  const left = page.getByRole('list', { name: 'Ficam de fora' });
  await expect(left.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Criar 1 Páginas' })).toBeEnabled();
  await left
    .getByRole('button', { name: /^Portão com samambaia na Mooca: é sobre / })
    .first()
    .click();
  await expect(left.getByRole('listitem')).toHaveText(['receita de boloO título não fala de portão automático.']);
  await expect(page.getByRole('button', { name: 'Criar 3 Páginas' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Assuntos entendidos' }).getByText('2 títulos')).toBeVisible();
});

test('several titles of the generator say what would be left out before all of them are made', async ({
  visit,
  ownServer,
}) => {
  const { page } = await visit({ server: ownServer, signedIn: true });
  await page.goto('/admin/local-generator');
  await page.getByLabel('Títulos, um por linha').fill('Portão não fecha na Lapa\nreceita de bolo');
  await page.getByRole('button', { name: 'Gerar Conteúdo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('list', { name: 'Ficam de fora' }).getByRole('listitem')).toHaveText([
    'receita de boloO título não fala de portão automático.',
  ]);
  await dialog.getByRole('checkbox', { name: 'Criar mesmo assim, fora dos buscadores' }).check();
  await dialog.getByRole('button', { name: 'Todos os títulos' }).click();
  await expect(page.getByRole('region', { name: 'Processamento concluído' })).toContainText(
    '2 páginas criadas com sucesso, 0 erros.',
  );
  expect(await robotsOf(page, 'receita-de-bolo')).toContain('noindex');
});
