const FIRST_SENTENCE = /^.*?[.?!](?=\s|$)/s;
const NUMBER = /(?<![\d,.])\d+(?:[,.]\d+)*/g;
/** So many numbers of a sum say it: width, height and weight, or a weight from and to and what moves it. */
const NUMBERS_OF_A_SUM = 3;

const numbersIn = (text: string): ReadonlySet<string> => new Set(text.match(NUMBER));

/** An answer without its first sentence where that says again what the sum before it says: what the numbers of the title come to. */
export function withoutSum(answer: string, sum: string): string {
  const first = FIRST_SENTENCE.exec(answer)?.[0] ?? '';
  const rest = answer.slice(first.length).trim();
  const told = numbersIn(first);
  const isAgain = [...numbersIn(sum)].filter((number) => told.has(number)).length >= NUMBERS_OF_A_SUM;
  return isAgain && rest !== '' ? rest : answer;
}

/** A sentence that decides what was asked: 'Não precisa de motor forte: …', 'Em 4 m, o motor de 1/4 HP aguenta …'. */
const VERDICT = /^(?:(?:sim|não|aguenta|serve|dá|depende|precisa|cabe|vale)(?!\p{L})|em \d)/iu;

/** An answer with the sum of the title's numbers: in front, or right behind the sentence that decides. */
export function withSum(answer: string, sum: string): string {
  if (!VERDICT.test(answer)) return `${sum} ${answer}`;
  const first = FIRST_SENTENCE.exec(answer)?.[0] ?? '';
  return [first, sum, answer.slice(first.length).trim()].join(' ').trim();
}
