import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from './support/app.ts';
import { engines, freshDatabase } from './support/database.ts';
import { addAdministrator, person } from './support/people.ts';

test.each(engines)(
  "a job's events, opened while signed in, end with the session, on the other process too (%s)",
  async (engine) => {
    const database = await freshDatabase(engine);
    const [one, other] = [await testApp({ database }), await testApp({ database })];
    await addAdministrator(one);
    const owner = person(one);
    await owner.signIn();
    // No worker runs: the job waits, and its events with it.
    const { id } = z
      .object({ id: z.string() })
      .parse(await (await owner.send('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca'], creativity: 75 })).json());
    const events = await owner.at(other).send('GET', `/api/bulk-jobs/${id}/events`);
    expect(events.status).toBe(200);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: progress');
    const following = reader?.read();
    expect((await owner.send('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect((await following)?.done).toBe(true);
  },
);

test('nobody without a session follows a job', async () => {
  const app = await testApp();
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await app.call('POST', '/api/bulk-jobs', { titles: ['Motor na Mooca'], creativity: 75 })).json());
  expect((await app.get(`/api/bulk-jobs/${id}/events`)).status).toBe(401);
});
