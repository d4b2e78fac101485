import type { Facts } from '../business/facts.ts';
import { listOf } from '../text/portuguese.ts';
import { type Figure, type FigureKind, figureKey, figuresIn } from './figures.ts';
import type { Finding } from './page-findings.ts';
import { knownFigures } from './known-figures.ts';

const KIND_NAMES: Readonly<Record<FigureKind, string>> = {
  price: 'preços',
  seconds: 'tempos em segundos',
  opening: 'tempo de abertura',
  warranty: 'garantia',
  weight: 'pesos',
  instalments: 'parcelas',
  horsepower: 'potência (HP)',
  power: 'potência (W)',
  hours: 'horário',
  discount: 'desconto',
  phone: 'telefone',
};

/** The figures of a text that the facts do not state, each wording once. */
export function figuresUnlikeFacts(text: string, facts: Facts): Figure[] {
  const known = new Set(knownFigures(facts).map(figureKey));
  const unlike = figuresIn(text).filter((figure) => !known.has(figureKey(figure)));
  return [...new Map(unlike.map((figure) => [figure.said, figure])).values()];
}

/** @param spoken the figures that the library says; asked for only where a figure is not the company's. */
export function checkFacts(text: string, facts: Facts, spoken: () => ReadonlySet<string>): Finding {
  const notOfFacts = figuresUnlikeFacts(text, facts);
  const ours = notOfFacts.length === 0 ? null : spoken();
  const unlike = notOfFacts.filter((figure) => !ours?.has(figureKey(figure)));
  const base = { subject: 'facts', label: 'Dados da empresa' } as const;
  if (unlike.length === 0) return { ...base, level: 'good', found: 'Números iguais aos cadastrados', advice: null };
  const said = listOf(unlike.map((figure) => `“${figure.said}”`));
  const kinds = [...new Set(unlike.map(({ kind }) => kind))];
  const right = kinds.map((kind) => rightFigures(kind, facts)).join('; ');
  return {
    ...base,
    level: 'bad',
    found: `Diferente do cadastro: ${said}`,
    advice: `Corrija ou retire. O cadastro diz: ${right}.`,
  };
}

function rightFigures(kind: FigureKind, facts: Facts): string {
  const said = [...new Set(knownFigures(facts).flatMap((figure) => (figure.kind === kind ? [figure.said] : [])))];
  return said.length === 0 ? `${KIND_NAMES[kind]}: nada informado` : `${KIND_NAMES[kind]}: ${listOf(said)}`;
}
