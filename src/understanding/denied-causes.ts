const THING = '(?:o |a |os |as )?[a-z]+';
/** 'não é a pilha nem o controle, simplesmente não fecha': what it is not has nothing to do with what is asked. */
const DENIED = new RegExp(
  `\\bnao e (?:o |a |os |as )[a-z]+(?: (?:nem|ou) (?:e )?${THING})*(?= (?:ele|ela|quem|simplesmente|so|mas|porque|pois|e que|nao|acho|o motor|o portao|a folha)\\b)|\\bnao e [a-z]+(?: nem (?:e )?${THING})+(?= (?:ele|ela|quem|simplesmente|so|mas|porque|pois|e que|nao|acho|o motor|o portao|a folha)\\b)`,
);

/** The folded words without the causes that a title rules out. */
export function withoutDeniedCauses(words: readonly string[]): string[] {
  return words.join(' ').replace(DENIED, '').split(' ').filter(Boolean);
}
