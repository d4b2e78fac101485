import { expect, test } from 'vitest';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { places } from '../../business/places.ts';
import { library, requireEntry } from '../../content/library/library.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { plainText } from '../../text/plain-text.ts';
import { generatePage } from '../generate-page.ts';
import { visitOf } from './visit-of.ts';

const facts = buildFacts(FICTITIOUS_COMPANY);
const SANTANA = places.find(({ name }) => name === 'Santana')?.key ?? '';
const SEEDS = [1, 2, 3, 4, 5, 6];

function pagesOf(entry: string, place = ''): string[] {
  return SEEDS.map((seed) =>
    plainText(
      generatePage({
        title: requireEntry(entry).question,
        creativity: 100,
        seed,
        facts,
        correction: place === '' ? { entry } : { entry, place },
      }).html,
    ),
  );
}

test.each([
  ['barulho-no-portao', 'leaf'],
  ['curto-circuito', 'still'],
  ['disjuntor-desarma', 'still'],
  ['portao-saiu-do-trilho', 'still'],
  ['controle-nao-funciona', 'signal'],
  ['celular-ou-tag-nao-abre', 'signal'],
  ['portao-social-nao-abre', 'signal'],
  ['porta-de-enrolar-travada', 'shutter'],
  ['comprar-motor', 'sale'],
  ['comprar-placa', 'part'],
  ['conserto-de-portao', 'leaf'],
  ['garantia-do-servico', 'plain'],
] as const)('the visit of %s is one of kind %s', (id, kind) => {
  expect(visitOf(requireEntry(id))).toBe(kind);
});

test('nobody is asked to run a gate that must not be run, to show it or to be heard', () => {
  const { thoughts, items } = sharedTexts.visits.still;
  expect([...thoughts.flat(), ...items].filter((text) => /vídeo|solta a folha|repete o defeito/.test(text))).toEqual(
    [],
  );
});

test('a visit for a remote control, a tag or a lock does not speak of the leaf', () => {
  const { thoughts, items } = sharedTexts.visits.signal;
  expect([...thoughts.flat(), ...items].filter((text) => /folha|\bbase\b|peso|trilho/.test(text))).toEqual([]);
});

test('a shutter has neither a leaf nor a gate that opens and closes', () => {
  const { thoughts, items } = sharedTexts.visits.shutter;
  expect([...thoughts.flat(), ...items].filter((text) => /folha|o portão|destravamento/.test(text))).toEqual([]);
});

test('whoever does something at a visit is named', () => {
  const texts = Object.values(sharedTexts.visits).flatMap(({ thoughts }) => thoughts.flat());
  expect(texts.filter((text) => /(?:^|[,:;.] )[Ee]l[ea] /.test(text))).toEqual([]);
});

test('a page on a price, a law or a payment has no account of a visit', () => {
  for (const id of ['preco-capacitor', 'garantia-do-servico', 'parcelamento']) {
    const stated = sharedTexts.visits[visitOf(requireEntry(id))].thoughts[0] ?? [];
    for (const page of pagesOf(id)) for (const text of stated) expect(page).not.toContain(text);
  }
});

const visitTexts = (kind: keyof typeof sharedTexts.visits): readonly string[] => [
  ...sharedTexts.visits[kind].items,
  ...(sharedTexts.visits[kind].thoughts[1] ?? []),
];

test('no page takes its visit from another kind', () => {
  for (const [id, own, other] of [
    ['conserto-de-portao', ['leaf'], 'sale'],
    ['fechadura-eletrica', ['part'], 'leaf'],
    ['celular-ou-tag-nao-abre', ['signal'], 'leaf'],
    // Its own work comes first, and what is true of every visit fills the list.
    ['controle-de-acesso', ['plain'], 'leaf'],
  ] as const) {
    const kept = own.flatMap(visitTexts);
    const foreign = visitTexts(other).filter((text) => !kept.includes(text));
    const pages = pagesOf(id).join('\n');
    const written = JSON.stringify(requireEntry(id));
    expect(foreign.filter((text) => pages.includes(text) && !written.includes(text))).toEqual([]);
  }
});

test('in danger the place is told by who comes and when, and not by its history', () => {
  for (const entry of ['pessoa-presa', 'cheiro-de-queimado', 'emergencia-24-horas']) {
    for (const page of pagesOf(entry, SANTANA)) {
      expect(page).toMatch(/(?:A chegada a Santana é|O técnico chega a Santana) em até/);
      expect(page).not.toMatch(/atendemos também|Vizinhos que|passa também/);
    }
  }
});

test('the questions below a refusal do not undo it', () => {
  for (const page of pagesOf('controle-de-outra-pessoa'))
    expect(page).not.toMatch(/código fixo|copiador|cópia do controle do meu/);
  for (const page of pagesOf('outro-assunto')) expect(page).not.toMatch(/enrolar|pilha/);
});

test('what a refusal can do is said by those who say the heading: we', () => {
  const refusals = [...library.values()].filter(({ family }) => family === 'refusal');
  expect(
    refusals.flatMap(({ technicianDoes }) => technicianDoes).filter((text) => !/^\p{Lu}\p{L}+mos\b/u.test(text)),
  ).toEqual([]);
});

test('who needs a repair or help at night is not headed as who buys', () => {
  const headings = ['why', 'check', 'call']
    .flatMap((id) =>
      Object.entries(sharedTexts.familyHeadings.purchase ?? {}).flatMap(([section, texts]) =>
        section === id ? texts : [],
      ),
    )
    .filter((text) => text !== 'O próximo passo');
  for (const entry of ['emergencia-24-horas', 'conserto-de-portao', 'assistencia-tecnica', 'manutencao-de-portao']) {
    for (const page of pagesOf(entry)) for (const heading of headings) expect(page).not.toContain(heading);
  }
});
