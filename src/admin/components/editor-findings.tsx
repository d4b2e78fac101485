import { addresses } from '../../business/addresses.ts';
import type { QualityCheck } from '../../pages/page-contracts.ts';
import type { EditedPage } from '../page-edit.ts';
import { EditedSharePreview } from './edited-share-preview.tsx';
import { IndexingChoice } from './indexing-choice.tsx';
import { OwnWords } from './own-words.tsx';
import { QualityCheckList } from './quality-check-list.tsx';
import { SimilarityGauge } from './similarity-gauge.tsx';
import { Spinner } from './spinner.tsx';

/** Why the check decides against the page; 'answer' where nothing else speaks against it. */
function reasonAgainst(judgement: QualityCheck | undefined): 'likeness' | 'own-words' | 'answer' {
  const bad = (subject: 'likeness' | 'own-words') =>
    judgement?.findings.some((finding) => finding.subject === subject && finding.level === 'bad');
  return bad('likeness') ? 'likeness' : bad('own-words') ? 'own-words' : 'answer';
}

/** What would be found in the page as it is typed, and what search engines are told of it. */
export function EditorFindings({ edit }: { readonly edit: EditedPage }) {
  const { fields, saved, checked } = edit;
  // What is below would be pushed away by what is found.
  if (checked === undefined) return <FindingsRoom />;
  return (
    <div className="surface pad preview">
      {checked && (
        <>
          <SimilarityGauge similarity={checked.likeness} />
          <OwnWords share={checked.ownWords} />
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
        against={reasonAgainst(checked?.judgement)}
        overruled={saved.overruled}
        onChange={(indexable) => edit.change({ indexable })}
      />
      <EditedSharePreview edit={edit} />
    </div>
  );
}

function FindingsRoom() {
  return (
    <div className="surface pad findings-room">
      <Spinner />
    </div>
  );
}
