import { capitalise } from '../../text/portuguese.ts';
import { searchKey } from '../../text/slug.ts';
import { SAID_OF_GATE } from './chat-choices.ts';

/** 'Parou ___ (aberto, fechado, no meio)', with what its sentence says before it. */
const CHOICE = /([^.!?]*?)___ \(([^)]+)\)/g;
/** Before a word that a title says is not so: 'não está aberto'. */
const DENIED = /\b(?:nao|nem|sem)(?: [a-z0-9]+)? $/;
/** 'mudei de casa' says nothing of the house, and 'portão de abrir' nothing of when. */
const ELSEWHERE = /\bmud[a-z]+ de $/;
const KIND_BEFORE = /\bde $/;
/** Of two things who asks which of them it is has said neither: 'inquilino ou proprietário'. */
const ASKED_BEFORE = /\bou (?:[oa]s? )?$/;
const ASKED_BEHIND = /^ou /;
/** Shorter words are part of too many others. */
const SHORTEST = 4;
/** They ask for a name, or may be said of anything. */
const ASKS_FOR = new Set(['qual', 'quais', 'marca', 'modelo', 'motor', 'outro', 'outra', 'nada', 'agora']);
/** Of the kind of gate, which is read from the title otherwise; and of what happens or does not: of which part the title says it, its words do not tell. */
const OTHERWISE = /\b(?:correr|basculante|enrolar|seccionado|nao|nada)\b/;
/** A choice with a label of its own behind a colon, apart from those that are of the gate as a whole. */
const LABEL = /:\s*$/;
const OF_THE_WHOLE = /(?:^|[.!?] )\s*(?:É|Local|Onde|Isso acontece ao|Tem): $/;
const SAYS_NOTHING = new Set('minha portao quando esta fica para pelo pela nosso nossa'.split(' '));
const ARTICLE_BEFORE = /(?:^|\s)(?:[oa]s?|um|uma|[nd][oa]s?)\s$/i;
const BEGINS_WITH_ARTICLE = /^[oa]s? /i;

/** Its words, each between spaces. */
export function foldedTitle(title: string): string {
  return ` ${searchKey(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** The word as its forms share it: 'caído' and 'caídas', 'automático' and 'automática'. */
function formless(word: string): string {
  return word.length < SHORTEST ? word : word.replace(/(?:os|as|es|o|a|e)$/, '');
}

const formlessText = (text: string): string => foldedTitle(text).split(' ').map(formless).join(' ');

/** Whether a title says the option, of which both are folded in the same way. */
function says(title: string, option: string): boolean {
  const at = title.indexOf(option);
  if (at < 0) return false;
  const [before, behind] = [title.slice(0, at + 1), title.slice(at + option.length)];
  if (option.trim() === formless('abrir') && KIND_BEFORE.test(before)) return false;
  return ![DENIED, ASKED_BEFORE, ELSEWHERE].some((no) => no.test(before)) && !ASKED_BEHIND.test(behind);
}

/** Whether what stands before the blank is of what the title speaks of: the sentence itself, or a label whose words the title says. */
function isOfTitle(before: string, title: string): boolean {
  if (!LABEL.test(before) || OF_THE_WHOLE.test(before)) return true;
  const words = foldedTitle(before)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !SAYS_NOTHING.has(word));
  return words.length > 0 && words.every((word) => title.includes(` ${formless(word)} `));
}

function isGrammatical(before: string, option: string): boolean {
  return !(ARTICLE_BEFORE.test(before) && BEGINS_WITH_ARTICLE.test(option));
}

/** No colon stands where the sentence goes on: 'bate quando: ___' becomes 'bate quando fecha'. */
const GOES_ON = /(?<=\b(?:quando|ao)): $/;

/** With the option in the place of the blank; a sentence begins with a capital. */
function filled(before: string, option: string): string {
  return before.replace(GOES_ON, ' ') + (before.trim() === '' ? capitalise(option) : option);
}

/** Each choice of which the title says one, and only one. */
export function withChoices(chat: string, title: string): string {
  const folded = foldedTitle(title);
  const forms = formlessText(title);
  return chat.replace(CHOICE, (whole, before: string, listed: string) => {
    const options = listed.replace('…', '').split(/, | ou /);
    const [exact, other] = options.filter((option) => says(folded, ` ${searchKey(option).trim()} `));
    if (exact !== undefined && other === undefined && SAID_OF_GATE.has(exact)) return filled(before, exact);
    if (OTHERWISE.test(searchKey(listed)) || !isOfTitle(before, forms)) return whole;
    const [said, another] = options.filter(
      (option) => option.length >= SHORTEST && !ASKS_FOR.has(searchKey(option)) && says(forms, formlessText(option)),
    );
    return said !== undefined && another === undefined && isGrammatical(before, said) ? filled(before, said) : whole;
  });
}
