import { expect, test } from 'vitest';
import type { Understood } from '../pages/page-contracts.ts';
import {
  isAnswered,
  kindWords,
  placeWords,
  questionOf,
  subjectWords,
  confidenceLabelOf,
  unexplainedWords,
  whyUnanswered,
} from './understanding-labels.ts';

const NOTHING_CHOSEN = {};

const understood = (changes: Partial<Understood> = {}): Understood => ({
  entry: 'portao-nao-fecha',
  subject: 'Portão não fecha',
  family: 'fault',
  place: { kind: 'own', key: 'Mooca', name: 'Mooca, São Paulo' },
  place_candidates: [],
  gate_kind: 'tilting',
  brand: null,
  danger: false,
  confidence: 'sure',
  score: 0.9,
  unexplained: [],
  refusal: null,
  alternatives: [
    { entry: 'portao-abre-sozinho', subject: 'Portão abre sozinho' },
    { entry: 'portao-fecha-e-volta', subject: 'Portão fecha e volta' },
  ],
  ...changes,
});

const nameless = { entry: null, subject: null, confidence: 'none' } as const;
const ambiguous = {
  confidence: 'uncertain',
  place: { kind: 'ambiguous', key: null, name: 'Centro' },
  place_candidates: [
    { key: 'Centro - Osasco', name: 'Centro, Osasco' },
    { key: 'Centro - Guarulhos', name: 'Centro, Guarulhos' },
  ],
} as const;

test('what was understood is said by subject, place and kind of gate, and nothing has to be asked', () => {
  const sure = understood();
  expect([subjectWords(sure), placeWords(sure), kindWords(sure)]).toEqual([
    'Portão não fecha',
    'Mooca, São Paulo',
    'Basculante',
  ]);
  expect(confidenceLabelOf(sure, NOTHING_CHOSEN)).toEqual({ level: 'good', word: 'Com certeza' });
  expect(questionOf(sure)).toBeNull();
  expect(isAnswered(sure)).toBe(true);
});

test('a title without place or kind is said to be of the whole region and of any gate', () => {
  const general = understood({ place: null, gate_kind: null });
  expect([placeWords(general), kindWords(general)]).toEqual(['Toda a região', 'Qualquer']);
});

test('an uncertain title is asked back with its own guess before the nearest others', () => {
  const uncertain = understood({ confidence: 'uncertain' });
  expect(confidenceLabelOf(uncertain, NOTHING_CHOSEN)).toEqual({ level: 'warning', word: 'Sem certeza' });
  expect(questionOf(uncertain)).toMatchObject({
    about: 'subject',
    text: 'O título é sobre…?',
    answers: [
      { label: 'Portão não fecha', correction: { entry: 'portao-nao-fecha' } },
      { label: 'Portão abre sozinho', correction: { entry: 'portao-abre-sozinho' } },
      { label: 'Portão fecha e volta', correction: { entry: 'portao-fecha-e-volta' } },
    ],
  });
  expect(isAnswered(uncertain)).toBe(false);
});

test('a place of several is asked for by the names of those that bear it', () => {
  const asked = understood(ambiguous);
  expect(placeWords(asked)).toBe('Centro: qual?');
  expect(confidenceLabelOf(asked, NOTHING_CHOSEN)).toEqual({ level: 'warning', word: 'Falta o lugar' });
  expect(questionOf(asked)).toEqual({
    about: 'place',
    text: 'Qual Centro?',
    answers: [
      { label: 'Centro, Osasco', correction: { place: 'Centro - Osasco' } },
      { label: 'Centro, Guarulhos', correction: { place: 'Centro - Guarulhos' } },
    ],
  });
});

test('where nothing was understood the subject is asked for before the place', () => {
  const open = understood({ ...ambiguous, ...nameless, unexplained: ['quantico', 'zum'] });
  expect(subjectWords(open)).toBe('Não entendi');
  expect(confidenceLabelOf(open, NOTHING_CHOSEN)).toEqual({ level: 'bad', word: 'Não entendi' });
  expect(questionOf(open)?.answers[0]).toEqual({
    label: 'Portão abre sozinho',
    correction: { entry: 'portao-abre-sozinho' },
  });
  expect(unexplainedWords(open, 'Portão Quântico, zum!')).toBe('Sem explicação no título: “Quântico” e “zum”.');
});

test.each([
  ['outside', 'Fora da área'],
  ['other-service', 'Não fazemos'],
  ['other-trade', 'Outro assunto'],
  ['harmful', 'Não ensinamos'],
] as const)('a refusal is said as what it is and asks nothing: %s', (refusal, word) => {
  const refused = understood({ refusal });
  expect(confidenceLabelOf(refused, NOTHING_CHOSEN)).toEqual({ level: 'bad', word });
  expect(questionOf(refused)).toBeNull();
  expect(isAnswered(refused)).toBe(false);
});

test('a danger is never asked back', () => {
  expect(questionOf(understood({ ...ambiguous, danger: true, family: 'danger' }))).toBeNull();
});

test('what was chosen is said to be chosen', () => {
  expect(confidenceLabelOf(understood(), { entry: 'portao-nao-fecha' })).toEqual({
    level: 'good',
    word: 'Escolhido por você',
  });
});

test('why a page stays out of search engines is what the check found, as a sentence', () => {
  const finding = { subject: 'answer', level: 'bad', label: 'Responde ao título', advice: null } as const;
  expect(
    whyUnanswered(understood({ refusal: 'outside' }), [
      { ...finding, found: 'Campinas (SP) fica fora da área atendida' },
    ]),
  ).toBe('Campinas (SP) fica fora da área atendida.');
  expect(whyUnanswered(understood(nameless), [{ ...finding, found: 'Sem explicação: “xablau”' }])).toBe(
    'Não entendi o que o título pede.',
  );
});
