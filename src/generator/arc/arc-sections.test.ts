import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { understand } from '../../understanding/understand-title.ts';
import { pagePlan } from '../page-plan.ts';
import { seededChoice } from '../seeded-choice.ts';
import { facts } from '../test-pages.ts';
import { begin } from './arc-page.ts';
import { serviceSection, tipsSection } from './arc-sections.ts';
import { visitOf } from './visit-of.ts';

const AFTER_RAIN = { named: ['depois da chuva'], answer: ['É a chuva.'], description: [] };
const TIP = 'Varra o trilho toda semana.';

const requestOf = (title: string) => ({
  title,
  understood: understand(title),
  facts,
  choice: seededChoice(1),
  plan: pagePlan(75),
});

function tipsOf(title: string, named: typeof AFTER_RAIN & { readonly prevent?: string[] }): string {
  const entry = { ...requireEntry('portao-raspando'), prevent: [TIP], cases: [named] };
  return tipsSection(begin(requestOf(title), entry));
}

test('tips for everybody are for whoever names no case', () => {
  expect(tipsOf('portão raspando no chão', AFTER_RAIN)).toContain(TIP);
  expect(tipsOf('portão raspando depois da chuva', AFTER_RAIN)).toBe('');
});

test('whoever names a case is given the tips of that case', () => {
  const own = 'Abra o ralo antes do verão.';
  expect(tipsOf('portão raspando depois da chuva', { ...AFTER_RAIN, prevent: [own] })).toContain(own);
});

function servicesOf(id: string, technicianDoes: string[]): readonly string[] {
  const entry = { ...requireEntry(id), technicianDoes };
  const html = serviceSection({ ...begin(requestOf(entry.question), entry), named: null });
  return [...html.matchAll(/<li>(.*?)\.?<\/li>/g)].map(([, item = '']) => item);
}

test.each([
  ['conserto-de-portao', 'leaf'],
  ['fechadura-eletrica', 'part'],
  ['celular-ou-tag-nao-abre', 'signal'],
] as const)('work that %s has none of its own of is that of its kind of visit', (id, kind) => {
  expect(visitOf(requireEntry(id))).toBe(kind);
  const services = servicesOf(id, []);
  expect(services).toHaveLength(pagePlan(75).features);
  for (const service of services) expect(sharedTexts.visits[kind].items).toContain(service);
});

test('whoever names a case is told its own works, and of every visit only what makes them four', () => {
  const title = 'portão raspando depois da chuva';
  const worksOf = (technicianDoes: string[]) => {
    const begun = begin(requestOf(title), requireEntry('portao-raspando'));
    const html = serviceSection({ ...begun, named: AFTER_RAIN, entry: { ...begun.entry, technicianDoes } });
    return html.match(/<li>/g)?.length;
  };
  expect(worksOf(['Seca o trilho', 'Abre o ralo', 'Nivela a guia', 'Mede o esforço', 'Testa a parada'])).toBe(5);
  expect(worksOf(['Seca o trilho'])).toBe(4);
});

test('the works of an entry stand before those of every visit', () => {
  const own = ['Troca a roldana', 'Solda o trilho', 'Nivela a guia', 'Mede o esforço'];
  expect(servicesOf('conserto-de-portao', own).slice(0, own.length)).toEqual(own);
});
