import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyDatabaseUrl, engines } from '../support/database.ts';
import { fakeModel, type ModelCall, writing, TITLES } from '../support/fake-model.ts';
import { signIn } from './process-administrator.ts';
import { expectWholeJob, LONG, start } from './bulk-job-in-processes.ts';

const spent = z.object({ model_titles: z.number(), model_pages: z.number(), model_tokens: z.number() });

test.each(engines)(
  'a server killed while the model writes goes on at its next start, asks for no title twice and keeps to its budget (%s)',
  { timeout: LONG },
  async (engine) => {
    // The seventh and the eighth request are never answered: while they wait, the server is killed.
    const answer =
      (hold: boolean): Parameters<typeof fakeModel>[0] =>
      (response, call, calls) =>
        hold && calls.length > 6 ? undefined : writing(response, call, calls);
    const [before, after] = [await fakeModel(answer(true)), await fakeModel(answer(false))];
    const environment = {
      DATABASE_URL: await emptyDatabaseUrl(engine),
      LLM_API_KEY: 'k',
      LLM_MODEL: 'm',
      LLM_JOB_PAGES: '9',
    };

    const killed = await start({ ...environment, LLM_BASE_URL: before.url });
    const administrator = await signIn(killed);
    const { id } = await administrator.startJob(TITLES);
    await expect.poll(() => before.calls.length, { interval: 5 }).toBe(8);
    await killed.end('SIGKILL');

    const next = await start({ ...environment, LLM_BASE_URL: after.url });
    await expectWholeJob(administrator.at(next), id, TITLES);
    const titles = (calls: readonly ModelCall[]) => calls.map(({ title }) => title);
    expect(new Set([...titles(before.calls), ...titles(after.calls)]).size).toBe(9);
    expect(after.calls).toHaveLength(1);
    const answered = await fetch(`${next.origin}/api/bulk-jobs/${id}`, { headers: { cookie: administrator.cookie } });
    expect(spent.parse(await answered.json())).toMatchObject({ model_titles: 9 });
  },
);
