import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Kind, Write } from './acknowledged-writes.ts';
import { sentPhoto } from './photos.ts';

const page = z.object({ id: z.string(), revision: z.number().default(1) });
const company = z.object({
  draft_version: z.number(),
  published: z.object({ data: z.looseObject({ company: z.looseObject({}) }) }),
});
const LETTERS = 'abcdefghijklmnop';
const PHONES_FROM = 551_190_000_000;

let phones = 0;

/** Letters alone: a number may be taken for a price or a phone, which is stored otherwise than it was typed. */
export function letters(): string {
  return Array.from(randomUUID().replaceAll('-', ''), (digit) => LETTERS[parseInt(digit, 16)] ?? '').join('');
}

export interface Round {
  /** A word that all marks of the round contain. */
  readonly name: string;
  readonly writes: Write[];
  /** False once the server is to be left alone. */
  readonly goesOn: () => boolean;
  readonly onAcknowledged: () => void;
  /** Answers that are no acknowledgement, of a server that lives. */
  readonly refused: string[];
}

/** Calls of a signed-in administrator at one process. */
export function callerAt(origin: string, cookie: string, refused: string[]) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const said = await response.text();
    if (!response.ok) {
      refused.push(`${method} ${path}: ${response.status} ${said}`);
      throw new Error(said);
    }
    return said === '' ? null : JSON.parse(said);
  };
}

type Caller = ReturnType<typeof callerAt>;
type Note = (kind: Kind, key: string, send: () => Promise<unknown>, isRepeated?: boolean) => Promise<unknown>;

const titleIn = ({ name }: Round) => `Motor de portão ${name} ${letters()}`;
const textOf = (mark: string) => `<p>O portão ${mark} abre e fecha.</p>`;

async function createPage(call: Caller, note: Note, title: string) {
  const body = { title, content: textOf(letters()), save_id: randomUUID() };
  return page.parse(await note('page', title, () => call('POST', '/api/pages', body), true));
}

/** Each goes on until its process is gone. */
const WRITERS: readonly ((call: Caller, note: Note, round: Round) => Promise<void>)[] = [
  async (call, note, round) => {
    const { id, revision } = await createPage(call, note, titleIn(round));
    for (let at = revision; round.goesOn(); at += 1) {
      const mark = letters();
      await note('edit', mark, () => call('PATCH', `/api/pages/${id}`, { revision: at, content: textOf(mark) }));
    }
  },
  async (call, note, round) => {
    while (round.goesOn()) {
      const title = titleIn(round);
      const { id } = await createPage(call, note, title);
      await note('deletion', title, () => call('DELETE', `/api/pages/${id}`));
      if (round.goesOn()) await note('restoration', title, () => call('POST', `/api/pages/${id}/restore`));
    }
  },
  async (call, note, round) => {
    while (round.goesOn()) {
      const title = titleIn(round);
      const body = { title, slug: letters(), description: '', content: textOf(letters()), creativity: 75, seed: 7 };
      const sent = { ...body, save_id: randomUUID() };
      await note('draft', title, () => call('POST', '/api/drafts', sent), true);
    }
  },
  async (call, note, round) => {
    while (round.goesOn()) {
      const { published, draft_version: version } = company.parse(await call('GET', '/api/company'));
      const phone = String(PHONES_FROM + (phones += 1));
      const data = { ...published.data, company: { ...published.data.company, phone } };
      const { draft_version: drafted } = company.parse(await call('PUT', '/api/company/draft', { version, data }));
      await note('company', phone, () => call('POST', '/api/company/publish', { version: drafted }));
    }
  },
  async (call, note, round) => {
    for (let number = 0; round.goesOn(); number += 1) {
      const job = `/api/portfolio/${randomUUID()}`;
      await call('PUT', job, { done: `Trocamos o capacitor ${round.name}.`, revision: 0 });
      const alt = `Portão ${round.name} ${letters()}`;
      const id = randomUUID();
      // Small: what counts is the write, not how long a picture takes.
      const photo = await sentPhoto(16, 12, `#${letters().replaceAll(/[g-p]/g, '7').slice(0, 6)}`);
      const sent = `${job}/photos?${new URLSearchParams({ id, role: 'after', alt, name: 'foto.jpg' })}`;
      await note('photo', alt, () => call('POST', sent, photo), true);
      if (number % 2 === 0) await note('photo removal', alt, () => call('DELETE', `${job}/photos/${id}`));
    }
  },
];

/** Writes of every kind at once, at the processes in turn, until the round is over. What is on its way at the end is in the list, not acknowledged. */
export async function writeMixed(callers: readonly Caller[], round: Round): Promise<void> {
  const note: Note = async (kind, key, send, isRepeated = false) => {
    const again = async () => void (await send().then(() => (write.acknowledged = true)));
    const write: Write = { kind, key, round: round.name, acknowledged: false, again: isRepeated ? again : null };
    round.writes.push(write);
    const answer = await send();
    write.acknowledged = true;
    round.onAcknowledged();
    return answer;
  };
  await Promise.all(
    WRITERS.map(async (writer, index) => {
      const call = callers[index % callers.length];
      // A process that is gone ends its writers.
      if (call) await writer(call, note, round).catch(() => undefined);
    }),
  );
}
