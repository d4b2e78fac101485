import { addresses } from '../../business/addresses.ts';
import type { EditedPage } from '../page-edit.ts';
import { IndexingChoice } from './indexing-choice.tsx';
import { QualityCheckList } from './quality-check-list.tsx';
import { SimilarityGauge } from './similarity-gauge.tsx';

/** What would be found in the page as it is typed, and what search engines are told of it. */
export function EditorFindings({ edit }: { readonly edit: EditedPage }) {
  const { fields, saved, checked } = edit;
  return (
    <div className="surface pad preview">
      {checked && (
        <>
          <SimilarityGauge similarity={checked.likeness} />
          {checked.nearest_slug !== null && (
            <p className="small quiet">
              Mais parecida com{' '}
              <a href={addresses.usefulLink(checked.nearest_slug)} target="_blank" rel="noopener">
                {addresses.usefulLink(checked.nearest_slug)}
              </a>
            </p>
          )}
          <QualityCheckList check={checked.judgement} />
        </>
      )}
      <IndexingChoice
        value={fields.indexable}
        byCheck={checked?.indexable ?? true}
        isTooAlike={
          checked?.judgement.findings.some(({ subject, level }) => subject === 'likeness' && level === 'bad') ?? false
        }
        overruled={saved.overruled}
        onChange={(indexable) => edit.change({ indexable })}
      />
    </div>
  );
}
