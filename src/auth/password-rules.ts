import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../config.ts';

/** Words that somebody who guesses at this company's panel tries first; folded as `fold` does. */
const OBVIOUS_HERE: readonly string[] = ['portao', 'portoes', 'motor', 'motores', 'portaoautomatico', 'motordeportao', 'ppa', 'admin', 'administrador', 'painel', 'senha', 'minhasenha', 'mudar', 'trocar', 'acesso', 'saopaulo', 'guarulhos', 'osasco', 'corinthians', 'palmeiras', 'brasil'];

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const KEYBOARD = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '1234567890', 'qwertyuiop', 'asdfghjklç', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].map(String), ...OBVIOUS_HERE]);
}

/** Some tens of thousands of passwords from published leaks, loaded when a password is first chosen; a load that fails is tried again. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= loadCommon().catch((error: unknown) => {
    common = undefined;
    throw error;
  });
  return common;
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

/**
 * What speaks against a new password, in words for the person who chose it; null when nothing does. Length is what makes a password
 * hard to guess, so no mixture of signs is asked for.
 */
export async function findPasswordFault(password: string, email: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `A nova senha precisa de pelo menos ${PASSWORD_MIN_LENGTH} caracteres; esta tem ${length}.`;
  if (length > PASSWORD_MAX_LENGTH) return `A nova senha pode ter no máximo ${PASSWORD_MAX_LENGTH} caracteres; esta tem ${length}.`;
  const folded = fold(password);
  if (repeats(folded)) return 'Esta senha repete os mesmos caracteres. Escolha algumas palavras sem relação entre si.';
  if (isRun(folded)) return 'Esta senha é uma sequência do teclado ou do alfabeto. Escolha algumas palavras sem relação entre si.';
  const [name = ''] = fold(email).split('@');
  const letters = folded.replace(/[^a-z]/g, '');
  const nameLetters = name.replace(/[^a-z]/g, '');
  if ((email !== '' && folded.includes(fold(email))) || (nameLetters.length >= 3 && letters === nameLetters)) return 'Esta senha é o seu e-mail ou parte dele. Escolha uma que ninguém adivinhe por ele.';
  const list = await commonPasswords();
  if (cores(folded).some((core) => core !== '' && list.has(core))) {
    return 'Esta senha está entre as mais usadas, ou é uma delas com números ao lado, e seria uma das primeiras a ser tentadas. Escolha algumas palavras sem relação entre si.';
  }
  return /^\d+$/.test(folded) ? 'Uma senha só de números é fácil de adivinhar. Misture palavras.' : null;
}
