import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Save } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { PageRecord } from '../../pages/page-contracts.ts';
import { plural } from '../../text/portuguese.ts';
import { messageOf } from '../api-failure.ts';
import { readPage } from '../api.ts';
import { AddressField } from '../components/address-field.tsx';
import { ConfirmDialog, type Question } from '../components/confirm-dialog.tsx';
import { DraftBanner } from '../components/draft-banner.tsx';
import { IndexingChoice } from '../components/indexing-choice.tsx';
import { JudgementList } from '../components/judgement-list.tsx';
import { LikenessGauge } from '../components/likeness-gauge.tsx';
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

function PageForm({ page }: { readonly page: PageRecord }) {
  const edit = usePageEdit(page);
  const { wish, saved, judged } = edit;
  const [question, setQuestion] = useState<Question | null>(null);
  const leaving = useLeaveQuestion(edit.hasChanged && !edit.isKept);
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
          <div className="surface pad form">
            <label htmlFor="titulo">Título</label>
            <input
              id="titulo"
              className="field"
              value={wish.title}
              onChange={(event) => edit.change({ title: event.target.value })}
            />
            <AddressField typed={wish.slug} saved={saved.slug} onChange={(slug) => edit.change({ slug })} />
            <label htmlFor="descricao">Descrição</label>
            <textarea
              id="descricao"
              className="field short"
              rows={3}
              aria-describedby="descricao-nota"
              value={wish.description}
              onChange={(event) => edit.change({ description: event.target.value })}
            />
            <p id="descricao-nota" className="small quiet">
              {plural([...wish.description].length, 'caractere', 'caracteres')}. É o texto que os buscadores mostram
              abaixo do título.
            </p>
          </div>
          <div className="surface pad form">
            <h2>Texto</h2>
            <ArticleEditor
              key={edit.text.number}
              html={edit.text.html}
              onChange={(content) => edit.change({ content })}
            />
          </div>
        </div>
        <div className="surface pad editor-actions">
          {/* Never disabled: the focus would be lost. */}
          <button type="submit" className="button main" aria-disabled={!edit.canSave}>
            <Save aria-hidden="true" size={18} />
            {edit.isSaving ? 'Salvando...' : 'Salvar alterações'}
          </button>
          {edit.hasChanged && (
            <button type="button" className="button" disabled={edit.isBusy} onClick={askToDiscard}>
              Descartar
            </button>
          )}
          <a className="button" href={addresses.usefulLink(saved.slug)} target="_blank" rel="noopener">
            Ver
            <ExternalLink aria-hidden="true" size={15} />
          </a>
        </div>
        <div className="column editor-side">
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
                judged?.judgement.findings.some(({ subject, level }) => subject === 'likeness' && level === 'bad') ??
                false
              }
              overruled={saved.overruled}
              onChange={(indexable) => edit.change({ indexable })}
            />
          </div>
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
