import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a screen in a file of its own, fetched when it is first wanted. The screen stays as it is where the file does not come.
 *
 * @param load a function of the module, the same at each call.
 * @param onMissing there is no connection, or an update has replaced the file; wanted anew, it is fetched anew.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isWanted && part === null)
      load().then(
        (loaded) => setPart(() => loaded),
        () => missing(),
      );
  }, [load, isWanted, part]);
  return part;
}
