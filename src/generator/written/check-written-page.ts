import { gateKinds } from '../../business/gate-kinds.ts';
import { isMeasuredMovement } from '../../business/gate-movements.ts';
import { chatNumber, formatPhone } from '../../business/whatsapp-link.ts';
import type { Facts } from '../../business/facts.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText } from '../../content/library/placeholders.ts';
import type { Correction, Understanding } from '../../understanding/understanding.ts';
import { isAnswered } from '../../understanding/describe-understanding.ts';
import { plainValues } from '../arc/arc-values.ts';
import { DESCRIPTION_LENGTH } from '../description-length.ts';
import { generatePage } from '../generate-page.ts';
import type { FindingLevel } from '../page-findings.ts';
import { checkQuality } from '../quality-check.ts';
import { contradictionsIn } from '../settled-claims/contradictions.ts';
import type { ReadPage } from '../settled-claims/claim-rule.ts';
import { sentencesOf } from '../settled-claims/page-sentences.ts';
import { understandOnce } from '../understand-once.ts';
import { namesPlaceRightly, namesWithin, nameNotGiven, otherPlaceIn, wordsOf } from './foreign-names.ts';
import { figureNotGiven, statedFigures } from './given-figures.ts';
import { LENGTHS } from './lengths.ts';
import { unsafeIn } from './unsafe-words.ts';
import { materialFor, placeOf } from './writing-material.ts';
import type { WrittenPage } from './written-page.ts';
import { textsOfPage, tidied } from './written-texts.ts';

export type CheckedPage =
  | { readonly ok: true; readonly page: WrittenPage }
  | { readonly ok: false; readonly reason: string };

interface PageParameters {
  readonly title: string;
  readonly creativity: number;
  readonly facts: Facts;
  readonly correction?: Correction | undefined;
}

const MARKUP_OR_ADDRESS = /[<>{}[\]|*_#`~^\\]|https?:|www\.|@|\.com(?!\p{L})|\p{Extended_Pictographic}/iu;
const PHONE = /\(?\d{2}\)?[\s.-]*9?\d{4}[\s.-]?\d{4}|0[38]00|\d{8,}/g;

/** Pure. Takes what an outside model wrote, or says in Portuguese why not: it brings words, and figures, places, danger and promises stay ours. */
export function checkWrittenPage(asked: PageParameters, written: WrittenPage): CheckedPage {
  const understood = understandOnce(asked.title, asked.correction);
  const { entry } = understood;
  if (entry === null || !isAnswered(understood)) return { ok: false, reason: 'o título não foi entendido' };
  const given = textsGiven(asked, entry, understood);
  // In danger the first sentences are ours, whatever was written.
  const page = tidied(
    entry.family === 'danger'
      ? { ...written, answer: fillText(entry.answer[0] ?? '', plainValues(asked.facts, understood)) }
      : written,
  );
  const reason =
    shapeFault(page) ??
    textFault(asked, page, { entry, understood, given }) ??
    pageFault(asked, page, { understood, given });
  return reason === null ? { ok: true, page } : { ok: false, reason };
}

function outside([least, most]: readonly [number, number], length: number): boolean {
  return length < least || length > most;
}

function shapeFault({ description, answer, sections, questions }: WrittenPage): string | null {
  const l = LENGTHS;
  const length = (text: string) => [...text].length;
  if (outside(l.answer, length(answer))) return `a resposta tem ${length(answer)} caracteres`;
  if (outside([DESCRIPTION_LENGTH.least, DESCRIPTION_LENGTH.most], length(description)))
    return `a descrição tem ${length(description)} caracteres`;
  if (description === answer || answer.startsWith(description)) return 'a descrição repete a resposta';
  if (outside(l.sections, sections.length)) return `são ${sections.length} seções`;
  if (outside(l.questions, questions.length)) return `são ${questions.length} perguntas`;
  if (
    sections.some(
      ({ paragraphs, items }) =>
        paragraphs.length + items.length === 0 ||
        outside(l.paragraphs, paragraphs.length) ||
        outside(l.items, items.length),
    )
  )
    return 'uma seção está vazia ou longa demais';
  if (
    sections.some(({ heading }) => outside(l.heading, length(heading))) ||
    questions.some(({ question }) => outside(l.question, length(question)) || !question.endsWith('?'))
  )
    return 'um intertítulo ou uma pergunta não tem a forma pedida';
  const paragraphs = [
    ...sections.flatMap((section) => section.paragraphs),
    ...questions.map((question) => question.answer),
  ];
  if (
    paragraphs.some((text) => outside(l.paragraph, length(text))) ||
    sections.some(({ items }) => items.some((item) => outside(l.item, length(item))))
  )
    return 'um parágrafo ou item é curto ou longo demais';
  const whole = [description, answer, ...paragraphs].find(
    (text) => !/^[\p{Lu}\d“"]/u.test(text) || !/[.?:…”"]$/.test(text),
  );
  return whole === undefined ? null : `não é de frases inteiras: “${whole.slice(0, 60)}”`;
}

/** Ours: what the model was told that it may state. */
function textsGiven({ title, facts }: PageParameters, entry: Entry, understood: Understanding): readonly string[] {
  return [title, entry.subject, ...materialFor(title, entry, understood, facts).flatMap(([, some]) => some)];
}

const sentencesIn = (texts: readonly string[]) => texts.flatMap((text) => sentencesOf(`<p>${text}</p>`));

interface Known {
  readonly entry: Entry;
  readonly understood: Understanding;
  readonly given: readonly string[];
}

function textFault(
  { title, facts }: PageParameters,
  page: WrittenPage,
  { entry, understood, given }: Known,
): string | null {
  const texts = textsOfPage(page);
  const phones = [facts.company.phone, chatNumber(facts.company)].map((number) =>
    formatPhone(number).replace(/\D/g, ''),
  );
  const figures = new Set(given.flatMap(statedFigures).map(({ key }) => key));
  const place = placeOf(understood);
  const called = [
    title,
    facts.brand,
    understood.brand?.name,
    place?.name,
    place?.municipality,
    place?.zone,
    facts.company.name,
    'Grande São Paulo',
    'WhatsApp',
  ];
  const names = new Set([...given.flatMap(namesWithin), ...called.flatMap((name) => wordsOf(name ?? ''))]);
  for (const text of texts) {
    const call = text.match(PHONE)?.find((number) => !phones.includes(number.replace(/\D/g, '')));
    if (call !== undefined) return `o texto traz um telefone que não é o da empresa: “${call.trim()}”`;
    if (MARKUP_OR_ADDRESS.test(text)) return 'o texto traz marcação, endereço ou emoji';
    const figure = figureNotGiven(text.replace(PHONE, ''), figures);
    if (figure !== null) return `o texto traz um número que não foi dado: “${figure}”`;
    const elsewhere = otherPlaceIn(text, place);
    if (elsewhere !== null) return `o texto cita outro lugar: ${elsewhere}`;
    const name = nameNotGiven(text, names);
    if (name !== null) return `o texto cita um nome que não foi dado: ${name}`;
    if (place !== null && !namesPlaceRightly(text, place)) return 'o texto erra a preposição do lugar';
  }
  return unsafeIn(sentencesIn(texts), new Set(sentencesIn(given)), entry.family);
}

const WORSE: readonly FindingLevel[] = ['good', 'warning', 'bad'];

/** Whether the page as it will stand is checked as worse than ours, or contradicts what is settled where ours does not. */
function pageFault(
  { title, creativity, facts, correction }: PageParameters,
  written: WrittenPage,
  { understood, given }: Omit<Known, 'entry'>,
): string | null {
  const made = (page: WrittenPage | null) =>
    generatePage({ title, creativity, seed: 0, facts, correction, written: page });
  const [ours, theirs] = [made(null), made(written)];
  const findingsOf = (page: typeof ours) => checkQuality({ ...page, similarity: 0, facts, understood }).findings;
  const levels = new Map(findingsOf(ours).map(({ subject, level }) => [subject, WORSE.indexOf(level)]));
  const worse = findingsOf(theirs).find(({ subject, level }) => WORSE.indexOf(level) > (levels.get(subject) ?? 0));
  if (worse) return `na avaliação, “${worse.label}”: ${worse.found}`;
  const read = (html: string): ReadPage => ({
    sentences: sentencesOf(html),
    municipality: placeOf(understood)?.municipality ?? null,
    gate: measuredGate(understood),
  });
  const known = new Set(contradictionsIn(read(ours.html), facts).map(({ claim }) => claim));
  const own = new Set(sentencesIn(given));
  const against = contradictionsIn(read(theirs.html), facts).find(
    ({ claim, found }) => !known.has(claim) && !own.has(found),
  );
  return against === undefined ? null : `o texto contradiz o que a empresa diz: “${against.found}”`;
}

function measuredGate({ gateKind }: Understanding): ReadPage['gate'] {
  const movement = gateKind && gateKinds[gateKind].movement;
  return movement && isMeasuredMovement(movement) ? movement : null;
}
