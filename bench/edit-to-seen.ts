import { Agent, get } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../src/business/addresses.ts';
import type { signIn } from './signed-in-administrator.ts';
import { median, type Row } from './row.ts';

const EDITS = 20;
const GOAL_MS = 3;
/** So that no edit follows close on another's heels. The page is compressed again only where it stays as it is for a second, here never. */
const BETWEEN_EDITS_MS = 300;

/** Kept alive, and without the milliseconds that `fetch` takes for itself. */
const agent = new Agent({ keepAlive: true });

function visit(url: string): Promise<string> {
  return new Promise(
    (resolve, reject) => void get(url, { agent }, (response) => resolve(readText(response))).on('error', reject),
  );
}

/** From the instant at which the server says 'saved' to the last byte of a visitor's page with the new text. */
export async function measureEditToSeen(
  origin: string,
  administrator: Awaited<ReturnType<typeof signIn>>,
  title: string,
): Promise<Row[]> {
  let page = await administrator.pageCalled(title);
  const { content } = page;
  const url = origin + addresses.usefulLink(page.slug);
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await wait(BETWEEN_EDITS_MS);
    await visit(url);
    const mark = `Editado pela ${edit}ª vez.`;
    page = await administrator.edit(page.id, { revision: page.revision, content: `${content}<p>${mark}</p>` });
    const saved = performance.now();
    const seen = await visit(url);
    times.push(performance.now() - saved);
    if (!seen.includes(mark)) throw new Error('A visitor was shown the page from before the edit');
  }
  agent.destroy();
  return [
    {
      what: 'From an edit to its being seen, same process',
      figure: `${median(times).toFixed(1)} ms (median of ${EDITS}, slowest ${Math.max(...times).toFixed(1)} ms)`,
      goal: `under ${GOAL_MS} ms`,
      held: median(times) < GOAL_MS,
    },
  ];
}
