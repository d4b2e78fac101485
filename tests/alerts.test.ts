import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ADMINISTRATOR, testApp } from './support/app.ts';
import { addAdministrator, enrol, person } from './support/people.ts';
import { startPostOffice } from './support/smtp.ts';

const called = z.object({ kind: z.string(), subject: z.string(), text: z.string(), at: z.iso.datetime() });

/** A service that is called with alerts. */
async function startWebhook() {
  const calls: z.infer<typeof called>[] = [];
  const server = createServer(async (request, response) => {
    calls.push(called.parse(await json(request)));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { calls, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/` };
}

test('the owner is told of a new network, of a wrong code after a right password and of an invitation, by mail and by call', async () => {
  const [post, webhook] = [await startPostOffice(), await startWebhook()];
  onTestFinished(() => post.stop());
  const app = await testApp({
    environment: { SMTP_URL: post.url, ALERT_EMAIL: 'dona@exemplo.com.br', ALERT_WEBHOOK_URL: webhook.url },
  });
  await addAdministrator(app);
  const owner = person(app);
  await owner.signIn();
  await enrol(owner);
  const again = person(app);
  await again.signIn();
  await again.send('POST', '/api/auth/two-factor/verify-totp', { code: '000000' });
  await again.send('POST', '/api/auth/two-factor/verify-totp', { code: '000001' });
  const invited = { email: 'nova@exemplo.com.br', password: ADMINISTRATOR.password };
  expect((await owner.send('POST', '/api/administrators', invited)).status).toBe(201);
  await app.alerts.settled();

  expect(webhook.calls.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['new_device', `${ADMINISTRATOR.email}, de 127.0.0.1`],
    ['wrong_code', ADMINISTRATOR.email],
    ['administrator_invited', `nova@exemplo.com.br, por ${ADMINISTRATOR.email}`],
  ]);
  expect(post.emails.filter((mail) => mail.includes('To: dona@exemplo.com.br'))).toHaveLength(3);
  expect(app.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('the owner is told of an administrator who has another role', async () => {
  const webhook = await startWebhook();
  const app = await testApp({ environment: { ALERT_WEBHOOK_URL: webhook.url } });
  await addAdministrator(app);
  const other = await addAdministrator(app, 'outra@exemplo.com.br', 'duas palavras e meia');
  const owner = person(app);
  await owner.signIn();
  const change = { role: 'copywriter', password: ADMINISTRATOR.password };
  expect((await owner.send('PUT', `/api/administrators/${other}/role`, change)).status).toBe(204);
  await app.alerts.settled();
  expect(webhook.calls.map(({ kind, subject }) => [kind, subject])).toContainEqual([
    'administrator_role_changed',
    `outra@exemplo.com.br: redator, por ${ADMINISTRATOR.email}`,
  ]);
});

test('a call that fails costs a line of the log and nobody their sign-in', async () => {
  const app = await testApp({ environment: { ALERT_WEBHOOK_URL: 'http://127.0.0.1:9/' } });
  await addAdministrator(app);
  expect((await person(app).signIn()).status).toBe(200);
  await app.alerts.settled();
  expect(app.lines.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    'Alerta não enviado',
  ]);
});
