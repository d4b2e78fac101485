/** Since when something is the matter, and the question what it may be: every fault is told with them, and they tell none from another. Folded text. */

const DAYS = '(?:uns |umas |quase )?(?:um|uma|dois|duas|tres|alguns|algumas|\\d+) (?:dias?|semanas?)';
const SAID_BESIDES = [
  /\b(?:isso )?desde (?:ontem|anteontem|hoje(?: cedo)?|cedo)\b/g,
  // 'parado há duas semanas' is a fault of its own.
  new RegExp(
    `(?<!\\b(?:parad[oa]|fechad[oa]|desligad[oa]|usar|uso|viajei|viajando|fora|instal\\w+|troquei|trocaram|compr\\w+) )\\b(?:ja )?(?:ha|faz) ${DAYS}$`,
    'g',
  ),
  /\b(?:e |o )*que (?:sera|pode|podera|poderia|deve) (?:ser|que e)(?: isso)?$/g,
  /\bpreciso (?:muito |urgente )?sair(?: (?:agora|logo|hoje|daqui a pouco))?$/g,
];

/** The text without them; all of it where nothing else is said. */
export function withoutSinceWhen(folded: string): string {
  const left = SAID_BESIDES.reduce((text, said) => text.replace(said, ''), folded).trim();
  return left === '' ? folded : left;
}
