import { Copy } from 'lucide-react';
import { plainText } from '../../text/plain-text.ts';
import { copyText } from '../copy-text.ts';

/** @param html null while there is nothing to copy. */
export function CopyActions({ html }: { readonly html: string | null }) {
  const isIdle = html === null;
  return (
    <div className="preview-actions">
      <button type="button" className="button" disabled={isIdle} onClick={() => !isIdle && void copyText(html)}>
        <Copy aria-hidden="true" size={18} />
        Copiar Conteúdo
      </button>
      <button
        type="button"
        className="button"
        disabled={isIdle}
        onClick={() => !isIdle && void copyText(plainText(html))}
      >
        <Copy aria-hidden="true" size={18} />
        Copiar Sem HTML
      </button>
    </div>
  );
}
