import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { addAdministrator, person } from './support/people.ts';

test.each(engines)("our migrations make the sign-in library's tables exactly as it would (%s)", async (engine) => {
  const app = await testApp({ engine });
  const { toBeCreated, toBeAdded, schemaProblems, compileMigrations } = await getMigrations(app.auth.options);
  expect({ toBeCreated, toBeAdded, schemaProblems }).toEqual({ toBeCreated: [], toBeAdded: [], schemaProblems: [] });
  expect(await compileMigrations()).toBe(';');
});

test.each(engines)('the audit log refuses to be changed or removed (%s)', async (engine) => {
  const app = await testApp({ engine });
  await addAdministrator(app);
  await person(app).signIn();
  const { db } = app.database;
  const lines = () => db.selectFrom('audit_events').selectAll().execute();
  const before = await lines();
  expect(before).toHaveLength(1);
  await expect(db.updateTable('audit_events').set({ who: 'ninguém' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow(/append-only/);
  expect(await lines()).toEqual(before);
});
