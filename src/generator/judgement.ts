import { factTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import { plainText } from '../text/plain-text.ts';
import { listOf, plural } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { arithmetic } from './arc/arithmetic.ts';
import { plainValues } from './arc/text-values.ts';
import { library } from '../content/library/library.ts';
import { shownTexts } from '../content/library/entry.ts';
import { fillText } from '../content/library/placeholders.ts';
import { understandOnce } from './understand-once.ts';
import { judgeAnswer } from './judge-answer.ts';
import { DESCRIPTION_LENGTH } from './description-length.ts';
import { type Figure, type FigureKind, figuresIn } from './figures.ts';
import { ALMOST_EQUAL_FROM, NOINDEX_FROM, SIMILAR_FROM } from './likeness.ts';
import { countWords, READABLE_FROM, readability } from './readability.ts';

/** What is looked at before a page is published. Lengths in characters, as search engines show them. */
export const OWN_WORDS_LEAST = 300;
export const TITLE_MOST = 60;

export type FindingSubject =
  | 'answer'
  | 'address'
  | 'likeness'
  | 'words'
  | 'readability'
  | 'title'
  | 'description'
  | 'facts';
/** 'bad' keeps a page out of search engines or tells customers something wrong; 'warning' makes it weaker. */
export type FindingLevel = 'good' | 'warning' | 'bad';

export interface Finding {
  readonly subject: FindingSubject;
  readonly level: FindingLevel;
  /** What was looked at: 'Semelhança'. */
  readonly label: string;
  /** What was found, in Portuguese: '412 palavras'. */
  readonly found: string;
  /** What to do about it; null where nothing has to be done. */
  readonly advice: string | null;
}

export interface Judgement {
  /** The worst level of all. */
  readonly level: FindingLevel;
  readonly findings: readonly Finding[];
}

export interface JudgedPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** 0…1 against the nearest page. */
  readonly likeness: number;
  readonly facts: Facts;
  /** How the title was understood; read here where it is not handed over. */
  readonly understood?: Understanding | undefined;
  /** The page's address where another page has it already. */
  readonly takenAddress?: string | null;
}

/** Pure. Judges what will be published, in plain Portuguese, with what to do about it. */
export function judgePage({
  title,
  description,
  html,
  likeness,
  facts,
  understood = understandOnce(title),
  takenAddress = null,
}: JudgedPage): Judgement {
  const text = plainText(html);
  const findings = [
    ...(takenAddress === null ? [] : [judgeTaken(takenAddress)]),
    judgeAnswer(html, understood, facts),
    judgeLikeness(likeness),
    judgeWords(text),
    judgeReadability(text),
    judgeTitle(title),
    judgeDescription(description),
    judgeFacts(`${title}\n${description}\n${text}`, facts, spokenFigures(title, understood, facts)),
  ];
  const worst = (level: FindingLevel) => findings.some((finding) => finding.level === level);
  return { level: worst('bad') ? 'bad' : worst('warning') ? 'warning' : 'good', findings };
}

function judgeTaken(address: string): Finding {
  return {
    subject: 'address',
    label: 'Endereço',
    level: 'bad',
    found: `Já existe uma página em ${address}`,
    advice: 'Esta não poderá ser salva. Gere com outro título ou edite a página que já existe.',
  };
}

function judgeLikeness(likeness: number): Finding {
  const base = {
    subject: 'likeness',
    label: 'Semelhança',
    found: `${Math.round(likeness * 100)}% igual à página mais parecida`,
  } as const;
  if (likeness >= NOINDEX_FROM) {
    const word = likeness >= ALMOST_EQUAL_FROM ? 'quase igual' : 'parecida demais';
    return {
      ...base,
      level: 'bad',
      advice: `A página é ${word}: ficará fora dos buscadores (noindex). Use “Outra versão” no gerador, aumente a criatividade ou reescreva trechos.`,
    };
  }
  if (likeness >= SIMILAR_FROM)
    return {
      ...base,
      level: 'warning',
      advice: 'A página é parecida com outra. Use “Outra versão” no gerador ou escreva algo que só valha para ela.',
    };
  return { ...base, level: 'good', advice: null };
}

interface Measured extends Pick<Finding, 'subject' | 'label' | 'found'> {
  readonly suffices: boolean;
  /** What to do where it does not suffice. */
  readonly advice: string;
}

function judgeMeasured({ suffices, advice, ...measured }: Measured): Finding {
  return suffices ? { ...measured, level: 'good', advice: null } : { ...measured, level: 'warning', advice };
}

/** The words of the page itself: what every page shares around it (header, prices, footer) is not counted. */
function judgeWords(text: string): Finding {
  const words = countWords(text);
  return judgeMeasured({
    subject: 'words',
    label: 'Palavras próprias',
    found: plural(words, 'palavra', 'palavras'),
    suffices: words >= OWN_WORDS_LEAST,
    advice: `Escreva pelo menos ${OWN_WORDS_LEAST} palavras: texto curto demais raramente aparece nos buscadores.`,
  });
}

function judgeReadability(text: string): Finding {
  const ease = readability(text);
  return judgeMeasured({
    subject: 'readability',
    label: 'Leitura',
    found: `Facilidade ${Math.round(Math.min(100, Math.max(0, ease)))} de 100`,
    suffices: ease >= READABLE_FROM,
    advice: `O texto está difícil de ler (o mínimo é ${READABLE_FROM}). Divida as frases longas e troque palavras compridas por outras mais simples.`,
  });
}

function judgeTitle(title: string): Finding {
  const length = [...title].length;
  return judgeMeasured({
    subject: 'title',
    label: 'Título',
    found: plural(length, 'caractere', 'caracteres'),
    suffices: length <= TITLE_MOST,
    advice: `Encurte o título para até ${TITLE_MOST} caracteres: os buscadores cortam o resto.`,
  });
}

function judgeDescription(description: string): Finding {
  const length = [...description].length;
  const { least, most } = DESCRIPTION_LENGTH;
  const wish =
    length < least
      ? 'Escreva mais: descreva em uma frase o que a pessoa encontra na página'
      : 'Encurte a descrição: os buscadores cortam o resto';
  return judgeMeasured({
    subject: 'description',
    label: 'Descrição',
    found: plural(length, 'caractere', 'caracteres'),
    suffices: length >= least && length <= most,
    advice: `${wish} (de ${least} a ${most} caracteres).`,
  });
}

/** Figures that the company's facts state, as they would be found in a text. */
const figuresOfFacts = new WeakMap<Facts, readonly Figure[]>();

export function knownFigures(facts: Facts): readonly Figure[] {
  const known = figuresOfFacts.get(facts);
  if (known) return known;
  const texts = factTexts(facts);
  // Every phrase that a page may say is read as a page is read, so that both sides mean the same by a figure.
  const figures = [
    ...textsWithin(texts),
    `das ${texts.hoursShort}`,
    `abre em ${texts.openingTimes}`,
    `abre em ${texts.conventionalOpening}`,
  ].flatMap(figuresIn);
  figuresOfFacts.set(facts, figures);
  return figures;
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

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
  const known = new Set(knownFigures(facts).map(({ kind, value }) => `${kind} ${value}`));
  const unlike = figuresIn(text).filter(({ kind, value }) => !known.has(`${kind} ${value}`));
  return [...new Map(unlike.map((figure) => [figure.said, figure])).values()];
}

/** What the library itself says in figures on this subject, and what the title's numbers come to: nothing of that is a fact of the company. */
function spokenFigures(title: string, understood: Understanding, facts: Facts): string {
  const { entry } = understood;
  const values = plainValues(facts, understood);
  const entries = entry === null ? [] : [entry, ...entry.near.flatMap((id) => library.get(id) ?? [])];
  return [
    title,
    ...entries.flatMap((one) => shownTexts(one).map(([, text]) => fillText(text, values))),
    ...arithmetic(understood.figures, searchKey(title), facts),
  ].join('\n');
}

function judgeFacts(text: string, facts: Facts, spoken: string): Finding {
  const ours = new Set(figuresIn(spoken).map(({ kind, value }) => `${kind} ${value}`));
  const unlike = figuresUnlikeFacts(text, facts).filter(({ kind, value }) => !ours.has(`${kind} ${value}`));
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
