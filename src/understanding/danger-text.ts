import { withoutFiguresOfSpeech } from './figures-of-speech.ts';
import { withoutSaidOfPeople } from './said-of-people.ts';

/** What a title says of owners and of what is not so, which its stems alone would take for a danger. */

/** 'o gato da minha avó', 'a pata do cachorro do meu filho': the owner is in no danger. */
const OWNER_OF_AN_ANIMAL =
  /\b(cachorr\w*|cao|caes|cadel\w*|gat[oa]s?|gatinh\w*|pet|bicho|bichinho|passar\w+|papagai\w*) d[aeo]s? ((minha|meu|nossa|nosso) )?\w+/g;

/** 'não tem fumaça nem cheiro', 'não pegou fogo': said to tell what is not the matter. */
const DENIED =
  /\b(nao|sem) ((tem|tinha|teve|deu|pegou|saiu|sai|senti|vi|ha|houve) )?(nenhuma? )?(fumaca|cheiro|fogo|faisca|choque|estouro)\b( de (queimado|fumaca))?( (nem|ou) (fumaca|cheiro|fogo|faisca|choque|estouro|nada))*/g;
const NOBODY_HURT =
  /\bninguem (se )?(machuc\w+|feri\w+)|\bsem (ninguem )?(se )?machucar( ninguem)?\b|\b(se|caso) (alguem|ninguem|uma pessoa) (se )?machucar\b/g;

/** 'estala feito pipoca': a sound like it. */
const SOUNDS_LIKE = /\b(que nem|feito|igual|parecendo|tipo|como) (a |uma? )?(pipoca|bombinha|rojao|traque)s?\b/g;

/** The folded text without the dangers that it denies. */
export function withoutDeniedDangers(folded: string): string {
  return folded.replace(DENIED, '').replace(NOBODY_HURT, '');
}

/** The folded title, of which only what has happened is left. */
export function textOfDangers(folded: string): string {
  return withoutDeniedDangers(
    withoutFiguresOfSpeech(withoutSaidOfPeople(folded)).replace(OWNER_OF_AN_ANIMAL, '$1').replace(SOUNDS_LIKE, ''),
  );
}
