import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { laidOut } from './laid-out.ts';
import { takeNeeds } from './needs.ts';
import { readContent } from './read-content.ts';

const WHY = '<section><h2>De onde vem</h2><p>Da chuva.</p></section>';
const CHECK = '<section><h2>Comece por aqui</h2><ol><li>Olhe.</li></ol></section>';
const COST = '<section><h2>Quanto custa</h2><p>R$ 1.</p></section>';
const SERVICE = '<section><h2>O que o técnico faz</h2><ul><li>Mede.</li></ul></section>';
const OWN = '<section><h2>Um título só desta página</h2><p>Texto.</p></section>';

test('the answer is the first paragraph, and each section is known by the headings that pages draw from', () => {
  const read = readContent(`<p>A <b>resposta</b>.</p><p>O lugar.</p>${WHY}${CHECK}${COST}${SERVICE}${OWN}`);
  expect(read.answer).toBe('A resposta.');
  expect(read.lead).toBe('<p>O lugar.</p>');
  expect(read.sections.map(({ part }) => part)).toEqual([null, 'check', 'cost', 'service', null]);
});

test.each([
  ['without sections', '<h2>Antigo</h2><p>Texto.</p><ul><li>Um</li></ul>'],
  ['with text between and behind them', `<p>R.</p>${WHY}<p>Entre.</p>${OWN}<p>Depois.</p>`],
  ['with sections inside of sections', `<p>R.</p><section><h2>A</h2>${WHY}</section><p>Fim.</p>`],
  ['of nothing', ''],
])('a text %s is shown whole and in its order, whoever wrote it', (_name, html) => {
  for (const entry of [null, requireEntry('portao-nao-fecha'), requireEntry('programar-controle')]) {
    const { answer, ...content } = readContent(html);
    const { first, beside, rest } = laidOut({ answer, ...content }, entry);
    expect(beside).toBe('');
    expect(content.lead + first + rest).toBe(answer === null ? html : html.replace('<p>R.</p>', ''));
  }
});

test('on the page of a fault what one checks and what the technician does stand side by side, before the other sections', () => {
  const read = readContent(`<p>R.</p>${WHY}${CHECK}${COST}${OWN}${SERVICE}`);
  expect(laidOut(read, requireEntry('portao-nao-fecha'))).toEqual({
    first: '',
    waiting: '',
    beside: '',
    rest: `<div class="both-sides">${CHECK}${SERVICE}</div>${WHY}${COST}${OWN}`,
  });
  const edited = readContent(`<p>R.</p>${WHY}${CHECK}${OWN}`);
  expect(laidOut(edited, requireEntry('portao-nao-fecha')).rest).not.toContain('both-sides');
  expect(laidOut(read, requireEntry('programar-controle')).rest).not.toContain('both-sides');
});

test('what is said of the time until the visit stands behind the first section, and is none of it', () => {
  const { first, waiting } = laidOut(readContent(`<p>R.</p>${WHY}${COST}`), requireEntry('acidente-no-condominio'), {
    waiting: 'ESPERA',
    box: '',
  });
  expect({ first, waiting }).toEqual({ first: WHY, waiting: 'ESPERA' });
});

test('what not to do stands beside what to do where somebody is in danger, and nowhere else', () => {
  const avoid = '<section><h2>O que não fazer</h2><ul><li>Puxar.</li></ul></section>';
  const read = readContent(`<p>R.</p>${CHECK}${avoid}${WHY}`);
  expect(laidOut(read, requireEntry('pessoa-presa'))).toEqual({ first: CHECK, waiting: '', beside: avoid, rest: WHY });
  expect(laidOut(read, requireEntry('quando-fazer-manutencao')).beside).toBe('');
});

test('where nothing failed, what not to do and what the technician does stand side by side, behind the short sections', () => {
  const avoid = '<section><h2>O que não fazer</h2><ul><li>Puxar.</li></ul></section>';
  const questions = '<section><h2>Perguntas parecidas</h2><h3>Quanto custa?</h3><p>R$ 1.</p></section>';
  const read = readContent(`<p>R.</p>${WHY}${avoid}${COST}${SERVICE}${OWN}${questions}`);
  expect(laidOut(read, requireEntry('acidente-no-condominio'))).toEqual({
    first: WHY,
    waiting: '',
    beside: '',
    rest: `${COST}${OWN}<div class="both-sides">${avoid}${SERVICE}</div>${questions}`,
  });
});

test('of a law what to have at hand stands in the text, and the card beside it', () => {
  const keep = '<section><h2>Tenha em mãos</h2><ol><li>A nota.</li></ol></section>';
  const read = readContent(`<p>R.</p>${WHY}${keep}${COST}`);
  expect(laidOut(read, requireEntry('garantia-do-servico'))).toEqual({
    first: WHY,
    waiting: '',
    beside: '',
    rest: keep + COST,
  });
});

test('time, tools and danger are taken out of the text, and what it does not say is not known', () => {
  const steps = '<ol><li>Um.</li></ol>';
  expect(
    takeNeeds(
      `<section><h2>Faça assim</h2><p><strong>Tempo:</strong> 5 minutos. <strong>O que separar:</strong> trena, controle.</p><p><strong>Atenção:</strong> Não abra.</p>${steps}</section>`,
    ),
  ).toEqual({
    needs: { time: '5 minutos', tools: 'trena, controle', danger: 'Não abra.' },
    rest: `<section><h2>Faça assim</h2>${steps}</section>`,
  });
  expect(takeNeeds(`<p>Texto.</p>${steps}`)).toEqual({
    needs: { time: null, tools: null, danger: null },
    rest: `<p>Texto.</p>${steps}`,
  });
});
