import { CircleCheck, CircleDot, TriangleAlert } from 'lucide-react';
import { labelOf } from '../../business/company/field-at.ts';
import type { CompanyOverview } from '../../company/contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';
import { listOf, plural } from '../../text/portuguese.ts';
import type { CompanyDraftForm } from './company-draft.ts';

interface Props {
  readonly form: CompanyDraftForm;
  readonly overview: CompanyOverview;
  /** Leads to what keeps the draft from being saved. */
  readonly onShowTrouble: () => void;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

function savedWords({ draft, published }: CompanyOverview): string {
  if (draft === null) return `Tudo publicado. Última mudança em ${formatDayAndTime(published.published_at)}.`;
  const count = draft.changes.length;
  const what = count === 0 ? 'nova ordem' : plural(count, 'mudança', 'mudanças');
  return `Rascunho salvo, ${what} por publicar. Por ${draft.changed_by}, ${formatDayAndTime(draft.changed_at)}.`;
}

const NAMED_MAX = 2;

/** '2 valores a corrigir antes de publicar: Preço do Jetflex e Fecha às.' */
function refusedWords({ refused, typed, hasUnsaved }: CompanyDraftForm): string {
  const names = refused.slice(0, NAMED_MAX).map(({ path }) => labelOf(path, typed));
  const more = refused.length - names.length;
  const listed = more === 0 ? listOf(names) : `${names.join(', ')} e mais ${more}`;
  const count = plural(refused.length, 'valor a corrigir', 'valores a corrigir');
  return `${count} antes de publicar: ${listed}. ${hasUnsaved ? 'Salvando o rascunho…' : 'O rascunho está salvo como você o digitou.'}`;
}

function wordsOf(form: CompanyDraftForm, overview: CompanyOverview): string {
  const { state, failure } = form;
  switch (state) {
    case 'saved':
      return savedWords(overview);
    case 'saving':
    case 'waiting':
      return 'Salvando o rascunho…';
    case 'refused':
      return refusedWords(form);
    case 'conflict':
      return 'Outra pessoa mudou os dados: escolha o que fica.';
    case 'failed':
      return failure ?? 'O rascunho não foi salvo. O que você digitou está guardado nesta aba.';
  }
}

/** At the foot of what is seen: how the draft stands, and the way to the site. */
export function SaveBar({ form, overview, onShowTrouble, onPublish, onDiscard }: Props) {
  const { state } = form;
  const isTroubled = state === 'refused' || state === 'conflict' || state === 'failed';
  const hasDraft = overview.draft !== null;
  const Icon = isTroubled ? TriangleAlert : hasDraft || form.hasUnsaved ? CircleDot : CircleCheck;
  return (
    <div className="save-bar" data-troubled={isTroubled || undefined}>
      <div className="screen-width">
        <p role="status">
          <Icon aria-hidden="true" size={20} />
          <span>{wordsOf(form, overview)}</span>
        </p>
        <div className="save-acts">
          {(state === 'refused' || state === 'conflict') && (
            <button type="button" className="button" onClick={onShowTrouble}>
              Mostrar
            </button>
          )}
          {state === 'failed' && (
            <button type="button" className="button" onClick={form.retry}>
              Tentar de novo
            </button>
          )}
          {(hasDraft || form.hasUnsaved) && (
            <button type="button" className="button" onClick={onDiscard}>
              Descartar
            </button>
          )}
          <button type="button" className="button main" disabled={!hasDraft || state !== 'saved'} onClick={onPublish}>
            Publicar
          </button>
        </div>
      </div>
    </div>
  );
}
