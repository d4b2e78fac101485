import { addresses } from '../../business/addresses.ts';
import type { ActionPreview, PageAction } from '../../page-actions/action-contracts.ts';
import { plural } from '../../text/portuguese.ts';
import { actionWords } from '../page-action-words.ts';

interface Props {
  readonly action: PageAction;
  readonly preview: ActionPreview;
}

/** What will happen to how many pages, some of them, and which stay as they are. */
export function ActionPreviewText({ action, preview }: Props) {
  const { changes, total, samples, left_out: leftOut, against_check: against } = preview;
  return (
    <>
      <p>{changes === 0 ? 'Nenhuma destas páginas mudaria.' : actionWords[action.kind].effect(changes)}</p>
      {against > 0 && (
        <p className="warned">
          {plural(against, 'página é parecida', 'páginas são parecidas')} demais com outra, não{' '}
          {against === 1 ? 'responde' : 'respondem'} ao título ou {against === 1 ? 'tem' : 'têm'} menos de 25% de
          palavras próprias. Os buscadores podem tomar o site por páginas em série e rebaixá-lo inteiro; a sua decisão
          fica registrada.
        </p>
      )}
      {samples.length > 0 && (
        <>
          <p className="small">{samples.length < changes ? 'Por exemplo:' : 'Quais:'}</p>
          <ul className="action-samples">
            {samples.map(({ title, slug, excerpt }) => (
              <li key={slug}>
                <strong>{title}</strong>
                {excerpt === null ? <code>{addresses.usefulLink(slug)}</code> : <span>{excerpt}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut.map(({ reason, count, example }) => (
        <p className="small" key={reason}>
          {plural(count, 'página fica', 'páginas ficam')} como {count === 1 ? 'está' : 'estão'}
          {total === count ? '' : ` (${count === 1 ? example : `${example} e outras`})`}: {lower(reason)}.
        </p>
      ))}
    </>
  );
}

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
