import { searchKey } from '../../text/slug.ts';
import { quoted } from '../../text/portuguese.ts';

/** Shorter words, and these, tell a technician nothing. */
const LEAST_LETTERS = 3;
const TELLS_NOTHING = new Set(
  (
    'que com por nao dos das uma uns mas tem sem meu vai foi pra pro ele ela seu sua tao bem dia ' +
    'para pelo pela mais menos como qual quais quando quanto quantos porque sobre esta este isso essa esse fica ficou pode posso devo ' +
    'minha meus minhas nosso nossa voce voces vocs tudo todo toda agora ainda hoje muito portao motor bairro cidade paulo'
  ).split(' '),
);
/** Words are alike from their first letters on: 'pintaram', 'pintura'. */
const STEM = 4;
/** From so many words on that the message passes over, the title stands in it. */
const PASSED_OVER_FROM = 3;
const GREETING = /^Olá! /;

function wordsOf(text: string): readonly string[] {
  return searchKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LEAST_LETTERS && !TELLS_NOTHING.has(word));
}

/** The message with the page's title in front where it says more than the message: 'só quando bate o sol da tarde' is what a technician has to know. @param place its name, which the message says by itself. */
export function withTitle(chat: string, title: string, place: string): string {
  const said = new Set([...wordsOf(chat), ...wordsOf(place)].map((word) => word.slice(0, STEM)));
  const passedOver = wordsOf(title).filter((word) => !said.has(word.slice(0, STEM)));
  return passedOver.length < PASSED_OVER_FROM ? chat : chat.replace(GREETING, `Olá! Li ${quoted(title)} no site. `);
}
