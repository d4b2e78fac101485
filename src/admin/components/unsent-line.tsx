import { useEffect, useEffectEvent, useState } from 'react';
import { sendUnsent, type Unsent, whenPageIsLeft } from '../unsent-texts.ts';
import { waitingTexts } from '../unsent-words.ts';

const RETRY_MS = 8_000;

/** Sends what was typed without a connection, on whichever screen the panel is opened, and says what still waits. */
export function UnsentLine({ email }: { readonly email: string }) {
  const [{ waiting, attended }, setUnsent] = useState<Unsent>({ waiting: 0, attended: [] });
  const isWaiting = waiting > 0;
  const send = useEffectEvent(() => void sendUnsent(email).then(setUnsent));
  useEffect(() => send(), []);
  useEffect(() => {
    const timer = isWaiting ? setInterval(send, RETRY_MS) : undefined;
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isWaiting]);
  useEffect(() => {
    const over = new AbortController();
    for (const pageId of attended)
      void whenPageIsLeft(pageId, over.signal).then(
        () => send(),
        () => undefined,
      );
    return () => over.abort();
  }, [attended]);
  if (!isWaiting) return null;
  return (
    <div className="job-line">
      <div className="screen-width">
        <p role="status">{waitingTexts(waiting)}</p>
        <button type="button" onClick={() => void sendUnsent(email).then(setUnsent)}>
          Enviar agora
        </button>
      </div>
    </div>
  );
}
