import type { Facts } from '../business/facts.ts';
import type { Entry } from '../content/library/entry.ts';
import { fillText } from '../content/library/placeholders.ts';
import { plainText } from '../text/plain-text.ts';
import { listOf, theName } from '../text/portuguese.ts';
import { searchKey } from '../text/slug.ts';
import { nearestEntries } from '../understanding/understand-title.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { reckon } from './arc/arithmetic.ts';
import { plainValues } from './arc/arc-values.ts';
import { caseOfPage } from './arc/named-case.ts';
import type { Finding } from './page-findings.ts';
import { UNTOLD_MOST, untoldWords } from './untold-words.ts';

const LABEL = 'Responde ao título';
/** Where the opening ends: its first lines, characters. */
const OPENING = 600;
/** Of a text that is not ours, what is compared with the ways people ask. */
const FIRST_WORDS = 160;
/** So many entries such a text may be about: what is nearest behind them only shares a word with it. */
const NEAR = 3;

const finding = (level: Finding['level'], found: string, advice: string | null): Finding => ({
  subject: 'answer',
  label: LABEL,
  level,
  found,
  advice,
});

/** Whether the page answers what its title asks, in its first lines; a title that is not understood, or not ours, is 'bad'. */
export function checkAnswer(html: string, understood: Understanding, facts: Facts): Finding {
  return refused(understood) ?? notUnderstood(understood) ?? opens(html, understood, facts);
}

function refused({ refusal, place, entry }: Understanding): Finding | null {
  switch (refusal) {
    case null:
      return null;
    case 'outside':
      return finding(
        'bad',
        `${place?.kind === 'outside' ? place.name : 'O lugar'} fica fora da área atendida`,
        'Uma página de um lugar que não atendemos engana quem a encontra. Troque o lugar no título.',
      );
    case 'other-service':
      return finding(
        'bad',
        `Pede algo que não fazemos${entry ? `: ${entry.subject.toLowerCase()}` : ''}`,
        'A página explicaria que não fazemos esse serviço e ficaria fora dos buscadores.',
      );
    case 'other-trade':
      return finding(
        'bad',
        'O título não fala de portão automático',
        'Escreva o título com o que a pessoa procura: o defeito, o serviço ou o motor do portão.',
      );
    case 'harmful':
      return finding(
        'bad',
        `Pede algo que pode prejudicar alguém${entry ? `: ${entry.subject.toLowerCase()}` : ''}`,
        'A página só explica por que não fazemos, e fica fora dos buscadores.',
      );
  }
}

const quoted = (words: readonly string[]) => listOf(words.map((word) => `“${word}”`));

function notUnderstood({ confidence, unexplained, place, alternatives, entry }: Understanding): Finding | null {
  if (confidence === 'none') {
    const open = unexplained.length > 0 ? `Sem explicação: ${quoted(unexplained)}` : 'Não entendi o que o título pede';
    return finding(
      'bad',
      open,
      'Escolha o assunto na lista ou escreva o título com outras palavras. Sem isso, a página fica fora dos buscadores.',
    );
  }
  if (confidence !== 'uncertain') return null;
  if (place?.kind === 'ambiguous')
    return finding(
      'warning',
      `Há mais de um lugar com o nome ${place.candidates[0]?.name ?? ''}`,
      `Escolha qual: ${listOf(place.candidates.map(({ municipality, zone }) => zone ?? municipality))}.`,
    );
  const nearest = [entry, ...alternatives]
    .flatMap((candidate) => (candidate && candidate.family !== 'refusal' ? [candidate.subject] : []))
    .slice(0, 3);
  return finding(
    'warning',
    'Não tenho certeza do que o título pede',
    `Escolha o assunto: ${listOf(nearest)}. Sem a escolha, a página fica fora dos buscadores.`,
  );
}

function opens(html: string, understood: Understanding, facts: Facts): Finding {
  const { entry, place } = understood;
  if (entry === null) return finding('bad', 'Não entendi o que o título pede', 'Escolha o assunto na lista.');
  const text = plainText(html);
  const opening = text.replace(/\s+/g, ' ').slice(0, OPENING);
  const first = text.slice(0, text.indexOf('\n') < 0 ? OPENING : text.indexOf('\n')).slice(0, FIRST_WORDS);
  if (!answers(opening, first, understood, facts))
    return finding(
      'warning',
      `A abertura não responde a “${entry.subject}”`,
      'Comece a página pela resposta: a primeira frase diz o que a pessoa veio saber.',
    );
  const named = place?.kind !== 'own' || searchKey(opening).includes(searchKey(place.place.name));
  if (!named && place.kind === 'own')
    return finding('warning', `A abertura não cita ${theName(place.place)}`, 'Diga o lugar nas primeiras linhas.');
  const untold = untoldWords(understood, entry, opening, text);
  if (untold.length > UNTOLD_MOST)
    return finding(
      'warning',
      `A página responde a “${entry.subject}” e não fala de ${quoted(untold)}`,
      'Leia a resposta como quem digitou este título. Se ela não serve, edite o texto ou corrija o assunto.',
    );
  return finding('good', [entry.subject, ...besides(understood, entry, opening)].join('. '), null);
}

/** What of the title nothing explains, else what its opening does not say: whoever publishes sees it, and judges. */
function besides(understood: Understanding, entry: Entry, opening: string): readonly string[] {
  const { unexplained } = understood;
  if (unexplained.length > 0) return [`Sem explicação: ${quoted(unexplained)}`];
  const unsaid = untoldWords(understood, entry, opening, opening, 0);
  return unsaid.length > 0 ? [`A abertura não diz: ${quoted(unsaid)}`] : [];
}

/** One of the entry's own answers, or a text in which the entry is among the nearest. */
function answers(opening: string, first: string, understood: Understanding, facts: Facts): boolean {
  const { entry } = understood;
  if (entry === null) return false;
  const values = plainValues(facts, understood);
  const reckoned = reckon(entry, understood, facts).first?.replace(/\s+/g, ' ') ?? '';
  const said = opening.startsWith(reckoned) ? opening.slice(reckoned.length).trimStart() : opening;
  const beginsWith = (text: string) => said.startsWith(fillText(text, values).replace(/\s+/g, ' '));
  return (
    caseOfPage(entry, { understood, facts })?.answer.some(beginsWith) ||
    entry.answer.some(beginsWith) ||
    entry.cases.some(({ answer }) => answer.some(beginsWith)) ||
    nearestEntries(first).slice(0, NEAR).includes(entry)
  );
}
