import { expect, test } from 'vitest';
import { actionOf, auditSubject } from './audit-subject.ts';

test.each([
  ['Motor na Mooca (pages)', 'página: Motor na Mooca'],
  ['Motor (usado) na Mooca (pages/01a1-7343/restore)', 'página: Motor (usado) na Mooca'],
  ['546 títulos (bulk-jobs)', 'páginas em massa: 546 títulos'],
  ['2 títulos (bulk-jobs/01a1/cancel)', 'criação em massa, cancelada: 2 títulos'],
  ['Motor na Mooca (pages/01a1/versions/3/restore)', 'versão anterior da página: Motor na Mooca'],
  [
    'motor faz barulho → Motor estala e para (understanding/choices)',
    'assunto de um título: motor faz barulho → Motor estala e para',
  ],
  ['pages.csv', 'lista de páginas em CSV'],
])('the audit log says %j as %j', (subject, words) => {
  expect(auditSubject(subject)).toBe(words);
});

test.each(['senha', 'ana@exemplo.com.br', 'mais 313 vezes no mesmo minuto', 'Pedro (vendas)'])(
  'what names no call stays as it is: %j',
  (subject) => {
    expect(auditSubject(subject)).toBe(subject);
  },
);

test('an event about many pages says how many, and leads to them', () => {
  const subject = '546 páginas #0192f0c4-0000-7000-8000-000000000000 (page-actions)';
  expect(auditSubject(subject)).toBe('ação em várias páginas: 546 páginas');
  expect(actionOf(subject)).toBe('0192f0c4-0000-7000-8000-000000000000');
  expect(actionOf('Motor nº #1 (pages)')).toBeNull();
});
