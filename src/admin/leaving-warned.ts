import { useEffect, useEffectEvent } from 'react';
import { tell } from './notices.ts';

/** Says that a draft is kept when the screen is left, and has the browser ask before the tab is closed. */
export function useLeavingWarned(hasChanged: boolean, isKept: boolean): void {
  const sayKept = useEffectEvent(() => {
    if (hasChanged && isKept) tell('Rascunho guardado', 'Abra a página de novo nesta aba para continuar.');
  });
  useEffect(() => () => sayKept(), []);

  useEffect(() => {
    if (!hasChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanged]);
}
