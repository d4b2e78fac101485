import { LoaderCircle, Pencil, RefreshCw, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Correction } from '../correction.ts';
import { isOfTitle, type ShownDraft } from '../draft.ts';
import { useEditorOf } from '../page-at-address.ts';
import { isAnswered } from '../understanding-labels.ts';
import { CopyActions } from './copy-actions.tsx';
import { DraftFindings } from './draft-findings.tsx';
import { QualityCheckLine } from './quality-check-line.tsx';
import { KeepDraft } from './keep-draft.tsx';
import { NoindexNotice } from './noindex-notice.tsx';
import { PagePreview } from './page-preview.tsx';
import { UnderstandingCard } from './understanding-card.tsx';

interface Props {
  readonly draft: ShownDraft | null;
  /** The title that stands in the box; null for none. */
  readonly written: string | null;
  readonly isGenerating: boolean;
  readonly isSaving: boolean;
  readonly onAnother: (draft: ShownDraft) => void;
  readonly onCorrect: (draft: ShownDraft, correction: Correction) => void;
  readonly onSave: () => void;
  readonly onKept: (draft: ShownDraft) => void;
}

interface KeepActionsProps extends Pick<Props, 'draft' | 'isGenerating' | 'isSaving' | 'onAnother' | 'onSave'> {
  /** The address of the editor, where the page exists already. */
  readonly editor: ReturnType<typeof useEditorOf>;
}

function KeepActions({ draft, isGenerating, isSaving, editor, onAnother, onSave }: KeepActionsProps) {
  const isIdle = draft === null || isGenerating;
  return (
    <div className="preview-actions">
      {editor && (
        <Link className="button main" to={editor}>
          <Pencil aria-hidden="true" size={18} />
          Editar a página que já existe
        </Link>
      )}
      {/* Never disabled, nor the next one: the focus would be lost. */}
      <button
        type="button"
        className={draft === null || editor || !isAnswered(draft.understood) ? 'button' : 'button main'}
        aria-disabled={isGenerating || isSaving}
        onClick={() => !isGenerating && !isSaving && onSave()}
      >
        <Save aria-hidden="true" size={18} />
        {isSaving ? 'Salvando...' : 'Salvar como Página'}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={isIdle || isSaving}
        onClick={() => draft && !isIdle && !isSaving && onAnother(draft)}
      >
        <RefreshCw aria-hidden="true" size={18} />
        Outra versão
      </button>
    </div>
  );
}

/** What was generated comes first, with the way to keep it; what is known of it stands below. */
export function DraftPreview(props: Props) {
  const { draft, written, isGenerating, isSaving, onAnother, onCorrect, onSave, onKept } = props;
  const isOfAnother = draft !== null && !isGenerating && !isOfTitle(draft, written);
  const isIdle = draft === null || isGenerating;
  const editor = useEditorOf(draft?.taken === true && !isGenerating ? draft.slug : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const known = useRef(draft);

  // Where the screen is small, a new preview stands below the fold.
  useEffect(() => {
    if (known.current === draft) return;
    known.current = draft;
    const { top = 0 } = content.current?.getBoundingClientRect() ?? {};
    if (draft !== null && (top < 0 || top > window.innerHeight / 2)) heading.current?.scrollIntoView();
  }, [draft]);

  return (
    <section className="surface pad preview" aria-labelledby="previa" aria-busy={isGenerating}>
      <div className="preview-head">
        <h2 id="previa" ref={heading}>
          Prévia
        </h2>
        <p className="small quiet" role="status">
          {draft !== null && !isGenerating && !isOfAnother && 'Conteúdo gerado'}
        </p>
      </div>
      {draft === null && (
        <p className="quiet">
          {isGenerating ? (
            <span className="spinner">
              <LoaderCircle aria-hidden="true" size={20} /> Gerando...
            </span>
          ) : (
            'O conteúdo gerado aparece aqui, para revisar antes de salvar. Nada é publicado até você salvar.'
          )}
        </p>
      )}
      {isOfAnother && (
        <p className="warned" role="status">
          A prévia é de “{draft.title}”.{' '}
          {written === null ? 'Escreva o título de novo para salvá-la.' : 'Gere de novo para usar o título escrito.'}
        </p>
      )}
      {draft !== null && <UnderstandingCard draft={draft} onCorrect={onCorrect} />}
      {draft !== null && <NoindexNotice draft={draft} />}
      {draft !== null && <QualityCheckLine check={draft.judgement} />}
      <KeepActions
        draft={draft}
        isGenerating={isGenerating}
        isSaving={isSaving}
        editor={editor}
        onSave={onSave}
        onAnother={onAnother}
      />
      <KeepDraft draft={draft} isIdle={isIdle || isOfAnother || isSaving} onKept={onKept} />
      <div ref={content}>{draft !== null && <PagePreview html={draft.html} title={`Prévia de ${draft.title}`} />}</div>
      <CopyActions html={isIdle ? null : draft.html} />
      {draft !== null && <DraftFindings draft={draft} />}
    </section>
  );
}
