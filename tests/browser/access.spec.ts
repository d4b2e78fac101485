import { startServer, type ServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-databases.ts';
import { startGoogle, type GoogleStandIn } from '../support/google.ts';
import { totp } from '../support/totp.ts';
import { SCRIPTS } from '../support/attack-payloads.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const EMAIL = 'dona@exemplo.com.br';

interface WithGoogle {
  readonly google: GoogleStandIn;
  readonly server: ServerProcess;
}

async function withGoogle(use: (given: WithGoogle) => Promise<void>): Promise<void> {
  const google = await startGoogle(EMAIL);
  const database = await createEmptyDatabase('sqlite');
  const server = await startServer({
    DATABASE_URL: database.url,
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: 'uma senha de teste',
    ...google.environment,
  });
  try {
    await use({ google, server });
  } finally {
    await server.end('SIGKILL');
    await database.remove();
    await google.stop();
  }
}

test('with Google an address on the list enters, and every other response is refused in words', async ({ browser }) => {
  test.slow();
  await withGoogle(async ({ google, server }) => {
    const good = { ...google.claims };
    async function enter() {
      const context = await browser.newContext({ baseURL: server.origin });
      const page = await context.newPage();
      await page.goto('/admin/registro');
      await page.getByRole('button', { name: 'Entrar com Google' }).click();
      await page.waitForURL(/admin\/(registro|login\?.*error=)/);
      return { context, page };
    }
    const inside = await enter();
    await expect(inside.page).toHaveURL(`${server.origin}/admin/registro`);
    await expect(inside.page.getByText('Login bem-sucedido')).toBeVisible();
    await expect(inside.page.getByRole('cell', { name: /Entrou Google/ })).toBeVisible();
    // The same response of Google's once more, in the same browser.
    const callbacks: string[] = [];
    inside.page.on(
      'request',
      (request) => request.url().includes('/api/auth/callback/google') && callbacks.push(request.url()),
    );
    await inside.context.clearCookies();
    await inside.page.goto('/admin/login');
    await inside.page.getByRole('button', { name: 'Entrar com Google' }).click();
    await inside.page.waitForURL(/admin\/painel/);
    await expect(inside.page.getByText('Login bem-sucedido')).toBeVisible();
    await inside.page.reload();
    await expect(inside.page.getByText(/^Sessão até/)).toBeVisible();
    await expect(inside.page.getByText('Login bem-sucedido')).toHaveCount(0);
    await inside.page.goto(callbacks[0] ?? '');
    await expect(inside.page).toHaveURL(/error=|admin\/painel/);
    await inside.context.clearCookies();
    await inside.page.goto(callbacks[0] ?? '');
    await expect(inside.page.getByRole('alert')).toContainText('Acesso negado');
    await inside.context.close();

    for (const bend of [
      { email: 'estranho@exemplo.com.br' },
      { email_verified: false },
      { aud: 'outro-site' },
      { iss: 'https://mau.example' },
      { expiresIn: -600 },
    ]) {
      google.claims = { ...good, ...bend };
      const { context, page } = await enter();
      await expect(page.getByRole('alert'), JSON.stringify(bend)).toContainText('Acesso negado');
      await expect(page.getByRole('alert')).toContainText(
        'Você não tem permissão para acessar o painel administrativo',
      );
      await page.goto('/admin/painel');
      await expect(page).toHaveURL(/\/admin\/login/);
      await context.close();
    }
  });
});

test('the second factor is turned on with its drawing, asked for, and turned off with a code, and fits a phone', async ({
  visit,
  ownServer: server,
}) => {
  test.slow();
  const { page, watch } = await visit({
    server,
    signedIn: true,
    viewport: { width: 360, height: 740 },
  });
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/admin/seguranca');
  await page.getByRole('button', { name: 'Ativar' }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR da chave' })).toBeVisible();
  await expectToFit();
  const key = (await page.getByText('Chave:').locator('code').textContent()) ?? '';
  await page.getByLabel('Código do aplicativo').fill(totp(key));
  await page.getByRole('button', { name: 'Ativar o segundo fator' }).click();
  await expect(page.getByText('Guarde estes códigos de recuperação.')).toBeVisible();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(codes).toHaveLength(10);
  await expect(page.getByRole('button', { name: 'Gerar outros códigos de recuperação' })).toBeVisible();
  await expectToFit();

  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Email').fill(server.email);
  await page.getByLabel('Senha').fill(server.initialPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('Código de verificação').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/admin/painel');

  await page.goto('/admin/seguranca');
  await page.getByRole('button', { name: 'Desativar' }).click();
  const dialog = page.getByRole('alertdialog');
  watch.expect(/status of 422/);
  for (const code of ['000000', codes[1] ?? '']) {
    await dialog.getByLabel('Sua senha').fill(server.initialPassword);
    await dialog.getByLabel('Código de verificação').fill(code);
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    if (code === '000000') await expect(dialog.getByRole('alert')).toContainText('O código está incorreto');
  }
  await expect(page.getByText('Segundo fator desativado')).toBeVisible();
  await expectToFit();
});

test('with a session the sign-in screen leads on to where one wanted to go', async ({ visit }) => {
  const { page } = await visit({ signedIn: true });
  await page.goto('/admin/login?volta=%2Fadmin%2Fmass-creator');
  await expect(page).toHaveURL('/admin/mass-creator');
});

test('on a public page a refusal is told as what it is, and an ended session as such', async ({
  visit,
  ownServer: server,
}) => {
  const { page, watch } = await visit({ server, signedIn: true });
  watch.expect(/status of 40[13]/);
  watch.expect(/Erro ao excluir página motor-de-portao-na-penha/);
  await page.goto('/admin/painel');
  await savePage(page, 'Motor de portão na Penha');
  await page.goto('/links-uteis/motor-de-portao-na-penha');
  const remove = async () => {
    await page.getByRole('button', { name: 'Excluir página' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  };
  const rule = await page.request.put('/api/security', {
    data: { second_factor_required: true, password: server.initialPassword },
    headers: { origin: server.origin },
  });
  expect(rule.status()).toBe(204);
  await remove();
  await expect(page.getByRole('alert')).toContainText('O painel exige o segundo fator');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Abrir a tela Segurança' })).toHaveAttribute(
    'href',
    '/admin/seguranca',
  );

  await page.request.post('/api/account/sessions/end', { data: { which: 'all' }, headers: { origin: server.origin } });
  await remove();
  await expect(page.getByRole('alert')).toContainText('Sua sessão terminou');
});

test('an administrator is invited, chooses a password by the link, is suspended and is out', async ({
  visit,
  ownServer: server,
}) => {
  const { page } = await visit({ server, signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/admin/administradores');
  await expect(page.getByText('Esta é a única conta de dono que pode entrar.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Suspender|Remover)/ })).toHaveCount(0);
  await page.getByLabel('E-mail de quem vai administrar').fill('colega@exemplo.com.br');
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convidar' }).click();
  const shown = page.getByRole('status').locator('code');
  const lost = (await shown.textContent()) ?? '';
  await expect(page.getByText(/convite ainda não usado, o link vale até/)).toBeVisible();
  await page.getByRole('button', { name: 'Renovar e copiar o link de colega@exemplo.com.br' }).click();
  await expect(page.getByText('Link renovado e copiado')).toBeVisible();
  await expect(shown).not.toHaveText(lost);
  const link = (await shown.textContent()) ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const { page: guest, watch } = await visit({ server });
  await guest.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  watch.expect(/status of 422/);
  await guest.getByLabel('Nova senha').fill('password1234');
  await guest.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(guest.getByRole('alert')).toContainText('mais usadas');
  await guest.getByLabel('Nova senha').fill('três palavras soltas');
  await guest.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(guest.getByRole('status')).toContainText('Senha escolhida');
  await guest.getByRole('link', { name: 'Ir para o login' }).click();
  await guest.getByLabel('Email').fill('colega@exemplo.com.br');
  await guest.getByLabel('Senha').fill('três palavras soltas');
  await guest.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(guest).toHaveURL('/admin/painel');

  await page.reload();
  await expect(page.getByRole('button', { name: /^Suspender/ })).toHaveCount(2);
  await expect(page.getByText('Esta é a única conta de dono que pode entrar.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Renovar e copiar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Suspender colega@exemplo.com.br' }).click();
  await page.getByLabel('Sua senha').fill(server.initialPassword);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('Administrador suspenso')).toBeVisible();
  await expect(page.getByText('Entregue este endereço')).toHaveCount(0);
  await guest.goto('/admin/painel');
  await expect(guest).toHaveURL(/\/admin\/login/);

  await page.getByRole('link', { name: 'Registro' }).click();
  await page.getByLabel('Ação').selectOption('Suspendeu administrador');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText('colega@exemplo.com.br');
});

/** Payloads to a page. */
const AT_A_TIME = 8;

test('no script of somebody else runs, on public pages, in the panel, in the preview or from an address', async ({
  visit,
  ownServer: server,
}) => {
  test.slow();
  const { page, watch } = await visit({ server, signedIn: true });
  watch.expect(/Content Security Policy|violates the following|status of 4\d\d/);
  await page.goto('/admin/painel');
  const save = async (title: string, content: string, description: string): Promise<string[]> => {
    const response = await page.request.post('/api/pages', {
      data: { title: title.slice(0, 150), content, description },
      headers: { origin: server.origin },
    });
    return response.status() === 201 ? [(await response.json()).slug] : [];
  };
  const slugs: string[] = [];
  for (const [at, payload] of SCRIPTS.entries())
    slugs.push(...(await save(`Motor ${at} ${payload}`, `<p>Texto</p>${payload}`, payload)));
  expect(slugs.length).toBeGreaterThan(40);
  // Each payload is in the text of one of these pages: the sanitiser leaves none of them open, so that none hides the next.
  const full: string[] = [];
  for (let at = 0; at < SCRIPTS.length; at += AT_A_TIME) {
    const payloads = SCRIPTS.slice(at, at + AT_A_TIME);
    full.push(
      ...(await save(`Portão ${at}`, payloads.map((one) => `<p>Texto</p>${one}`).join(''), payloads.join(' '))),
    );
  }
  expect(full).toHaveLength(Math.ceil(SCRIPTS.length / AT_A_TIME));
  const some = SCRIPTS.filter((_, at) => at % AT_A_TIME === 0);
  const addresses = [
    '/admin/painel',
    '/admin/registro',
    '/sitemap',
    ...full.map((slug) => `/links-uteis/${slug}`),
    // The payload stands in the title and the head of these.
    ...slugs.filter((_, at) => at % AT_A_TIME === 0).map((slug) => `/links-uteis/${slug}`),
    ...some.flatMap((payload) => [
      `/admin/login?volta=${encodeURIComponent(payload)}&error=${encodeURIComponent(payload)}`,
      `/nao-existe/${encodeURIComponent(payload)}`,
    ]),
  ];
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.evaluate(() => 'hacked' in globalThis), address).toBe(false);
    expect(new URL(page.url()).origin).toBe(server.origin);
  }
});
