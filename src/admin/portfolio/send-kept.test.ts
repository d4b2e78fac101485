import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer, stubStorage } from '../../../tests/support/browser-storage.ts';
import { attend, whenLeft } from '../attendance.ts';
import { noticeManager } from '../notices.ts';
import { keepFields, keptFields } from './kept-fields.ts';
import { sendKept } from './send-kept.ts';
import { forgetWaiting, isAnythingWaiting, lockOfJob } from './waiting-mark.ts';

const ANA = 'ana@exemplo.com.br';
const BIA = 'bia@exemplo.com.br';
const elsewhere = () => false;
const own = () => ({ id: randomUUID(), by: ANA });

const notFound = () => Response.json({ error: { code: 'not_found', message: 'Não encontrado.' } }, { status: 404 });
const taken = () => Response.json({});

/** Of a job that nothing has been stored of yet. @param save answers what is sent. */
function server(save: () => Response | Promise<Response>) {
  return stubServer(({ method }) => (method === 'GET' ? notFound() : save()));
}

const sent = (calls: ReturnType<typeof server>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).done);

function said(): readonly unknown[] {
  const titles: unknown[] = [];
  vi.spyOn(noticeManager, 'add').mockImplementation(({ title }) => {
    titles.push(title);
    return '';
  });
  return titles;
}

beforeEach(stubStorage);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what one administrator told is neither sent nor erased by the session of another', async () => {
  const calls = server(taken);
  const job = own();
  keepFields(job, { done: 'Da Ana.' });
  keepFields({ ...job, by: BIA }, { done: 'Da Bia.' });
  await sendKept(BIA, elsewhere);
  expect(sent(calls)).toEqual(['Da Bia.']);
  forgetWaiting(BIA);
  expect([isAnythingWaiting(BIA), keptFields(job)]).toEqual([false, { done: 'Da Ana.' }]);
});

test('what is typed while an older text is sent stays, and goes next', async () => {
  const job = own();
  const calls = server(() => {
    if (sent(calls).length === 1) keepFields(job, { done: 'Novo.' });
    return taken();
  });
  keepFields(job, { done: 'Velho.' });
  await sendKept(ANA, elsewhere);
  expect(keptFields(job)).toEqual({ done: 'Novo.' });
  await sendKept(ANA, elsewhere);
  expect([sent(calls), isAnythingWaiting(ANA)]).toEqual([['Velho.', 'Novo.'], false]);
});

test('a job whose screen is open in another tab is left to it, and looked at again once that is left', async () => {
  const calls = server(taken);
  const job = own();
  keepFields(job, { done: 'Trocamos o capacitor.' });
  const leave = attend(lockOfJob(job.id));
  expect(await sendKept(ANA, elsewhere)).toEqual([job.id]);
  expect(calls).toEqual([]);
  leave();
  await whenLeft(lockOfJob(job.id), new AbortController().signal);
  expect(await sendKept(ANA, elsewhere)).toEqual([]);
  expect(sent(calls)).toEqual(['Trocamos o capacitor.']);
});

test('two tabs send a job once', async () => {
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  const job = own();
  const calls = server(() => {
    begun.resolve();
    return answered.promise;
  });
  keepFields(job, { done: 'Trocamos o capacitor.' });
  const first = sendKept(ANA, elsewhere);
  await begun.promise;
  vi.resetModules();
  const other = await import('./send-kept.ts');
  const second = other.sendKept(ANA, elsewhere);
  answered.resolve(taken());
  await Promise.all([first, second]);
  expect(sent(calls)).toHaveLength(1);
});

test.each([408, 429, 502])('a job that meets a %i waits in silence and is sent again', async (status) => {
  const titles = said();
  const calls = server(() => new Response('', { status }));
  const job = own();
  keepFields(job, { done: 'Trocamos o capacitor.' });
  await sendKept(ANA, elsewhere);
  await sendKept(ANA, elsewhere);
  expect([sent(calls).length, titles, isAnythingWaiting(ANA)]).toEqual([2, [], true]);
});

test.each([
  ['deleted elsewhere', notFound, 'Um serviço foi excluído'],
  ['refused by a proxy', () => new Response('', { status: 413 }), 'Um serviço não foi enviado'],
])('a job that is %s stays on the device and is said once', async (_, answer, title) => {
  const titles = said();
  const calls = server(answer);
  const job = own();
  keepFields(job, { done: 'Trocamos o capacitor.' });
  await sendKept(ANA, elsewhere);
  await sendKept(ANA, elsewhere);
  expect([sent(calls).length, titles]).toEqual([1, [title]]);
  expect(keptFields(job)).toEqual({ done: 'Trocamos o capacitor.' });
});
