import { useMemo } from 'react';
import { useBlocker } from 'react-router';
import type { Question } from './components/confirm-dialog.tsx';

/** Asks before another screen takes away what the browser could not keep; null while there is nothing to ask. */
export function useLeaveQuestion(isAtRisk: boolean): { readonly question: Question | null; readonly stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );
  const question = useMemo((): Question | null => {
    if (blocker.state !== 'blocked') return null;
    return {
      title: 'Sair sem salvar?',
      text: 'O navegador está sem espaço para guardar o rascunho: o que você mudou nesta página e não salvou será perdido.',
      act: 'Sair sem salvar',
      isDangerous: true,
      needsPassword: false,
      run: async () => blocker.proceed(),
    };
  }, [blocker]);
  return {
    question,
    stay: () => {
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}
