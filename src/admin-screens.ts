import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { returnAddress } from './admin/return-address.ts';
import { adminShell } from './admin-shell.tsx';
import type { Assets } from './assets.ts';
import type { AdministratorAuth } from './auth/administrator-auth.ts';
import { findAdministrator, requireSessionOnScreen } from './auth/session-guard.ts';
import { addresses } from './business/addresses.ts';
import type { Database } from './database/connect.ts';
import type { HttpEnv } from './http/client-address.ts';
import { adminPolicy } from './http/security-headers.ts';

/** The administrators' screens, an address a line. What stands after the guard needs a session. */
export function adminScreens(auth: AdministratorAuth, database: Database, assets: Assets['admin']) {
  const screen = (context: Context) => {
    const nonce = randomUUID();
    return context.html(adminShell(assets, nonce), 200, {
      'content-security-policy': adminPolicy(nonce),
      'cache-control': 'no-store',
    });
  };
  const http = new Hono<HttpEnv>();
  http.get(addresses.admin.login, async (context) => {
    const administrator = await findAdministrator(auth, context.req.raw.headers);
    return administrator ? context.redirect(returnAddress(context.req.query('volta') ?? null), 302) : screen(context);
  });
  http.get(addresses.admin.forgottenPassword, screen);
  http.get(addresses.admin.newPassword, screen);
  http.use('/admin/*', requireSessionOnScreen(auth, database));
  http.get('/admin', (context) => context.redirect(addresses.admin.panel, 302));
  http.get(addresses.admin.panel, screen);
  http.get(addresses.admin.generator, screen);
  http.get(addresses.admin.massCreator, screen);
  http.get(addresses.admin.administrators, screen);
  http.get(addresses.admin.security, screen);
  http.get(addresses.admin.company, screen);
  http.get(addresses.admin.audit, screen);
  http.get(addresses.admin.page(':id'), screen);
  return http;
}
