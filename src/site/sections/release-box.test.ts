import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { textValues } from '../../content/library/text-values.ts';
import { testFacts, visibleText } from '../test-site.ts';
import { withHandsNote } from './hands-note.ts';
import { laidOut } from './laid-out.ts';
import { hangs, withReleaseBox } from './release-box.ts';
import { countConditions, ofOneKind, shortenConditions } from './release-conditions.ts';

const LONG =
  'só no de correr (no trilho, com guia e batentes) ou de abrir (com dobradiças firmes), reto, em piso plano, sem bateria e com o disjuntor desligado';
const LEAF = 'só o de correr (com guia e batentes) ou de abrir (dobradiças firmes), reto, em piso plano e sem bateria';

test.each([
  [`Gire a chave, ${LONG}, e feche.`, 'Gire a chave, só se o seu puder ser solto, e feche.'],
  [`${LONG[0]?.toUpperCase()}${LONG.slice(1)}, gire a chave.`, 'Só se o seu puder ser solto, gire a chave.'],
  [`Feche na mão ${LEAF}; basculante, não.`, 'Feche na mão só o que puder ser solto; basculante, não.'],
  [
    'No de correr ou de abrir, sem bateria e com o disjuntor desligado, limpe as lentes.',
    'No de correr ou de abrir, desligado, limpe as lentes.',
  ],
])('%s is said shortly', (said, short) => {
  expect(shortenConditions(said, false)).toBe(short);
});

test.each([
  'No de correr ou de abrir, com a folha reta, acione uma vez.',
  'No de correr (com guia e batentes) ou de abrir (dobradiças firmes), em piso plano, com a folha fechada, gire a chave.',
  'Portão: ___ (de correr, de abrir, basculante).',
])('what names other conditions stays whole: %s', (said) => {
  expect(shortenConditions(said, false)).toBe(said);
});

test('what is led to the notice from the steps until the visit stays a sentence', () => {
  expect(shortenConditions(sharedTexts.untilVisit.hand, true)).toMatch(
    / só se o seu puder ser solto \(veja o aviso\):$/,
  );
});

test('the first mention says where the conditions stand, the others do not', () => {
  expect(shortenConditions(`Feche ${LEAF}. Abra ${LEAF}.`, true)).toBe(
    'Feche só o que puder ser solto (veja o aviso). Abra só o que puder ser solto.',
  );
  expect(countConditions(`Feche ${LEAF}. Abra ${LEAF}.`)).toBe(2);
});

const entry = { ...requireEntry('portao-nao-abre'), finder: [] };
const section = (inside: string) => ({ part: null, html: `<section><h2>Faça assim</h2>${inside}</section>` });
const steps = section(`<ol><li>Feche ${LEAF}.</li></ol>`);
const later = section(`<p>Gire a chave, ${LONG}.</p>`);

test('a page that names the conditions once, with a neighbour that names them once more, has no box', () => {
  const question = section(`<h3>Como abro?</h3><p>Gire a chave, ${LONG}.</p>`);
  expect(withReleaseBox(entry, [steps, question], null)).toBe(null);
  expect(withReleaseBox(entry, [steps, question, question], null)).not.toBe(null);
});

test('a page that names the conditions twice has them in a box before its steps, which is linked to', () => {
  const boxed = withReleaseBox(entry, [steps, later], null);
  const [first = '', second = ''] = boxed?.sections.map(({ html }) => html) ?? [];
  const { title, moves, tilts } = sharedTexts.releaseBox;
  for (const text of [title, moves, tilts]) expect(boxed?.box).toContain(text);
  const { rest } = laidOut({ answer: '', lead: '', sections: boxed?.sections ?? [] }, entry, {
    waiting: '',
    box: boxed?.box ?? '',
  });
  const whole = laidOut({ answer: '', lead: '', sections: [later, steps] }, entry, { waiting: '', box: 'CAIXA' });
  expect(`${whole.first}${whole.rest}`).toContain(`CAIXA${steps.html}`);
  expect(rest).not.toContain(title);
  const told = laidOut({ answer: '', lead: '', sections: [later, steps] }, entry, { waiting: 'ESPERA', box: 'CAIXA' });
  expect([told.waiting, told.rest.includes('CAIXA')]).toEqual(['ESPERACAIXA', false]);
  expect(visibleText(first)).toContain('Feche só o que puder ser solto ( veja o aviso )');
  expect(first).toContain('<a href="#soltar">veja o aviso</a>');
  expect(second).toContain('<p>Gire a chave, só se o seu puder ser solto.</p>');
});

test('the box speaks of the gate that the title names alone', () => {
  const { moves, tilts } = sharedTexts.releaseBox;
  const told = (kind: 'tilting' | 'sliding') => withReleaseBox(entry, [steps, later], kind)?.box ?? '';
  expect(hangs('tilting')).toBe(true);
  expect(told('tilting')).toContain(tilts);
  expect(told('tilting')).not.toContain(moves);
  expect(told('sliding')).toContain(moves);
  expect(told('sliding')).not.toContain(tilts);
});

test('the questions that find a fault are shortened with the page', () => {
  const asking = { ask: 'A folha anda?', ends: 'yes', cause: 'Motor', checked: 'a folha anda' } as const;
  const boxed = withReleaseBox({ ...entry, finder: [{ ...asking, do: `Solte ${LEAF}.` }] }, [steps], null);
  expect(boxed?.entry.finder[0]?.do).toBe('Solte só o que puder ser solto (veja o aviso).');
});

test('a page that names them once, or has no steps, stays as it is', () => {
  expect(withReleaseBox(entry, [steps], null)).toBeNull();
  expect(withReleaseBox(entry, [later, later], null)).toBeNull();
});

test('of the kinds that are closed by hand, the one that the page is of is named', () => {
  expect(ofOneKind(`Gire a chave, ${LONG}.`, 'sliding')).toBe(
    'Gire a chave, só no de correr (no trilho, com guia e batentes), reto, em piso plano, sem bateria e com o disjuntor desligado.',
  );
  expect(ofOneKind(`Feche ${LEAF}.`, 'swing')).toBe(
    'Feche só o de abrir (dobradiças firmes), reto, em piso plano e sem bateria.',
  );
  expect(ofOneKind(LEAF, 'tilting')).toBe(LEAF);
});

test.each([
  ['Religue fora do vão. No basculante, só olhe de longe. Diga a luz.', 'Religue fora do vão. Diga a luz.'],
  ['<p>Custa R$ 1.349. Basculante aberto não se solta.</p>', '<p>Custa R$ 1.349. </p>'],
  ['Feche na mão; basculante, não.', 'Feche na mão.'],
  ['No basculante, só olhe de longe.', 'No basculante, só olhe de longe.'],
  ['Olhe. No basculante, como no de correr, chame.', 'Olhe. No basculante, como no de correr, chame.'],
])('whoever has a sliding gate reads of %s what is of his', (text, told) => {
  expect(ofOneKind(text, 'sliding')).toBe(told);
});

test('a page of sliding gates says nothing of hinges, in its box, its steps or its questions', () => {
  const rack = requireEntry('cremalheira-quebrada');
  const asking = { ask: 'A folha anda?', ends: 'yes', cause: 'Motor', checked: 'a folha anda' } as const;
  const told = withHandsNote(
    { ...rack, gateKinds: ['sliding'], untilVisit: 'hand', finder: [{ ...asking, do: `Solte ${LEAF}.` }] },
    { answer: `Feche ${LEAF}.`, lead: '', sections: [steps, later] },
    { kind: null, isShared: false },
    textValues(testFacts, { place: null, gateKind: null, brand: null }),
  );
  expect(JSON.stringify(told)).not.toMatch(/de abrir|dobradiça/);
  expect(told.waiting).toContain('href="#soltar"');
  expect(told.waiting.split('bateria')).toHaveLength(1);
});
