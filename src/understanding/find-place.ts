import { locationPosts } from '../business/location-titles.ts';
import { nearMatches } from './misspelled-places.ts';
import { narrowed } from './narrowed-place.ts';
import { outsideMatches } from './outside-places.ts';
import { headlessMatches, ownMatches } from './own-places.ts';
import { foldedName } from './place-names.ts';
import { type FoundPlace, isWithin, type PlaceReading } from './place-reading.ts';
import { STATES } from './place-words.ts';
import { typedWords } from './title-runs.ts';

const ofBuiltInTitle = new Map(locationPosts.map(({ title, place }) => [title, place]));

/**
 * The place that a title names: ours (also shortened, or spelled nearly so), several of one name, or one where we do not work. Null where it names none.
 * `isWord` tells words of the language from names.
 */
export function findPlace(title: string, isWord: (folded: string) => boolean): FoundPlace | null {
  const words = typedWords(title);
  const builtIn = ofBuiltInTitle.get(title);
  if (builtIn) {
    const length = foldedName(builtIn.name).split(' ').length;
    return { reading: { kind: 'own', place: builtIn }, start: words.length - length, length, exact: true };
  }
  const text = words.map(({ folded }) => folded).join(' ');
  const stays = AWAY.test(text);
  const before = ({ start }: FoundPlace) =>
    words
      .slice(0, start)
      .map(({ folded }) => folded)
      .join(' ');
  const isHome = (match: FoundPlace) => HOME.test(before(match));
  const isCompared = (match: FoundPlace) => COMPARED.test(before(match));
  const outside = outsideMatches(words, isWord).filter((match) => isHome(match) || !(stays || isCompared(match)));
  // 'Ribeirão Preto' is no 'Ribeirão'.
  const ours = ownMatches(words).filter(
    (match) => !outside.some((longer) => longer.length > match.length && isWithin(match, longer)),
  );
  const namesOurTown = ours.some(({ reading }) => reading.kind === 'own' && reading.place.kind === 'municipality');
  const elsewhere = outside.filter(
    (match) => !namesOurTown || isHome(match) || STATES.has(words[match.start + match.length - 1]?.folded ?? ''),
  );
  const matches = [...ours, ...elsewhere, ...nearMatches(words, isWord), ...headlessMatches(words, isWord)];
  const best = matches.toSorted(
    (a, b) =>
      Number(isHome(b)) - Number(isHome(a)) ||
      Number(isBroad(a.reading)) - Number(isBroad(b.reading)) ||
      b.length - a.length ||
      Number(b.exact) - Number(a.exact) ||
      rank(a.reading) - rank(b.reading) ||
      a.start - b.start,
  )[0];
  if (!best) return null;
  const chosen = narrowed(best, words, matches);
  const spans = matches.filter(({ reading }) => chosen.reading.kind !== 'outside' && reading.kind !== 'outside');
  return { ...chosen, spans: [chosen, ...spans] };
}

/** 'trabalho em São Paulo, mas moro em Sorocaba': where one lives the gate stands. */
const HOME = /\b((moro|mora|moramos|resido|minha casa (e|fica)|portao fica) (em|no|na)|sou de)$/;
const A_WHILE =
  '(as ferias|o (mes|natal|carnaval|feriado|fim de (ano|semana))|(uma?|uns|umas|dois|duas|tres|quatro|alguns|\\d+) (mes|meses|semanas?|dias|tempo|temporada))';
/** 'vou passar um mês na Bahia', 'fico 20 dias fora': the gate stays behind. */
const AWAY = new RegExp(
  `\\b(viaj\\w+|de ferias|passar ${A_WHILE}|(vou|vamos|vai|vao|fico|ficamos|ficar|ficarei|estou|estarei|estaremos) (${A_WHILE} )?fora( (no|na|em|de|por))?|(fico|ficamos|ficar|passo|passamos) ${A_WHILE} (no|na|em)|(vou|vamos) (para|a) praia|vou ${A_WHILE} (pro|pra|para|ao)|(voltei|voltamos|cheguei|chegamos) d[aeo])\\b`,
);
/** 'quero igual à casa da minha irmã em Curitiba': where that stands, and not what is asked for. */
const COMPARED =
  /\b(igual|identico|parecido|como|que nem|feito) (\w+ ){0,4}(casa|portao|predio|motor|d[aeo] (minha|meu)) (\w+ ){0,4}(em|no|na|de)$|\b(trouxe|trouxemos|comprei|ganhei|importei) (\w+ ){0,4}d[aeo]$|\b(perdi|esqueci|deixei) (\w+ ){0,4}(praia|rodoviaria|aeroporto) d[aeo]$/;

/** 'Sorocaba, zona norte': every large town has one, so that any other name says more. */
function isBroad(reading: PlaceReading): boolean {
  return reading.kind === 'region' || (reading.kind === 'own' && reading.place.kind === 'zone');
}

const RANK = { own: 0, ambiguous: 0, region: 1, outside: 2 } as const;

/** A state behind the name decides: 'Santana AP' is not ours. */
function rank(reading: PlaceReading): number {
  return RANK[reading.kind];
}
