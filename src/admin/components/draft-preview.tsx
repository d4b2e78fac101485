import { Copy, LoaderCircle, Pencil, RefreshCw, Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { plainText } from '../../text/plain-text.ts';
import { copyText } from '../copy-text.ts';
import type { Correction } from '../correction.ts';
import type { ShownDraft } from '../draft.ts';
import { useEditorOf } from '../page-at-address.ts';
import { isAnswered } from '../understood-words.ts';
import { DraftFacts } from './draft-facts.tsx';
import { JudgementList } from './judgement-list.tsx';
import { PagePreview } from './page-preview.tsx';
import { SharePreview } from './share-preview.tsx';
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
}

export function DraftPreview({ draft, written, isGenerating, isSaving, onAnother, onCorrect, onSave }: Props) {
  const isOfAnother = draft !== null && !isGenerating && written !== null && written.replace(/\s+/g, ' ') !== draft.title;
  const isIdle = draft === null || isGenerating;
  const editor = useEditorOf(draft?.taken === true && !isGenerating ? draft.slug : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(draft);

  // On a phone a new preview stands below the fold.
  useEffect(() => {
    if (known.current === draft) return;
    known.current = draft;
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (draft !== null && top > window.innerHeight / 2) heading.current?.scrollIntoView();
  }, [draft]);

  return (
    <section className="surface pad preview" aria-labelledby="previa" aria-busy={isGenerating}>
      <h2 id="previa" ref={heading}>
        Prévia
      </h2>
      {draft === null ? (
        <p className="quiet">
          {isGenerating ? (
            <span className="spinner">
              <LoaderCircle aria-hidden="true" size={20} /> Gerando...
            </span>
          ) : (
            'O conteúdo gerado aparece aqui, para revisar antes de salvar. Nada é publicado até você salvar.'
          )}
        </p>
      ) : (
        <>
          {isOfAnother && (
            <p className="warned" role="status">
              A prévia é de “{draft.title}”. Gere de novo para usar o título escrito.
            </p>
          )}
          <UnderstandingCard draft={draft} onCorrect={onCorrect} />
          <DraftFacts draft={draft} />
          {draft.written_by === 'model' && <p className="quiet small">A abertura e o parágrafo do lugar foram escritos por inteligência artificial; os preços e os prazos são os do cadastro.</p>}
          {draft.model_failure !== null && <p className="small warned">{draft.model_failure}</p>}
          <JudgementList judgement={draft.judgement} />
        </>
      )}
      <div className="preview-actions">
        {editor && (
          <Link className="button main" to={editor}>
            <Pencil aria-hidden="true" size={18} />
            Editar a página que já existe
          </Link>
        )}
        <button type="button" className={draft === null || editor || !isAnswered(draft.understood) ? 'button' : 'button main'} disabled={isGenerating || isSaving || isOfAnother} onClick={onSave}>
          <Save aria-hidden="true" size={18} />
          {isSaving ? 'Salvando...' : 'Salvar como Página'}
        </button>
        <button type="button" className="button" disabled={isIdle || isSaving} onClick={() => draft && onAnother(draft)}>
          <RefreshCw aria-hidden="true" size={18} />
          Outra versão
        </button>
        <button type="button" className="button" disabled={isIdle} onClick={() => draft && void copyText(draft.html)}>
          <Copy aria-hidden="true" size={18} />
          Copiar Conteúdo
        </button>
        <button type="button" className="button" disabled={isIdle} onClick={() => draft && void copyText(plainText(draft.html))}>
          <Copy aria-hidden="true" size={18} />
          Copiar Sem HTML
        </button>
      </div>
      {draft !== null && <SharePreview draft={draft} />}
      {draft !== null && <PagePreview html={draft.html} title={`Prévia de ${draft.title}`} />}
    </section>
  );
}
