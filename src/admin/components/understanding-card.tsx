import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import { type Correction, isChosen, NOTHING_CHOSEN } from '../correction.ts';
import type { ShownDraft } from '../draft.ts';
import { useEditorOf } from '../page-at-address.ts';
import { questionOf, confidenceLabelOf, unexplainedWords } from '../understanding-labels.ts';
import { LevelBadge } from './level-badge.tsx';
import { UnderstandingChips } from './understanding-chips.tsx';

interface Props {
  readonly draft: ShownDraft;
  /** Generates again, understood as chosen. */
  readonly onCorrect: (draft: ShownDraft, correction: Correction) => void;
}

/** What the title was understood as, to be corrected by whoever knows better. */
export function UnderstandingCard({ draft, onCorrect }: Props) {
  const { understood, correction } = draft;
  const card = useRef<HTMLElement>(null);
  const { level, word } = confidenceLabelOf(understood, correction);
  const question = questionOf(understood);
  const unexplained = unexplainedWords(understood, draft.title);
  const choose = (change: Correction) => onCorrect(draft, { ...correction, ...change });
  // The button that was pressed goes with its question.
  const applyCorrection = (next: Correction) => {
    card.current?.focus();
    onCorrect(draft, next);
  };
  return (
    <section className="understanding" aria-labelledby="entendido" ref={card} tabIndex={-1} data-level={level}>
      <header>
        <h3 id="entendido">O que entendi do título</h3>
        <p>
          {understood.danger && <LevelBadge level="bad" word="Perigo" />}
          <LevelBadge level={level} word={word} />
        </p>
      </header>
      <UnderstandingChips understood={understood} onChoose={choose} />
      {understood.danger && <p className="small">A página começa pelo que fazer agora e não oferece produto.</p>}
      {question && (
        <fieldset className="question">
          <legend>{question.text}</legend>
          {question.answers.map((answer) => (
            <button
              key={answer.label}
              type="button"
              className="button"
              onClick={() => applyCorrection({ ...correction, ...answer.correction })}
            >
              {answer.label}
            </button>
          ))}
          {question.about === 'subject' && <p className="small quiet">Se não é nenhum destes, procure em “Assunto”.</p>}
        </fieldset>
      )}
      {unexplained !== null && <p className={level === 'good' ? 'small quiet' : 'small'}>{unexplained}</p>}
      {draft.answered_by && <AnsweredBy page={draft.answered_by} />}
      {isChosen(correction) && (
        <p className="small quiet">
          {correction.entry !== undefined &&
            'Ao salvar, títulos com as mesmas palavras passam a ser entendidos assim. '}
          <button type="button" className="plain" onClick={() => applyCorrection(NOTHING_CHOSEN)}>
            <RotateCcw aria-hidden="true" size={14} />
            Desfazer a correção
          </button>
        </p>
      )}
    </section>
  );
}

function AnsweredBy({ page: { title, slug } }: { readonly page: { readonly title: string; readonly slug: string } }) {
  const editor = useEditorOf(slug);
  return (
    <div className="noindex-notice" role="note">
      <p>
        Já existe uma página que responde a isso:{' '}
        <a href={addresses.usefulLink(slug)} target="_blank" rel="noopener">
          {title}
        </a>
        . As duas disputariam a mesma busca. {editor && <Link to={editor}>Editar a que existe</Link>}
      </p>
    </div>
  );
}
