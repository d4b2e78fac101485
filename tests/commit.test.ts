import { expect, test } from 'vitest';
import type { Database } from '../src/database/connect.ts';
import { commitOne } from '../src/pages/commit-one.ts';
import { engines, freshDatabase } from './support/database.ts';
import { pageRoom, noAudit } from './support/page-room.ts';

const BY = 'x@exemplo.com.br';
const ARCHIVED = 'Página arquivada: guardada para consulta, não é mais atualizada.';

const words = (from: string) => `<p>${Array.from({ length: 60 }, (_, index) => `${from}${index}`).join(' ')}</p>`;

type Room = Awaited<ReturnType<typeof pageRoom>>;

async function saved(room: Room, title: string, content: string) {
  const answer = await room.writer.save({ title, content, correction: { entry: 'portao-nao-fecha' } }, noAudit, BY);
  if (!answer.ok) throw new Error(answer.message);
  return answer.page;
}

/** A kind of write that the product does not have: it says what changes and nothing else. */
function archive(
  { database: { db }, commit }: Room,
  id: string,
  text: (standing: string) => string = (standing) => standing,
  audit = noAudit,
) {
  return commitOne<'unknown'>(db, commit, {
    async plan(find) {
      const before = await find(id);
      if (!before || before.isDeleted) return { ending: 'unknown' };
      return {
        pages: [
          {
            kind: 'rewrite',
            before,
            after: { ...before, description: ARCHIVED, content: text(before.content) },
            by: BY,
            saveId: null,
          },
        ],
      };
    },
    audit,
  });
}

const versionsOf = (database: Database, id: string) =>
  database.db
    .selectFrom('page_versions')
    .select(['revision', 'title', 'description'])
    .where('page_id', '=', id)
    .orderBy('revision')
    .execute();

async function twoProcesses(engine: Database['engine']) {
  const database = await freshDatabase(engine);
  return { database, one: await pageRoom(database), other: await pageRoom(database) };
}

test.each(engines)(
  'a new kind of write and an edit at the same moment on two processes both count, and the history has each step (%s)',
  async (engine) => {
    const { database, one, other } = await twoProcesses(engine);
    const { id, title } = await saved(one, 'Primeira página', words('palavra'));
    const [archived, edited] = await Promise.all([
      archive(one, id),
      other.editor.edit(id, { revision: 1, title: 'Título novo' }, BY, noAudit),
    ]);
    expect(archived).toMatchObject({ page: { description: ARCHIVED } });
    const row = await database.db
      .selectFrom('generated_pages')
      .select(['title', 'description', 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Who came first is open. An editor who saw what stood before is told so; an archive is made of whatever stands.
    expect(row).toEqual({
      title: edited.ok ? 'Título novo' : title,
      description: ARCHIVED,
      revision: edited.ok ? 3 : 2,
    });
    const versions = await versionsOf(database, id);
    expect(versions.map(({ revision }) => revision)).toEqual(edited.ok ? [1, 2] : [1]);
  },
);

test.each(engines)(
  'the same page archived on two processes at the same moment is archived twice in a row, never over what was not seen (%s)',
  async (engine) => {
    const { database, one, other } = await twoProcesses(engine);
    const { id } = await saved(one, 'Primeira página', words('palavra'));
    const add = (standing: string) => `${standing}<p>mais</p>`;
    await Promise.all([one, other, one, other].map((room) => archive(room, id, add)));
    const row = await database.db
      .selectFrom('generated_pages')
      .select(['content', 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ content: `${words('palavra')}${'<p>mais</p>'.repeat(4)}`, revision: 5 });
    expect((await versionsOf(database, id)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  },
);

test.each(engines)(
  'two pages rewritten to one text by a new kind of write on two processes leave one in search engines (%s)',
  async (engine) => {
    const { database, one, other } = await twoProcesses(engine);
    const [first, second] = [
      await saved(one, 'Primeira página', words('uma')),
      await saved(one, 'Segunda página', words('outra')),
    ];
    await Promise.all([archive(other, second.id, () => words('igual')), archive(one, first.id, () => words('igual'))]);
    const rows = await database.db
      .selectFrom('generated_pages')
      .select(['indexable', 'nearest_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { indexable: 1, nearest_id: null },
      { indexable: 0, nearest_id: first.id },
    ]);
    expect(await database.db.selectFrom('pages_to_measure').selectAll().execute()).toEqual([]);
  },
);

test.each(engines)('a new kind of write is seen by the other process, and compared with there (%s)', async (engine) => {
  const { one, other } = await twoProcesses(engine);
  const told: string[] = [];
  const { id, slug } = await saved(one, 'Primeira página', words('palavra'));
  await other.changes.catchUp();
  other.changes.onChange((tags) => void told.push(...tags));
  await archive(one, id, () => words('nova'));
  await other.changes.catchUp();
  expect(told).toEqual(expect.arrayContaining([`page:${slug}`, `text:${slug}`, 'pages']));
  expect(await saved(other, 'Segunda página', words('nova'))).toMatchObject({
    likeness: 1,
    nearest_slug: slug,
    indexable: false,
  });
});

test.each(engines)(
  'a new kind of write that meets a deletion ends by its own word, and writes nothing (%s)',
  async (engine) => {
    const { database, one, other } = await twoProcesses(engine);
    const { id } = await saved(one, 'Primeira página', words('palavra'));
    const [archived] = await Promise.all([archive(one, id), other.writer.delete(id, noAudit, BY)]);
    const versions = await versionsOf(database, id);
    expect('ending' in archived ? versions : []).toEqual([]);
    expect(await archive(one, id)).toEqual({ ending: 'unknown' });
  },
);

test.each(engines)('a new kind of write stands or falls with its audit event (%s)', async (engine) => {
  const { database, one } = await twoProcesses(engine);
  const { id } = await saved(one, 'Primeira página', words('palavra'));
  await expect(archive(one, id, undefined, () => Promise.reject(new Error('No event')))).rejects.toThrow('No event');
  expect(
    await database.db.selectFrom('generated_pages').select('revision').where('id', '=', id).executeTakeFirst(),
  ).toEqual({ revision: 1 });
  expect(await versionsOf(database, id)).toEqual([]);
});

test.each(engines)('what stands beside a change undoes all of it by throwing (%s)', async (engine) => {
  const room = await pageRoom(await freshDatabase(engine));
  const { id, slug } = await saved(room, 'Primeira página', words('palavra'));
  const before = await room.changes.catchUp();
  const failed = room.commit<never>({
    plan: async (find) => ({
      pages: [await find(id)].flatMap((page) => (page ? [{ kind: 'delete' as const, before: page, by: BY }] : [])),
    }),
    audit: noAudit,
    alongside: () => Promise.reject(new Error('Not beside me')),
  });
  await expect(failed).rejects.toThrow('Not beside me');
  expect(await room.changes.catchUp()).toBe(before);
  expect(await saved(room, 'Segunda página', words('palavra'))).toMatchObject({ nearest_slug: slug });
});
