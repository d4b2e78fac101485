import { z } from 'zod';
import { parseCompany, type RefusedValue } from '../business/company/company-schema.ts';
import { type CompanyData, defaultFacts } from '../business/facts.ts';
import { SAMPLE_IDS } from '../business/sample-ids.ts';
import { digestOf, type StoredConfirmation } from './company-reads.ts';
import type { Imported } from './company-writes.ts';
import type { CompanyFile } from './contracts.ts';
import { withDefaults } from './stored-company.ts';

const file = z.object({
  kind: z.literal('company-data', 'Este arquivo não é uma exportação dos dados da empresa.'),
  format: z.literal(1, 'Este arquivo é de outra versão do sistema.'),
  exported_at: z.string(),
  data: z.unknown(),
  confirmations: z
    .array(
      z.strictObject({
        sample: z.enum(SAMPLE_IDS),
        digest: z.string().max(100),
        confirmed_by: z.string().max(320),
        confirmed_at: z.iso.datetime(),
      }),
    )
    .max(1000),
});

export function fileOf(data: CompanyData, confirmations: readonly StoredConfirmation[], now: Date): CompanyFile {
  return { kind: 'company-data', format: 1, exported_at: now.toISOString(), data, confirmations };
}

export type ParsedFile =
  | { readonly ok: true; readonly imported: Imported }
  | { readonly ok: false; readonly refused: readonly RefusedValue[] };

/** A file of an export, checked as what is typed is; what an earlier version did not know has its default. Confirmations of other values than the file's are left out. */
export function parseFile(unknown: unknown): ParsedFile {
  const parsed = file.safeParse(unknown);
  if (!parsed.success) {
    const refused = parsed.error.issues.map(({ path, message }) => ({ path: ['file', ...path].join('.'), message }));
    return { ok: false, refused };
  }
  const company = parseCompany(withDefaults(parsed.data.data, defaultFacts));
  if (!company.ok) {
    const refused = company.refused.map(({ path, message }) => ({ path: `file.data.${path}`, message }));
    return { ok: false, refused };
  }
  const { data } = company;
  const confirmations = parsed.data.confirmations.filter(({ sample, digest }) => digest === digestOf(data, sample));
  return { ok: true, imported: { data, confirmations } };
}
