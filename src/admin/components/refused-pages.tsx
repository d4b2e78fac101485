import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { plural } from '../../text/portuguese.ts';
import type { RefusedPage } from '../local-pages.ts';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

interface Props {
  readonly pages: readonly RefusedPage[];
  readonly onDiscard: () => Promise<void>;
}

/** Old pages of this browser that the server does not take: they would be tried again, and refused again, with every load. */
export function RefusedPages({ pages, onDiscard }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const count = plural(pages.length, 'página antiga', 'páginas antigas');
  return (
    <>
      {pages.length > 0 && (
        <section className="surface pad refused-pages" aria-labelledby="recusadas">
          <h2 id="recusadas">Páginas antigas neste navegador</h2>
          <p className="quiet">
            O servidor não aceita {pages.length === 1 ? 'esta página' : 'estas páginas'} de uma versão anterior do
            painel.
          </p>
          <ul className="result-list" tabIndex={0} aria-label="Páginas recusadas">
            {pages.map(({ slug, title, reason }) => (
              <li key={slug}>
                <span>{title}</span>
                <span className="quiet">{reason}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button danger"
            onClick={() =>
              setQuestion({
                title: `Descartar ${count}?`,
                text: 'O texto sai deste navegador e não pode ser recuperado.',
                act: 'Descartar',
                isDangerous: true,
                needsPassword: false,
                run: onDiscard,
              })
            }
          >
            <Trash2 aria-hidden="true" size={18} />
            Descartar {count}
          </button>
        </section>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
