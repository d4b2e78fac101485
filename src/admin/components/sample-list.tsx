import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { Overview } from '../../pages/page-contracts.ts';
import { plural } from '../../text/portuguese.ts';

/** One line until it is opened: it is the first thing to settle, and the same every day until it is. */
export function SampleList({ samples }: { readonly samples: Overview['samples'] }) {
  return (
    <section className="surface samples" aria-labelledby="exemplos">
      <details>
        <summary>
          <h2 id="exemplos">
            Antes de publicar:{' '}
            {plural(
              samples.length,
              'dado ainda é de exemplo ou espera confirmação',
              'dados ainda são de exemplo ou esperam confirmação',
            )}
          </h2>
          <span className="quiet small" aria-hidden="true">
            <span className="to-open">Ver a lista</span>
            <span className="to-close">Fechar a lista</span>
          </span>
        </summary>
        <p>
          Confirme o que já está certo e troque o que não está em{' '}
          <Link to={addresses.admin.company}>Dados da empresa</Link>. O que for confirmado ou trocado sai desta lista.
        </p>
        <ul>
          {samples.map(({ subject, detail }) => (
            <li key={subject + detail}>
              <strong>{subject}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
