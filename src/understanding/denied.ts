import { withoutDeniedDangers } from './danger-text.ts';

const THING = '(?:o |a |os |as )?[a-z]+';
/** 'não é a pilha nem o controle, simplesmente não fecha': what it is not has nothing to do with what is asked. */
const DENIED = new RegExp(
  `\\bnao e (?:o |a |os |as )[a-z]+(?: (?:nem|ou) (?:e )?${THING})*(?= (?:ele|ela|quem|simplesmente|so|mas|porque|pois|e que|nao|acho|o motor|o portao|a folha)\\b)|\\bnao e [a-z]+(?: nem (?:e )?${THING})+(?= (?:ele|ela|quem|simplesmente|so|mas|porque|pois|e que|nao|acho|o motor|o portao|a folha)\\b)`,
);

/** Fewer words than this tell nothing. */
const LEAST_LEFT = 2;

/** The folded words without the causes and dangers that a title rules out, where enough is left. */
export function withoutDenied(words: readonly string[]): string[] {
  const left = withoutDeniedDangers(words.join(' ').replace(DENIED, '')).split(' ').filter(Boolean);
  return left.length < LEAST_LEFT ? [...words] : left;
}
