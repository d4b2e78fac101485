import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const box = (page: Page) => page.getByLabel('Títulos, um por linha');
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar Conteúdo' });

async function writeTitles(page: Page, ...titles: readonly string[]): Promise<void> {
  await box(page).fill(titles.join('\n'));
  await generate(page).click();
}

async function openGenerator(page: Page): Promise<void> {
  await page.goto('/admin/local-generator');
  await expect(generate(page)).toBeEnabled();
}

declare global {
  interface Window {
    /** Set by the hostile titles and contents of these tests, if ever they run. */
    ranFromTitle?: boolean;
  }
}

const nothingRan = async (page: Page) => expect(await page.evaluate(() => window.ranFromTitle)).toBeUndefined();

for (const typed of ['', '   ', '\n \n']) {
  test(`without a title (${JSON.stringify(typed)}) it says that the field is empty`, async ({ visit }) => {
    const { page } = await visit({ signedIn: true });
    await openGenerator(page);
    await writeTitles(page, typed);
    const notice = page.getByRole('alert').filter({ hasText: 'Campo vazio' });
    await expect(notice).toContainText('Por favor, insira pelo menos um título para gerar o conteúdo.');
    await expect(box(page)).toHaveValue(typed);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleDescription(
      'Campo vazio. Por favor, insira pelo menos um título para gerar o conteúdo.',
    );
    await writeTitles(page, 'Motor de portão na Lapa', 'Motor de portão no Brás');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(box(page)).toHaveAccessibleDescription('2 títulos');
  });
}

test('saving before generating is refused with the specified message', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openGenerator(page);
  await page.getByRole('button', { name: 'Salvar como Página' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao salvar' })).toContainText(
    'É necessário gerar conteúdo antes de salvar a página.',
  );
});

for (const [what, typed] of [
  ['emptied', ''],
  ['changed', 'Motor de portão em outro lugar'],
] as const) {
  test(`saving after the box was ${what} is refused with the specified message`, async ({ visit }) => {
    const { page } = await visit({ signedIn: true });
    await openGenerator(page);
    await writeTitles(page, 'Motor de portão no Campo Limpo');
    await expect(page.getByRole('region', { name: 'Prévia de Motor de portão no Campo Limpo' })).toBeVisible();
    await box(page).fill(typed);
    await page.getByRole('button', { name: 'Salvar como Página' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao salvar' })).toContainText(
      'É necessário gerar conteúdo antes de salvar a página.',
    );
    await expect(page).toHaveURL('/admin/local-generator');
    expect((await page.request.get('/links-uteis/motor-de-portao-no-campo-limpo')).status()).toBe(404);
  });
}

test('several titles are asked about: cancel does nothing, the first alone opens as a preview', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openGenerator(page);
  await writeTitles(page, 'Motor de portão na Lapa', '', 'Motor de portão no Brás');
  const dialog = page.getByRole('alertdialog', { name: 'Você escreveu 2 títulos. Gerar quais?' });
  await expect(dialog.getByRole('button')).toHaveText(['Cancelar', 'Todos os títulos', 'Só o primeiro título']);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('O conteúdo gerado aparece aqui')).toBeVisible();

  await generate(page).click();
  await dialog.getByRole('button', { name: 'Só o primeiro título' }).click();
  await expect(page.getByRole('region', { name: 'Prévia de Motor de portão na Lapa' })).toContainText('Lapa');
});

test('all titles run as a job that counts them as they stand in the box, names each error and ends with its summary', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openGenerator(page);
  await savePage(page, 'Motor de portão no Belém');
  await writeTitles(
    page,
    'Motor de portão na Penha',
    '???',
    'motor de portao na  penha',
    'Motor de portão no Belém',
    'Motor de portão em Moema',
  );
  await expect(page.getByText('5 títulos, 1 repetido: cada página é criada uma vez só')).toBeVisible();
  await page.getByRole('button', { name: 'Todos os títulos' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Processamento concluído' })).toContainText(
    '2 páginas criadas com sucesso, 1 erro. 2 já existiam.',
  );
  const result = page.getByRole('region', { name: 'Processamento concluído' });
  await expect(result.getByRole('list', { name: 'Erros' }).getByRole('listitem')).toHaveText([
    /^Erro no título 2\?\?\?O título precisa de pelo menos uma letra ou um número/,
  ]);
  const existing = result.getByRole('list', { name: 'Já existiam' }).getByRole('link');
  await expect(existing).toHaveText(['motor de portao na  penha', 'Motor de portão no Belém']);
  await expect(existing.last()).toHaveAttribute('href', '/links-uteis/motor-de-portao-no-belem');
  const created = result.getByRole('list', { name: 'Páginas criadas' }).getByRole('link');
  await expect(created).toHaveText(['Motor de portão na Penha', 'Motor de portão em Moema']);
  await expect(created.first()).toHaveAttribute('href', '/links-uteis/motor-de-portao-na-penha');
});

test('a preview is kept on the way to another screen and back, and said to be of another title when the box has one', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true });
  await openGenerator(page);
  await page.getByRole('slider').press('Home');
  await writeTitles(page, 'Motor de portão no Jaraguá');
  const preview = page.getByRole('region', { name: 'Prévia de Motor de portão no Jaraguá' });
  await expect(preview).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Administrativo' })).toBeVisible();
  await page.goBack();
  await expect(preview).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('0');
  const saveButton = page.getByRole('button', { name: 'Salvar como Página' });
  await expect(saveButton).toBeEnabled();

  await box(page).fill('Motor de portão no Jaçanã');
  await expect(
    page.getByText('A prévia é de “Motor de portão no Jaraguá”. Gere de novo para usar o título escrito.'),
  ).toBeVisible();
  await box(page).fill('Motor de portão no Jaraguá');
  await expect(page.getByText('A prévia é de')).toHaveCount(0);
});

test('a preview says that its address is taken, leads to the page that has it, and can still be tried to save', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 409|Erro ao salvar página/);
  await openGenerator(page);
  await savePage(page, 'Motor de portão no Tatuapé');
  await writeTitles(page, 'Motor de portão no Tatuapé');
  await expect(page.getByText('Corrija antes de publicar.')).toBeVisible();
  await expect(page.getByText('Já existe uma página em /links-uteis/motor-de-portao-no-tatuape')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver a página que já existe' })).toHaveAttribute(
    'href',
    '/links-uteis/motor-de-portao-no-tatuape',
  );
  await page.getByRole('button', { name: 'Salvar como Página' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao salvar' })).toContainText('Já existe uma página');
  await page.getByRole('link', { name: 'Editar a página que já existe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Página' })).toBeVisible();
  await expect(page.getByLabel('Endereço')).toHaveValue('motor-de-portao-no-tatuape');
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test(`what was generated is in view at ${viewport.width} pixels, nothing covers it, and the focus stays`, async ({
    visit,
  }) => {
    const { page } = await visit({ signedIn: true, viewport });
    await openGenerator(page);
    await writeTitles(page, 'Motor de portão em Cidade Dutra');
    const content = page.getByRole('region', { name: 'Prévia de Motor de portão em Cidade Dutra' });
    await expect(content.getByRole('paragraph').first()).toBeInViewport();
    await expect(page.getByText('Conteúdo gerado')).toBeInViewport();
    await expect(page.locator('.notice')).toHaveCount(0);
    await expect(generate(page)).toBeFocused();
    await page.getByRole('button', { name: 'Outra versão' }).click();
    await expect(page.getByText('Conteúdo gerado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Outra versão' })).toBeFocused();
  });
}

test('on a phone a new preview comes into view, with what visitors read before how it is shown elsewhere', async ({
  visit,
}) => {
  const { page } = await visit({ signedIn: true, viewport: { width: 360, height: 740 } });
  await openGenerator(page);
  await writeTitles(page, 'Motor de portão em Interlagos');
  await expect(page.getByRole('heading', { name: 'Prévia', exact: true })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await top('Prévia de Motor de portão em Interlagos')).toBeLessThan(await top('Na busca'));
});

test('what is good about a preview is folded', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await openGenerator(page);
  await writeTitles(page, 'Motor de portão em Santo Amaro');
  const qualityCheck = page.getByRole('region', { name: /^Avaliação/ });
  await expect(qualityCheck.getByText('Tamanho do texto')).toBeHidden();
  await qualityCheck.getByText(/conferidos? est(á bom|ão bons)$/).click();
  await expect(qualityCheck.getByText('Tamanho do texto')).toBeVisible();
});

test('the content is copied with its HTML, and without', async ({ visit }) => {
  const { page } = await visit({ signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await openGenerator(page);
  await writeTitles(page, 'Motor de portão em Pinheiros');
  const preview = page.getByRole('region', { name: 'Prévia de Motor de portão em Pinheiros' });
  const heading = (await preview.getByRole('heading').first().textContent()) ?? '';
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: 'Copiar Conteúdo' }).click();
  await expect.poll(clipboard).toContain('</p>');
  expect(await clipboard()).toContain(heading);
  await expect(page.getByText('Conteúdo copiado').first()).toBeVisible();

  await page.getByRole('button', { name: 'Copiar Sem HTML' }).click();
  await expect.poll(clipboard).not.toMatch(/<\/?\w/);
  expect(await clipboard()).toContain(heading);
});

test('what an earlier version kept in the browser moves to the server once, cleaned, and what failed stays until it is discarded', async ({
  visit,
}) => {
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/Erro ao migrar a página sem-letras/);
  await page.goto('/admin/painel');
  await page.evaluate(() =>
    localStorage.setItem(
      'generatedPages',
      JSON.stringify([
        {
          slug: 'pagina-antiga',
          title: 'Página antiga',
          content:
            '<p>Texto antigo.</p><img src="x" onerror="window.ranFromTitle = true"><script>window.ranFromTitle = true</script>',
        },
        { slug: 'sem-letras', title: '???', content: '<p>Sem título que sirva.</p>' },
      ]),
    ),
  );
  await openGenerator(page);
  await expect(page.getByText('1 página guardada neste navegador foi enviada ao servidor.')).toBeVisible();
  await expect(page.getByText('1 página não pôde ser enviada e continua guardada neste navegador.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('generatedPages'))).toMatch(/^\[\{"slug":"sem-letras"[^[]*\]$/);

  const refused = page.getByRole('region', { name: 'Páginas antigas neste navegador' });
  await expect(refused.getByRole('listitem')).toHaveText([
    '???O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
  ]);
  await refused.getByRole('button', { name: 'Descartar 1 página antiga' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(refused).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('generatedPages'))).toBeNull();

  await page.goto('/links-uteis/pagina-antiga');
  await expect(page.getByRole('main')).toContainText('Texto antigo.');
  await nothingRan(page);
});

test('a title that cannot be an address is refused with a clear message and stays in its field', async ({ visit }) => {
  const refused: readonly (readonly [what: string, title: string, message: string])[] = [
    [
      '10,000 characters',
      'motor '.repeat(1666) + 'novo',
      'O título pode ter no máximo 150 caracteres; este tem 10.000.',
    ],
    [
      'only symbols',
      '!?#$%',
      'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
    ],
    [
      'only emoji',
      '🚪🔧🏠',
      'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
    ],
    [
      'only right-to-left letters',
      'محرك بوابة',
      'O título precisa de pelo menos uma letra ou um número, para formar o endereço da página.',
    ],
    ['two letters', 'ab', 'O título precisa de pelo menos 3 caracteres.'],
  ];
  const { page, watch } = await visit({ signedIn: true });
  watch.expect(/status of 422/);
  for (const [what, title, message] of refused) {
    await test.step(what, async () => {
      await openGenerator(page);
      await writeTitles(page, title);
      await expect(box(page)).toHaveAccessibleDescription(message);
      await expect(page.getByRole('alert').filter({ hasText: 'Erro ao gerar conteúdo' })).toContainText(message);
      await expect(box(page)).toHaveValue(title);
    });
  }
});

test('an odd title is accepted and shown as typed, and nothing of it runs', async ({ visit }) => {
  test.slow();
  const accepted: readonly (readonly [what: string, title: string])[] = [
    ['HTML', '<img src=x onerror="window.ranFromTitle=true"> Motor <b>forte</b>'],
    ['quotes', `Motor "rápido" 'novo' & \`barato\` \${window.ranFromTitle=true}`],
    ['the end of a script', 'Portão </script><script>window.ranFromTitle=true</script> não fecha'],
    ['the end of a title and a style', '</title></style><svg onload="window.ranFromTitle=true"> Motor leve'],
    ['a comment and a placeholder', 'Motor <!-- {{title}} %s $& $1 --> ligeiro'],
    ['emoji', 'Motor 🚪 para portão 👨‍👩‍👧 da família'],
    ['right-to-left letters', 'Motor محرك بوابة para portão'],
  ];
  const { page } = await visit({ signedIn: true });
  const { page: visitor } = await visit();
  for (const [what, title] of accepted) {
    await test.step(what, async () => {
      await openGenerator(page);
      await writeTitles(page, title);
      await expect(page.getByRole('region', { name: `Prévia de ${title}`, exact: true })).toBeVisible();
      await expect(page.getByRole('definition').first()).toHaveText(title);
      await nothingRan(page);

      await page.getByRole('button', { name: 'Salvar como Página' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Página salva' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await nothingRan(page);

      await visitor.goto(page.url());
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const data of await visitor.locator('script[type="application/ld+json"]').allTextContents())
        expect(() => JSON.parse(data)).not.toThrow();
      const chat = await visitor.getByRole('link', { name: 'Falar com um técnico agora' }).getAttribute('href');
      // The answered subject's own words, or the title; nothing of it becomes a part of the address.
      expect([...new URL(chat ?? '').searchParams.keys()]).toEqual(['text']);
      await nothingRan(visitor);
    });
  }

  await visitor.goto('/sitemap');
  await page.goto('/admin/painel');
  for (const [, title] of accepted) {
    await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  }
  await nothingRan(visitor);
  await nothingRan(page);
});
