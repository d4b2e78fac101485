import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type SyntheticEvent, useEffect } from 'react';
import { useParams } from 'react-router';
import type { PageDetails, UnpublishedEdit } from '../../pages/page-contracts.ts';
import { messageOf } from '../api-failure.ts';
import { readPage } from '../api-client.ts';
import { DeadLinks } from '../components/dead-links.tsx';
import { LoadedQuestion } from '../components/loaded-question.tsx';
import { DraftBanner } from '../components/draft-banner.tsx';
import { EditorActions } from '../components/editor-actions.tsx';
import { EditorFindings } from '../components/editor-findings.tsx';
import { OfferedEditsBanner } from '../components/offered-edits-banner.tsx';
import { PageFields } from '../components/page-fields.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { VersionList } from '../components/version-list.tsx';
import { useDiscardQuestions } from '../discard-questions.ts';
import { useDocumentTitle } from '../document-title.ts';
import { listEdits } from '../edit-calls.ts';
import { useLeaveQuestion } from '../leave-question.ts';
import { usePageEdit } from '../page-edit.ts';
import { useSaveShortcut } from '../save-shortcut.ts';

/** It weighs as much as the rest of the screen and comes while the page is fetched. */
const loadArticleEditor = async () => ({ default: (await import('../editor/article-editor.tsx')).ArticleEditor });
const ArticleEditor = lazy(loadArticleEditor);

/** For those who met another's text alone. */
const ConflictPanel = lazy(async () => ({
  default: (await import('../components/conflict-panel.tsx')).ConflictPanel,
}));

export function EditorScreen() {
  useEffect(() => {
    // What fails here fails where it is shown.
    loadArticleEditor().catch(() => undefined);
  }, []);
  const { id = '' } = useParams();
  // What is typed starts from one reading; another administrator's edit is met when saving, not by pulling the text away.
  const page = useQuery({
    queryKey: ['page', id],
    queryFn: () => readPage(id),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const edits = useQuery({
    queryKey: ['edits', id],
    queryFn: () => listEdits(id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <ScreenHeader title="Editar Página" />
      <main className="screen-width screen-main">
        {!page.isError && (page.isPending || edits.isPending) && <Spinner />}
        {page.isError && (
          <p className="surface pad" role="alert">
            {messageOf(page.error, 'Não foi possível carregar a página.')}
          </p>
        )}
        {page.data && !edits.isPending && <PageForm key={id} page={page.data} edits={edits.data?.items ?? null} />}
      </main>
    </>
  );
}

interface FormProps {
  readonly page: PageDetails;
  /** Typed before and not saved; null where the server did not say. */
  readonly edits: readonly UnpublishedEdit[] | null;
}

function PageForm({ page, edits }: FormProps) {
  const edit = usePageEdit(page, edits);
  useDocumentTitle(`${edit.saved.title} – Editar Página`);
  useSaveShortcut(edit.save);
  const { question, close, askToDiscard, askToDiscardOffered } = useDiscardQuestions(edit);
  const leaving = useLeaveQuestion(edit.hasChanged && !edit.isStored);
  const isContested = edit.trouble === 'conflict' || edit.trouble === 'outdated';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <>
      <form className="editor" onSubmit={submit} noValidate>
        <div className="column editor-text">
          <OfferedEditsBanner edit={edit} onDiscard={askToDiscardOffered} />
          <DraftBanner trouble={edit.trouble} />
          <Suspense>{isContested && <ConflictPanel edit={edit} />}</Suspense>
          <PageFields edit={edit} />
          <div className="surface pad form">
            <h2>Texto</h2>
            <Suspense fallback={<div className="article-room" />}>
              <ArticleEditor
                key={edit.text.number}
                html={edit.text.html}
                onChange={(content) => edit.change({ content })}
              />
            </Suspense>
            <DeadLinks html={edit.fields.content} />
          </div>
        </div>
        <EditorActions edit={edit} onDiscard={askToDiscard} />
        <div className="column editor-side">
          <EditorFindings edit={edit} />
          <VersionList page={edit.saved} disabled={edit.isBusy} hasDraft={edit.hasChanged} onRestore={edit.restore} />
        </div>
      </form>
      {/* Outside the form: a form within another would send both. */}
      <LoadedQuestion
        question={question ?? leaving.question}
        onClose={() => {
          close();
          leaving.stay();
        }}
      />
    </>
  );
}
