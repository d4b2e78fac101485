import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { PageDetails } from '../../pages/page-contracts.ts';
import { messageOf } from '../api-failure.ts';
import { readPage } from '../api-client.ts';
import { ConfirmDialog, type Question } from '../components/confirm-dialog.tsx';
import { DraftBanner } from '../components/draft-banner.tsx';
import { EditorActions } from '../components/editor-actions.tsx';
import { EditorFindings } from '../components/editor-findings.tsx';
import { PageFields } from '../components/page-fields.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { VersionList } from '../components/version-list.tsx';
import { ArticleEditor } from '../editor/article-editor.tsx';
import { useLeaveQuestion } from '../leave-question.ts';
import { usePageEdit } from '../page-edit.ts';

export function EditorScreen() {
  const { id = '' } = useParams();
  // What is typed starts from one reading; another administrator's edit is met when saving, not by pulling the text away.
  const page = useQuery({
    queryKey: ['page', id],
    queryFn: () => readPage(id),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <ScreenHeader title="Editar Página" />
      <main className="screen-width screen-main">
        {page.isPending && <Spinner />}
        {page.isError && (
          <p className="surface pad" role="alert">
            {messageOf(page.error, 'Não foi possível carregar a página.')}
          </p>
        )}
        {page.data && <PageForm key={id} page={page.data} />}
      </main>
    </>
  );
}

function PageForm({ page }: { readonly page: PageDetails }) {
  const edit = usePageEdit(page);
  const [question, setQuestion] = useState<Question | null>(null);
  const leaving = useLeaveQuestion(edit.hasChanged && !edit.isStored);
  const askToDiscard = () =>
    setQuestion({
      title: 'Descartar o rascunho?',
      text: 'O que você mudou nesta página e não salvou será perdido.',
      act: 'Descartar',
      isDangerous: true,
      needsPassword: false,
      run: edit.discard,
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <>
      <form className="editor" onSubmit={submit} noValidate>
        <div className="column editor-text">
          <DraftBanner trouble={edit.trouble} />
          <PageFields edit={edit} />
          <div className="surface pad form">
            <h2>Texto</h2>
            <ArticleEditor
              key={edit.text.number}
              html={edit.text.html}
              onChange={(content) => edit.change({ content })}
            />
          </div>
        </div>
        <EditorActions edit={edit} onDiscard={askToDiscard} />
        <div className="column editor-side">
          <EditorFindings edit={edit} />
          <VersionList pageId={page.id} disabled={edit.isBusy} hasDraft={edit.hasChanged} onRestore={edit.restore} />
        </div>
      </form>
      {/* Outside the form: a form within another would send both. */}
      <ConfirmDialog
        question={question ?? leaving.question}
        onClose={() => {
          setQuestion(null);
          leaving.stay();
        }}
      />
    </>
  );
}
