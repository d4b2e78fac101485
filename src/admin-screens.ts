import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { returnAddress } from './admin/return-address.ts';
import { adminShell } from './admin-shell.tsx';
import type { Assets } from './assets.ts';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import { isOpenTo } from './auth/open-routes.ts';
import { type Administrator, findAdministrator, requireSessionOnScreen } from './auth/session-guard.ts';
import { addresses } from './business/addresses.ts';
import type { Database } from './database/connect.ts';
import type { HttpEnv } from './http/client-address.ts';
import { adminPolicy } from './http/content-security-policy.ts';
import { PANEL_CALLS, type PanelScreen } from './panel-screens.ts';

/** Who is signed in is asked on every screen. */
function callsOf({ req }: Context, screen: PanelScreen | undefined): readonly string[] {
  const own = (screen && PANEL_CALLS[screen]) ?? [];
  return ['/api/session', ...own.map((call) => call.replace(':id', encodeURIComponent(req.param('id') ?? '')))];
}

/** The sign-in screens are shown to whoever asks. */
type ScreenEnv = HttpEnv & { Variables: { administrator?: Administrator } };

/**
 * The administrators' screens, an address a line. What stands after the guard needs a session; a screen that is not the role's answers 403 with
 * the panel, which says so.
 */
export function adminScreens(auth: AdministratorAuth, database: Database, assets: Assets['admin']) {
  function show(context: Context<ScreenEnv>, name?: PanelScreen) {
    const nonce = randomUUID();
    const role = context.get('administrator')?.role ?? null;
    const isAllowed = role === null || isOpenTo(role, context);
    const own = name && isAllowed ? assets.screens.get(name) : undefined;
    const calls = own && role !== null ? callsOf(context, name) : [];
    return context.html(adminShell(assets, nonce, role, own, calls), isAllowed ? 200 : 403, {
      'content-security-policy': adminPolicy(nonce),
      'cache-control': 'no-store',
    });
  }
  const entrance = (context: Context<ScreenEnv>) => show(context);
  const screen = (name: PanelScreen) => (context: Context<ScreenEnv>) => show(context, name);
  const http = new Hono<ScreenEnv>();
  http.get(addresses.admin.login, async (context) => {
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    return administrator ? context.redirect(returnAddress(context.req.query('volta') ?? null), 302) : entrance(context);
  });
  http.get(addresses.admin.forgottenPassword, entrance);
  http.get(addresses.admin.newPassword, entrance);
  http.use('/admin/*', requireSessionOnScreen(auth, database));
  http.get('/admin', (context) => context.redirect(addresses.admin.panel, 302));
  http.get(addresses.admin.panel, screen('panel'));
  http.get(addresses.admin.drafts, screen('drafts'));
  http.get(addresses.admin.generator, screen('generator'));
  http.get(addresses.admin.massCreator, screen('massCreator'));
  http.get(addresses.admin.jobs, screen('jobs'));
  http.get(addresses.admin.administrators, screen('administrators'));
  http.get(addresses.admin.security, screen('security'));
  http.get(addresses.admin.company, screen('company'));
  http.get(addresses.admin.portfolio, screen('portfolio'));
  http.get(addresses.admin.missingProof, screen('missingProof'));
  http.get(addresses.admin.portfolioJob(':id'), screen('portfolioJob'));
  http.get(addresses.admin.audit, screen('audit'));
  http.get(addresses.admin.page(':id'), screen('page'));
  return http;
}
