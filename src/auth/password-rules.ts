import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../environment.ts';
import { estimateStrength } from './password-strength.ts';

/** Words that somebody who guesses at this company's panel tries first; folded as `fold` does. */
const OBVIOUS_HERE: readonly string[] = [
  'portao',
  'portoes',
  'motor',
  'motores',
  'portaoautomatico',
  'motordeportao',
  'ppa',
  'admin',
  'administrador',
  'painel',
  'senha',
  'minhasenha',
  'mudar',
  'trocar',
  'acesso',
  'saopaulo',
  'guarulhos',
  'osasco',
  'corinthians',
  'palmeiras',
  'brasil',
];

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const KEYBOARD = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'asdfghjklç',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

/** From this score on it takes more than 100 million guesses. */
const SCORE_MIN = 3;
const WHAT_TO_DO = 'Junte três ou quatro palavras sem relação entre si.';
/** What the library's names for a weakness mean to the person who chose the password. */
const WEAKNESSES: Readonly<Record<string, string>> = {
  common: 'Esta senha é muito usada.',
  similarToCommon: 'Esta senha se parece com uma das mais usadas.',
  topHundred: 'Esta senha é muito usada.',
  topTen: 'Esta senha é muito usada.',
  wordByItself: 'Esta senha é quase uma palavra só, fácil de adivinhar.',
  commonNames: 'Esta senha é quase só um nome de pessoa, fácil de adivinhar.',
  namesByThemselves: 'Esta senha é quase só um nome de pessoa, fácil de adivinhar.',
  dates: 'Esta senha é quase só uma data, fácil de adivinhar.',
  recentYears: 'Esta senha é quase só um ano, fácil de adivinhar.',
  extendedRepeat: 'Esta senha repete os mesmos caracteres.',
  simpleRepeat: 'Esta senha repete os mesmos caracteres.',
  keyPattern: 'Esta senha segue o desenho do teclado.',
  straightRow: 'Esta senha segue o desenho do teclado.',
  sequences: 'Esta senha segue uma sequência conhecida.',
  userInputs: 'Esta senha gira em torno do seu e-mail ou desta empresa.',
};

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether the whole text is one short piece over and over: 'abcabcabcabc'. */
function repeats(text: string): boolean {
  return /^(.{1,5})\1+.{0,4}$/u.test(text);
}

/** Whether the text is a run along the alphabet, the digits or the keyboard, forwards or backwards. */
function isRun(text: string): boolean {
  const rows = KEYBOARD.flatMap((row) => [row + row, [...row, ...row].toReversed().join('')]);
  return rows.some((row) => row.includes(text));
}

/** The word that is left of a password without the digits and signs around it, as it is and with look-alike signs read as letters. */
function cores(folded: string): string[] {
  const bare = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = folded.replace(/[^a-z]+$/, '').replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);
  return [folded, bare, read.replace(/[^a-z]/g, ''), bare.replace(/[^a-z]/g, '')];
}

/** The e-mail, its name and its parts: what whoever knows the account tries. */
function nearEmail(email: string): string[] {
  return [email, ...email.split(/[^\p{L}\d]+/u)].filter((part) => part.length >= 3);
}

/**
 * What speaks against a new password, in words for the person who chose it; null when nothing does. Length is what makes a password
 * hard to guess, so no mixture of signs is asked for.
 */
export async function findPasswordFault(password: string, email: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH)
    return `A nova senha precisa de pelo menos ${PASSWORD_MIN_LENGTH} caracteres; esta tem ${length}.`;
  if (length > PASSWORD_MAX_LENGTH)
    return `A nova senha pode ter no máximo ${PASSWORD_MAX_LENGTH} caracteres; esta tem ${length}.`;
  const folded = fold(password);
  if (repeats(folded)) return 'Esta senha repete os mesmos caracteres. Escolha algumas palavras sem relação entre si.';
  if (isRun(folded))
    return 'Esta senha é uma sequência do teclado ou do alfabeto. Escolha algumas palavras sem relação entre si.';
  const [name = ''] = fold(email).split('@');
  const letters = folded.replace(/[^a-z]/g, '');
  const nameLetters = name.replace(/[^a-z]/g, '');
  if ((email !== '' && folded.includes(fold(email))) || (nameLetters.length >= 3 && letters === nameLetters))
    return 'Esta senha é o seu e-mail ou parte dele. Escolha uma que ninguém adivinhe por ele.';
  const disguised = cores(folded);
  const { isCommon, score, warning } = await estimateStrength({
    password,
    cores: disguised,
    near: [...OBVIOUS_HERE, ...nearEmail(email)],
  });
  if (isCommon || disguised.some((core) => OBVIOUS_HERE.includes(core))) {
    return 'Esta senha está entre as mais usadas, ou é uma delas com números ao lado, e seria uma das primeiras a ser tentadas. Escolha algumas palavras sem relação entre si.';
  }
  if (/^\d+$/.test(folded)) return 'Uma senha só de números é fácil de adivinhar. Misture palavras.';
  return score < SCORE_MIN
    ? `${(warning !== null && WEAKNESSES[warning]) || 'Esta senha é fácil de adivinhar.'} ${WHAT_TO_DO}`
    : null;
}
