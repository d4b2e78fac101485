import { brotliCompressSync } from 'node:zlib';
import { addresses } from '../../src/business/addresses.ts';
import { expect, test } from './support/browser-server.ts';
import { savePage } from './support/signed-in-calls.ts';

const { admin } = addresses;
/** Bytes of script, compressed as a browser is sent them. */
const LOGIN = 60 * 1024;
const PANEL = 110 * 1024;
const EDITOR = 200 * 1024;

test('a screen of the panel loads no more script than its kind may', async ({ visit, ownServer: server }) => {
  test.slow();
  const { page: first } = await visit({ server, signedIn: true });
  await first.goto(admin.panel);
  await savePage(first, 'Motor de portão no Brás');
  const { items } = await (await first.request.get('/api/pages?limit=1')).json();
  const screens: readonly (readonly [address: string, most: number])[] = [
    [admin.login, LOGIN],
    [admin.forgottenPassword, LOGIN],
    [admin.newPassword, LOGIN],
    [admin.panel, PANEL],
    [admin.drafts, PANEL],
    [admin.jobs, PANEL],
    [admin.security, PANEL],
    [admin.administrators, PANEL],
    [admin.audit, PANEL],
    [admin.page(items[0].id), EDITOR],
    [admin.generator, EDITOR],
    [admin.massCreator, EDITOR],
    [admin.company, EDITOR],
  ];
  for (const [address, most] of screens) {
    const { page, watch } = await visit({ server, signedIn: most !== LOGIN });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const scripts = [...new Set(watch.scripts)];
    expect(scripts.length, address).toBeGreaterThan(0);
    let bytes = 0;
    // In the best form, which takes the place of the first visitors' quick one when the machine is calm (decision 008).
    for (const script of scripts) bytes += brotliCompressSync(await (await page.request.get(script)).body()).length;
    expect(bytes, address).toBeLessThanOrEqual(most);
    await page.context().close();
  }
});
