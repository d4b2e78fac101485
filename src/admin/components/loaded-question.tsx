import { createElement } from 'react';
import { notifyMissingPart } from '../part-missing.ts';
import { usePart } from '../part.ts';
import type { Question } from './confirm-dialog.tsx';

const load = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

interface Props {
  readonly question: Question | null;
  readonly onClose: () => void;
}

/** The question before a change, on a screen that is used before it is asked: its file comes with the first question. */
export function LoadedQuestion({ question, onClose }: Props) {
  const dialog = usePart(load, question !== null, () => {
    onClose();
    notifyMissingPart();
  });
  return dialog && createElement(dialog, { question, onClose });
}
