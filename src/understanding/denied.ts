import { withoutDeniedDangers } from './danger-text.ts';
import { withoutGreeting } from './figures-of-speech.ts';
import { withoutSaidOfPeople } from './said-of-people.ts';
import { withoutSinceWhen } from './since-when.ts';

const THING = '(?:o |a |os |as )?[a-z]+(?: de [a-z]+)?';
/** What may follow the cause that is ruled out; 'não é a placa que queimou?' asks. */
const GOES_ON = '(?= (?:ele|ela|quem|simplesmente|so|mas|porque|pois|e que|nao|acho|o motor|o portao|a folha)\\b)';
/** 'não é a pilha nem o controle, simplesmente não fecha': what it is not has nothing to do with what is asked. */
const DENIED = [
  `nao e (?:o |a |os |as )[a-z]+(?: de [a-z]+)?(?: (?:nem|ou)(?: e)? ${THING})*${GOES_ON}`,
  `nao e ${THING}(?: (?:nem|nem e|nao e) ${THING})+${GOES_ON}`,
  `nao e [a-z]+(?: de [a-z]+)?(?= (?:o motor|o portao|a folha)\\b)`,
].map((denied) => new RegExp(`\\b${denied}`));

/** Fewer words than this tell nothing. */
const LEAST_LEFT = 2;

/** The folded words without a greeting and without the causes and dangers that a title rules out, where enough is left. */
export function withoutDenied(words: readonly string[]): string[] {
  const told = withoutSinceWhen(withoutSaidOfPeople(withoutGreeting(words.join(' '))));
  const stated = DENIED.reduce((text, denied) => text.replace(denied, ''), told);
  const left = withoutDeniedDangers(stated).split(' ').filter(Boolean);
  return left.length < LEAST_LEFT ? [...words] : left;
}
