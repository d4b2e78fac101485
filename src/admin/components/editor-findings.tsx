import { addresses } from '../../business/addresses.ts';
import type { EditedPage } from '../page-edit.ts';
import { IndexingChoice } from './indexing-choice.tsx';
import { JudgementList } from './judgement-list.tsx';
import { LikenessGauge } from './likeness-gauge.tsx';

/** What would be found in the page as it is typed, and what search engines are told of it. */
export function EditorFindings({ edit }: { readonly edit: EditedPage }) {
  const { wish, saved, judged } = edit;
  return (
    <div className="surface pad preview">
      {judged && (
        <>
          <LikenessGauge likeness={judged.likeness} />
          {judged.nearest_slug !== null && (
            <p className="small quiet">
              Mais parecida com{' '}
              <a href={addresses.usefulLink(judged.nearest_slug)} target="_blank" rel="noopener">
                {addresses.usefulLink(judged.nearest_slug)}
              </a>
            </p>
          )}
          <JudgementList judgement={judged.judgement} />
        </>
      )}
      <IndexingChoice
        value={wish.indexable}
        byCheck={judged?.indexable ?? true}
        isTooAlike={
          judged?.judgement.findings.some(({ subject, level }) => subject === 'likeness' && level === 'bad') ?? false
        }
        overruled={saved.overruled}
        onChange={(indexable) => edit.change({ indexable })}
      />
    </div>
  );
}
