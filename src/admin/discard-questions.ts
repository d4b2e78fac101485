import { useState } from 'react';
import type { UnpublishedEdit } from '../pages/page-contracts.ts';
import type { Question } from './components/confirm-dialog.tsx';
import type { EditedPage } from './page-edit.ts';

/** Asks before what was typed into a page is lost, here or elsewhere. */
export function useDiscardQuestions(edit: EditedPage) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (title: string, text: string, run: () => Promise<void>) =>
    setQuestion({ title, text, act: 'Descartar', isDangerous: true, needsPassword: false, run });
  return {
    question,
    close: () => setQuestion(null),
    askToDiscard: () =>
      ask('Descartar o rascunho?', 'O que você mudou nesta página e não salvou será perdido.', edit.discard),
    askToDiscardOffered: (offered: UnpublishedEdit) =>
      ask(
        'Descartar essas alterações?',
        `O que ${offered.saved_by} escreveu nesta página e não publicou será perdido. A página continua como está no ar.`,
        () => edit.offers.discard(offered),
      ),
  };
}
