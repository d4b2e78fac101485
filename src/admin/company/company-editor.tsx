import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CompanyOverview } from '../../company/contracts.ts';
import { ConfirmDialog, type Question } from '../components/confirm-dialog.tsx';
import { useCompanyActs } from './company-acts.ts';
import { type CompanyDraftForm, useCompanyDraft, versionOf } from './company-draft.ts';
import { type CompanyForm, CompanyFormContext } from './company-form.ts';
import { addressOfPart, CompanyParts, PART, type PartId, partOf, parts } from './company-parts.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { fieldAt, fieldsOfSection, isSection, sectionOfPath } from './field-places.ts';
import { FieldTree } from './field-tree.tsx';
import { FileSection } from './file-section.tsx';
import { focusPath } from './focus-path.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ReadyList } from './ready-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { StateHistory } from './state-history.tsx';
import { useTouched } from './touched-fields.ts';

/** The company's data with what is done with them: one part at a time, the draft's state at the foot. */
export function CompanyEditor({ overview }: { readonly overview: CompanyOverview }) {
  const form = useCompanyDraft(overview);
  const acts = useCompanyActs(form);
  const touched = useTouched(overview.draft?.refused.map(({ path }) => path) ?? []);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const part = partOf(search.get(PART), overview);
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useShownDialog(form.conflict);
  const fields: CompanyForm = { ...touched, typed: form.typed, change: form.change, refused: form.refused };

  const showTrouble = () => {
    const [first] = form.refused;
    if (form.conflict !== null) setShown('conflict');
    else if (first !== undefined) {
      touched.touchAll();
      void navigate(addressOfPart(sectionOfPath(first.path)));
      focusPath(first.path);
    }
  };
  const publish = () =>
    acts.publishing.mutate(
      { version: form.version, before: overview.published.number },
      { onSettled: () => setShown(null) },
    );

  return (
    <CompanyFormContext value={fields}>
      <main className="screen-width screen-main company">
        <CompanyParts part={part} overview={overview} refused={form.refused} />
        <section className="surface pad company-part" aria-labelledby="parte-da-empresa">
          <h2 id="parte-da-empresa">{parts.find(({ id }) => id === part)?.title}</h2>
          <PartBody {...{ part, overview, form, acts }} ask={setQuestion} />
        </section>
      </main>
      <SaveBar
        form={form}
        overview={overview}
        onShowTrouble={showTrouble}
        onPublish={() => setShown('publish')}
        onDiscard={() => setQuestion(discardQuestion(overview, form, acts, touched.forget))}
      />
      <PublishDialog
        isOpen={shown === 'publish'}
        overview={overview}
        isPublishing={acts.publishing.isPending}
        onPublish={publish}
        onClose={() => setShown(null)}
      />
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          isOpen={shown === 'conflict'}
          onClose={() => setShown(null)}
          onSettle={form.settle}
        />
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </CompanyFormContext>
  );
}

/** Which dialog is open; a conflict opens its own by itself, once. */
function useShownDialog(conflict: CompanyDraftForm['conflict']) {
  const [shown, setShown] = useState<'publish' | 'conflict' | null>(null);
  const [met, setMet] = useState(conflict);
  if (met !== conflict) {
    setMet(conflict);
    setShown(conflict === null ? null : 'conflict');
  }
  return [shown, setShown] as const;
}

interface BodyProps {
  readonly part: PartId;
  readonly overview: CompanyOverview;
  readonly form: CompanyDraftForm;
  readonly acts: ReturnType<typeof useCompanyActs>;
  readonly ask: (question: Question) => void;
}

function PartBody({ part, overview, form, acts, ask }: BodyProps) {
  const tops = useMemo(() => (isSection(part) ? fieldsOfSection(part) : []), [part]);
  if (part === 'pronto') return <ReadyList overview={overview} confirming={acts.confirming} />;
  if (part === 'arquivo') return <FileSection importing={acts.importing} version={form.version} />;
  if (part === 'historico') {
    const undo = async (number: number) => {
      await acts.undoing.mutateAsync({ number, current: overview.published.number });
    };
    return <StateHistory published={overview.published} ask={ask} onUndo={undo} />;
  }
  return (
    <div className="field-grid" key={part}>
      {tops.map((path) => {
        const node = fieldAt(path);
        return node && <FieldTree key={path} path={path} node={node} />;
      })}
    </div>
  );
}

function discardQuestion(
  overview: CompanyOverview,
  form: CompanyDraftForm,
  acts: BodyProps['acts'],
  onDone: () => void,
): Question {
  return {
    title: 'Descartar o rascunho?',
    text: 'O que foi mudado e ainda não foi publicado se perde, também para os outros administradores. O site não muda.',
    act: 'Descartar',
    isDangerous: true,
    needsPassword: false,
    run: async () => {
      if (overview.draft === null) form.take(overview);
      else await acts.discarding.mutateAsync(versionOf(overview));
      onDone();
    },
  };
}
