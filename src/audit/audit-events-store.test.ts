import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engines, freshDatabase } from '../../tests/support/database.ts';
import { recordSearch } from '../database/migrations/0008-record-search.ts';
import { timeOrderedId } from '../database/time-ordered-id.ts';
import { listAuditEvents } from './audit-events-store.ts';
import { writeAuditEvent } from './audit-event.ts';

const WAYS_TO_TYPE_IT = ['Água', 'água', 'agua', 'ÁGUA NO', 'portão', 'PORTAO', 'Érica', 'erica@'];

test.each(engines)('a line of the audit log is found whatever accents and capitals are typed (%s)', async (engine) => {
  const { db } = await freshDatabase(engine);
  await writeAuditEvent(db, {
    who: 'Érica@exemplo.com.br',
    action: 'created',
    subject: 'Água no motor do portão',
    address: null,
    at: new Date(),
  });
  for (const q of WAYS_TO_TYPE_IT)
    expect({ q, found: (await listAuditEvents(db, { q, limit: 10 })).items.length }).toEqual({ q, found: 1 });
  for (const q of ['%', '_', 'agua do'])
    expect({ q, found: (await listAuditEvents(db, { q, limit: 10 })).items.length }).toEqual({ q, found: 0 });
});

test.each(engines)(
  'lines from before the search key are found as well, and the audit log stays shut to changes (%s)',
  async (engine) => {
    const { db } = await freshDatabase(engine);
    await sql`alter table audit_events drop column search_key`.execute(db);
    for (let line = 0; line < 1001; line += 1) {
      const subject = line === 1000 ? 'Água no motor do portão' : `Motor ${line}`;
      await sql`insert into audit_events (id, at, who, action, subject, address) values (${timeOrderedId()}, ${new Date().toISOString()}, 'Érica@exemplo.com.br', 'created', ${subject}, null)`.execute(
        db,
      );
    }
    await recordSearch(engine).up(db);
    for (const q of WAYS_TO_TYPE_IT.slice(0, 6))
      expect({ q, found: (await listAuditEvents(db, { q, limit: 10 })).items.length }).toEqual({ q, found: 1 });
    expect((await listAuditEvents(db, { q: 'erica', limit: 2000 })).items).toHaveLength(1001);
    await expect(db.updateTable('audit_events').set({ who: 'ninguém' }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow(/append-only/);
  },
);
