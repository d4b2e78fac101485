import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '../../text/portuguese.ts';
import { sendUnsent } from '../unsent-texts.ts';

const RETRY_MS = 8_000;

/** Sends what was typed without a connection, on whichever screen the panel is opened, and says what still waits. */
export function UnsentLine({ email }: { readonly email: string }) {
  const [waiting, setWaiting] = useState(0);
  const send = useEffectEvent(() => void sendUnsent(email).then(setWaiting));
  useEffect(() => send(), []);
  useEffect(() => {
    const timer = waiting > 0 ? setInterval(send, RETRY_MS) : undefined;
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [waiting]);
  if (waiting === 0) return null;
  return (
    <div className="job-line">
      <div className="screen-width">
        <p role="status">
          {plural(waiting, 'texto do editor espera', 'textos do editor esperam')} a conexão para ir ao servidor.
        </p>
        <button type="button" onClick={() => void sendUnsent(email).then(setWaiting)}>
          Enviar agora
        </button>
      </div>
    </div>
  );
}
