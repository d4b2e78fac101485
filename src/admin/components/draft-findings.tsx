import type { ShownDraft } from '../draft.ts';
import { DraftFacts } from './draft-facts.tsx';
import { QualityCheckList } from './quality-check-list.tsx';
import { SharePreview } from './share-preview.tsx';

/** What is known of a draft, below its text. */
export function DraftFindings({ draft }: { readonly draft: ShownDraft }) {
  return (
    <>
      <DraftFacts draft={draft} />
      {draft.written_by === 'model' && (
        <p className="quiet small">
          O texto foi escrito por inteligência artificial e conferido com o cadastro e as respostas da empresa.
        </p>
      )}
      {draft.model_failure !== null && <p className="small warned">{draft.model_failure}</p>}
      <QualityCheckList check={draft.judgement} />
      <SharePreview draft={draft} />
    </>
  );
}
