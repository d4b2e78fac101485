import { expect } from 'vitest';
import { z } from 'zod';
import type { CompanyData } from '../../src/business/facts.ts';
import { parseCompany } from '../../src/business/company/company-schema.ts';
import type { TestApp } from './app.ts';

/** The company's data as a test changes them: typed as the product's, so that a wrong field does not compile. */
const data = z.unknown().transform((unknown): CompanyData => {
  const parsed = parseCompany(unknown);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refused));
  return parsed.data;
});
const change = z.object({ path: z.string(), label: z.string(), before: z.string(), after: z.string() });
const state = z.object({
  number: z.number(),
  published_by: z.string(),
  source: z.string(),
  copied_from: z.number().nullable(),
  changes: z.array(change),
});
const published = state.extend({ data });
const refused = z.array(z.object({ path: z.string(), message: z.string() }));
const draft = z.object({
  version: z.number(),
  data,
  typed: z.unknown(),
  refused,
  changed_by: z.string(),
  changes: z.array(change),
});

export const overviewSchema = z.object({
  published,
  draft: draft.nullable(),
  draft_version: z.number(),
  samples: z.array(z.object({ id: z.string(), subject: z.string(), confirmable: z.boolean() })),
  confirmed: z.array(z.object({ sample: z.string(), confirmed_by: z.string(), confirmed_at: z.string() })),
});
export const conflictSchema = z.object({
  error: z.object({ code: z.string() }),
  draft: draft.nullable(),
  draft_version: z.number(),
  differing: z.array(change),
});
export const refusedSchema = z.object({ error: z.object({ message: z.string() }), fields: refused });
export const historySchema = z.object({ items: z.array(state), next_before: z.number().nullable() });

export async function overviewOf(app: TestApp) {
  return overviewSchema.parse(await (await app.call('GET', '/api/company')).json());
}

export function saveDraft(app: TestApp, version: number, changed: unknown): Promise<Response> {
  return app.call('PUT', '/api/company/draft', { version, data: changed });
}

/** Changes the published data and publishes. @returns the number of the state that stands afterwards. */
export async function publishChange(app: TestApp, changed: (data: CompanyData) => CompanyData): Promise<number> {
  const { published: before, draft_version } = await overviewOf(app);
  const saved = await saveDraft(app, draft_version, changed(before.data));
  expect({ status: saved.status, refused: saved.ok ? null : await saved.text() }).toEqual({
    status: 200,
    refused: null,
  });
  const { draft_version: version } = await overviewOf(app);
  const response = await app.call('POST', '/api/company/publish', { version });
  expect(response.status).toBe(200);
  return overviewSchema.parse(await response.json()).published.number;
}

/** With another price of the model. */
export function withPrice(id: string, price: number): (data: CompanyData) => CompanyData {
  return (before) => ({
    ...before,
    models: before.models.map((model) => (model.id === id ? { ...model, price } : model)),
  });
}
