import { factTexts } from '../../business/fact-texts.ts';
import { buildFacts } from '../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../business/fictitious-company.ts';
import { searchKey } from '../../text/slug.ts';
import { caseProblems } from './case-problems.ts';
import { drawingProblems } from './drawing-problems.ts';
import { type AskedEntry, entrySchema, shownTexts } from './entry.ts';
import { CHAT_PLACEHOLDERS } from './entry-chat.ts';
import { tiltingProblems } from './tilting-problems.ts';
import { fillText, type TextValues, unknownPlaceholders } from './placeholders.ts';

/** A file of the library as it was read: its folder, its name without the ending, its data. */
export interface LibraryFile {
  readonly folder: string;
  readonly name: string;
  readonly data: unknown;
}

const EXAMPLE: TextValues = {
  facts: factTexts(buildFacts(FICTITIOUS_COMPANY)),
  place: { name: 'Mooca', the: 'a Mooca', in: 'na Mooca', here: ' na Mooca', of: 'da Mooca', to: 'à Mooca' },
  gate: { name: 'portão', the: 'o portão', of: 'do portão', in: 'no portão' },
  brand: { name: 'outra marca', of: 'de outra marca' },
};

/** Facts that belong to `business/`: prices, brand, phone. */
const TYPED_FACT = /R\$|\b(?:Jetflex|Speedy|PPA)\b|\(11\)/;
/** 'Evite' and 'O que piora' stand above what is named, not forbidden: 'Abrir a caixa', never 'Não abra a caixa'. */
const FORBIDS = /^(?:não|nunca|nem|ninguém)\b|, não \p{L}+[ae]\b/iu;
/** 'preço sob consulta' is no amount: nothing is 'de preço sob consulta', nor 'sai por' it. */
const TAKEN_FOR_AMOUNT = /\b(?:de|por|custa|a partir de) \{facts\.optionalPrice\}/;
/** 'facts.models.1.name': a company may sell one model, which is `cheapest`, `middle` and `fastest`. */
const MODEL_BY_NUMBER = /\{facts\.models\.\d/;
const DESCRIPTION_MOST = 130;
const ANSWER = { least: 100, most: 420 } as const;

/** What is wrong in texts that no entry bears, with where each stands. */
export function textProblems(texts: readonly (readonly [path: string, text: string])[]): string[] {
  return texts.flatMap(([path, text]) => problemsOfText(text).map((problem) => `${path} ${problem}`));
}

/** Everything wrong in the library, a line each: 'fault/portao-lento: answer[1] …'. Empty when all is well. */
export function libraryProblems(files: readonly LibraryFile[]): string[] {
  const parsed = files.map((file) => ({ file, result: entrySchema.safeParse(file.data) }));
  const entries = parsed.flatMap(({ result }) => (result.success ? [result.data] : []));
  const ids = new Set(entries.map(({ id }) => id));
  const outside = new Set(entries.filter(({ refusal }) => refusal === 'outside').map(({ id }) => id));
  const askedBy = new Map<string, string>();
  return parsed.flatMap(({ file, result }) => {
    const where = `${file.folder}/${file.name}`;
    if (!result.success)
      return result.error.issues.map((issue) => `${where}: ${issue.path.join('.')} ${issue.message}`);
    return problemsOf(result.data, file, { ids, outside }, askedBy).map((problem) => `${where}: ${problem}`);
  });
}

function problemsOf(
  entry: AskedEntry,
  file: LibraryFile,
  { ids, outside }: Readonly<Record<'ids' | 'outside', ReadonlySet<string>>>,
  askedBy: Map<string, string>,
): string[] {
  return [
    ...(entry.id === file.name ? [] : [`its id is ${entry.id}`]),
    ...(entry.family === file.folder ? [] : [`its family is ${entry.family}`]),
    ...((entry.refusal === undefined) === (entry.family !== 'refusal')
      ? []
      : ['a refusal says why, and nothing else does']),
    ...nearProblems(entry, ids, outside),
    ...drawingProblems(entry),
    ...caseProblems(entry),
    ...tiltingProblems(entry),
    ...saidTwice(shownTexts(entry)),
    ...shownTexts(entry).flatMap(([path, text]) => problemsOfText(text).map((problem) => `${path} ${problem}`)),
    ...shownTexts(entry)
      .filter(([, text]) => MODEL_BY_NUMBER.test(text))
      .map(([path]) => `${path} names a model by its number`),
    ...[entry.chat, entry.tilting?.chat ?? '', ...entry.cases.flatMap(({ chat = [] }) => chat)].flatMap(openInChat),
    ...[...entry.avoid, ...(entry.tilting?.avoid ?? []), ...entry.cases.flatMap(({ avoid = [] }) => avoid)]
      .filter((text) => FORBIDS.test(text))
      .map((text) => `avoid forbids what it is to name: “${text}”`),
    ...lengthProblems('description', entry.description, 0, DESCRIPTION_MOST),
    ...lengthProblems('answer', entry.answer, ANSWER.least, ANSWER.most),
    ...lengthProblems('answerInArea', entry.answerInArea, ANSWER.least, ANSWER.most),
    ...lengthProblems('tilting.description', entry.tilting?.description ?? [], 0, DESCRIPTION_MOST),
    ...lengthProblems('tilting.answer', entry.tilting?.answer ?? [], ANSWER.least, ANSWER.most),
    ...entry.cases.flatMap((one, at) => [
      ...lengthProblems(`cases[${at}].description`, one.description, 0, DESCRIPTION_MOST),
      ...lengthProblems(`cases[${at}].answer`, one.answer, ANSWER.least, ANSWER.most),
    ]),
    ...entry.asks.flatMap((ask) => {
      const key = searchKey(ask)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      const other = askedBy.get(key);
      askedBy.set(key, entry.id);
      return other === undefined ? [] : [`“${ask}” is asked of ${other} too`];
    }),
  ];
}

/** Lines that stand twice in one list, as after two people have put it in another order. */
function saidTwice(texts: readonly (readonly [path: string, text: string])[]): string[] {
  const lists = Map.groupBy(texts, ([path]) => path.replace(/\[\d+\]$/, ''));
  return [...lists].flatMap(([list, lines]) => {
    const said = lines.map(([, text]) => text);
    return said.filter((text, at) => said.indexOf(text) !== at).map((text) => `${list} says twice: “${text}”`);
  });
}

/** Where what is asked next must not tell how: of these a case names some of the entry's own. */
const GUARDED: ReadonlySet<AskedEntry['family']> = new Set<AskedEntry['family']>(['danger', 'refusal']);

function nearProblems(entry: AskedEntry, ids: ReadonlySet<string>, outside: ReadonlySet<string>): string[] {
  const ofCases = entry.cases.flatMap(({ near = [] }) => near);
  const all = [...new Set([...entry.near, ...ofCases])];
  return [
    ...all
      .filter((near) => !ids.has(near) || near === entry.id)
      .map((near) => `near names ${near}, which is no other entry`),
    ...all
      .filter((near) => outside.has(near))
      .map((near) => `near names ${near}, which tells a place that we do not go there`),
    ...ofCases
      .filter((near) => GUARDED.has(entry.family) && !entry.near.includes(near))
      .map((near) => `a case names ${near} as near, and the entry does not`),
  ];
}

/** A chat is filled in without a page's other values. */
function openInChat(chat: string): string[] {
  return [...chat.matchAll(/\{[^}]*\}/g)]
    .filter(([placeholder]) => !CHAT_PLACEHOLDERS.has(placeholder))
    .map(([placeholder]) => `chat cannot fill in ${placeholder}`);
}

function problemsOfText(text: string): string[] {
  return [
    ...unknownPlaceholders(text, EXAMPLE).map((placeholder) => `leaves open ${placeholder}`),
    ...(TYPED_FACT.test(text) ? ['types what business/ says (a price, a brand, a phone)'] : []),
    ...(TAKEN_FOR_AMOUNT.test(text) ? ['takes a price on request for an amount'] : []),
  ];
}

function lengthProblems(path: string, texts: readonly string[], least: number, most: number): string[] {
  return texts.flatMap((text, at) => {
    if (unknownPlaceholders(text, EXAMPLE).length > 0) return [];
    const { length } = fillText(text, EXAMPLE);
    return length < least || length > most ? [`${path}[${at}] has ${length} characters, not ${least} to ${most}`] : [];
  });
}
