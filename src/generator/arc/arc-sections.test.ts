import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { understand } from '../../understanding/understand-title.ts';
import { pagePlan } from '../page-plan.ts';
import { seededChoice } from '../seeded-choice.ts';
import { facts } from '../test-pages.ts';
import { begin } from './arc-page.ts';
import { tipsSection } from './arc-sections.ts';

const AFTER_RAIN = { named: ['depois da chuva'], answer: ['É a chuva.'], description: [] };
const TIP = 'Varra o trilho toda semana.';

function tipsOf(title: string, named: typeof AFTER_RAIN & { readonly prevent?: string[] }): string {
  const entry = { ...requireEntry('portao-raspando'), prevent: [TIP], cases: [named] };
  const request = { title, understood: understand(title), facts, choice: seededChoice(1), plan: pagePlan(75) };
  return tipsSection(begin(request, entry));
}

test('tips for everybody are for whoever names no case', () => {
  expect(tipsOf('portão raspando no chão', AFTER_RAIN)).toContain(TIP);
  expect(tipsOf('portão raspando depois da chuva', AFTER_RAIN)).toBe('');
});

test('whoever names a case is given the tips of that case', () => {
  const own = 'Abra o ralo antes do verão.';
  expect(tipsOf('portão raspando depois da chuva', { ...AFTER_RAIN, prevent: [own] })).toContain(own);
});
