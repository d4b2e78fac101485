import { expect, test } from 'vitest';
import { addresses } from '../../src/business/addresses.ts';
import { emptyDatabaseUrl } from '../support/database.ts';
import { freePort } from '../support/server-process.ts';
import { LONG, start } from './bulk-job-in-processes.ts';
import { signIn } from './process-administrator.ts';

test(
  'figures of what is answered, kept, waiting and refused stand on a port of their own and name nobody',
  { timeout: LONG },
  async () => {
    const port = String(await freePort());
    const server = await start({ DATABASE_URL: await emptyDatabaseUrl('sqlite'), METRICS_PORT: port });
    const administrator = await signIn(server);
    const { id } = await administrator.startJob(['Motor de portão na Mooca']);
    await expect.poll(async () => (await administrator.followJob(id)).state).toBe('done');
    for (let visits = 0; visits < 3; visits += 1)
      expect((await fetch(server.origin + addresses.guide)).status).toBe(200);
    await fetch(`${server.origin}${addresses.search}?q=fulano`);
    const credentials = JSON.stringify({ email: server.email, password: 'senha errada' });
    const headers = { origin: server.origin, 'content-type': 'application/json' };
    await fetch(`${server.origin}/api/auth/sign-in/email`, { method: 'POST', headers, body: credentials });

    const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(figures).toMatch(/^gate_requests_total\{kind="api",status="401"\} 1$/m);
    const text = await figures();
    for (const line of [
      /^gate_requests_total\{kind="page",status="200"\} 4$/m,
      /^gate_request_seconds_count\{kind="page"\} 4$/m,
      /^gate_responses_total\{from="cache"\} [2-9]/m,
      /^gate_responses_total\{from="build"\} [1-9]/m,
      /^gate_waiting\{for="compression"\} \d+$/m,
      /^gate_refused_sign_ins_total 1$/m,
      /^gate_jobs\{state="done"\} 1$/m,
      /^gate_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m,
      /^gate_memory_bytes\{of="rss"\} \d{7,}$/m,
      /^gate_disk_free_bytes \d+$/m,
    ])
      expect(text).toMatch(line);
    for (const personal of ['fulano', server.email, '127.0.0.1', 'mooca']) expect(text).not.toContain(personal);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
