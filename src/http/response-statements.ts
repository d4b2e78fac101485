import type { DatabaseSync } from 'node:sqlite';

/** The file's statements, prepared once. */
export function prepare(database: DatabaseSync) {
  const statement = (sql: string) => database.prepare(sql);
  return {
    // Two tables alone, since nearly every first visit is this; the number of a body that was dropped may be another's by now.
    find: statement(`select shown.version, shown.head, shown.status, shown.tags, shown.made_at, shown.valid_until, shown.phase_ended, shown.sum, shown.hash, shown.address, shown.body, shown.used, bodies.sum as form_sum, bodies.best, bodies.bytes
      from shown join bodies on bodies.id = shown.body and bodies.hash = shown.hash where shown.address = ? and shown.phase = ? and shown.epoch = ?`),
    findForm: statement(
      'select forms.hash, forms.address, forms.body, forms.used, bodies.sum as form_sum, bodies.best, bodies.bytes from forms join bodies on bodies.id = forms.body where forms.hash = ?',
    ),
    lookUp: statement('select hash, address, body from forms where hash = ?'),
    addBody: statement('insert into bodies (hash, sum, best, bytes) values (?, ?, ?, ?)'),
    improveBody: statement('update bodies set sum = ?, best = ?, bytes = ? where id = ?'),
    dropBody: statement('delete from bodies where id = ?'),
    putForm: statement('insert or replace into forms (hash, address, body, used) values (?, ?, ?, ?)'),
    dropForm: statement('delete from forms where hash = ?'),
    use: statement('update forms set used = ? where hash = ?'),
    useShown: statement('update shown set used = ? where address = ? and hash = ?'),
    show: statement(`insert or replace into shown (address, phase, epoch, version, hash, head, status, tags, made_at, valid_until, phase_ended, sum, body, used)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    findHead: statement('select text from heads where id = ?'),
    addHead: statement('insert or ignore into heads (id, text) values (?, ?)'),
    hide: statement('delete from shown where address = ?'),
    position: statement('select version, changed_at, floor from position'),
    // In the order of the changes, so that rows are added at the end alone; the last row of a tag counts.
    touched: statement('select tag, version from touched order by version'),
    touch: statement('insert or ignore into touched (tag, version) values (?, ?)'),
    forgetOlderTouches: statement(
      'delete from touched where (version, tag) not in (select max(version), tag from touched group by tag)',
    ),
    forgetShown: statement('delete from shown'),
    forgetAllTouched: statement('delete from touched'),
    forgetPosition: statement('delete from position'),
    forgetTouched: statement('delete from touched where version <= ?'),
    move: statement(`insert into position (id, version, changed_at, floor) values (1, ?, ?, ?) on conflict (id) do update set
      changed_at = case when excluded.version >= version then excluded.changed_at else changed_at end, version = max(version, excluded.version), floor = max(floor, excluded.floor)`),
    size: statement(
      'select (page_count - freelist_count) * page_size as used from pragma_page_count, pragma_freelist_count, pragma_page_size',
    ),
    oldest: statement('select hash, address, body from forms order by used limit ?'),
    newest: statement('select hash, address, body from forms order by used desc limit ?'),
  };
}

export type Statements = ReturnType<typeof prepare>;
