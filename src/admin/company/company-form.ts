import { createContext, use } from 'react';
import type { FieldError } from '../../company/contracts.ts';

/** What the fields of the screen read and change, each by its path. */
export interface CompanyForm {
  readonly typed: unknown;
  readonly change: (path: string, value: unknown) => void;
  /** Whether a field's refusal is shown: after it was typed in or left, or when all are to be seen. */
  readonly isTouched: (path: string) => boolean;
  readonly touch: (path: string) => void;
  readonly refused: readonly FieldError[];
}

export const CompanyFormContext = createContext<CompanyForm | null>(null);

export function useCompanyForm(): CompanyForm {
  const form = use(CompanyFormContext);
  if (form === null) throw new Error('A field of the company stands outside its form');
  return form;
}

/** What is wrong with a field, or with a value below it. */
export function refusalBelow(refused: readonly FieldError[], path: string): string | null {
  return refused.find((refusal) => refusal.path === path || refusal.path.startsWith(`${path}.`))?.message ?? null;
}
