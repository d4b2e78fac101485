import type { Understanding } from '../understanding/understanding.ts';
import { isAnswered } from '../understanding/describe-understanding.ts';

/** Why a list makes no page of a title, in Portuguese; null where it is understood for sure and ours to answer. */
export function whyUnanswered(understood: Understanding): string | null {
  if (isAnswered(understood)) return null;
  const { refusal, place, entry, unexplained } = understood;
  if (refusal === 'outside') return `${place?.kind === 'outside' ? place.name : 'O lugar'} fica fora da área atendida.`;
  if (refusal === 'other-trade') return 'O título não fala de portão automático.';
  if (refusal !== null) return `Não fazemos: ${entry?.subject ?? 'o que o título pede'}.`;
  if (place?.kind === 'ambiguous')
    return `Há mais de um lugar com o nome ${place.candidates[0]?.name ?? ''}: escreva também a cidade.`;
  return unexplained.length > 0
    ? `Não entendi “${unexplained.join(' ')}”: escolha o assunto.`
    : 'Não entendi: escolha o assunto.';
}
