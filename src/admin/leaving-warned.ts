import { useEffect, useEffectEvent } from 'react';
import { notify } from './notices.ts';

/** Says that a draft is kept when the screen is left, and has the browser ask before the tab is closed. @param isKept whether the server has it too. */
export function useLeavingWarned(hasChanged: boolean, isStored: boolean, isKept: boolean): void {
  const reportStored = useEffectEvent(() => {
    if (hasChanged && isStored)
      notify(
        'Rascunho guardado',
        isKept
          ? 'Abra a página de novo, aqui ou em outro aparelho, para continuar.'
          : 'Abra a página de novo nesta aba para continuar.',
      );
  });
  useEffect(() => () => reportStored(), []);

  useEffect(() => {
    if (!hasChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanged]);
}
