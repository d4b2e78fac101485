import { addresses } from '../../business/addresses.ts';
import { postSlug } from '../../text/slug.ts';

interface Props {
  readonly typed: string;
  /** The address that the page has now. */
  readonly saved: string;
  readonly onChange: (typed: string) => void;
}

/** The end of a page's address, with what will become of what was typed. */
export function AddressField({ typed, saved, onChange }: Props) {
  const next = postSlug(typed);
  return (
    <>
      <label htmlFor="endereco">Endereço</label>
      <div className="address-field">
        <span className="quiet">{addresses.usefulLink('')}</span>
        <input
          id="endereco"
          className="field"
          value={typed}
          aria-describedby="endereco-nota"
          aria-invalid={next === ''}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id="endereco-nota" className="small quiet" aria-live="polite">
        {next === '' && <span className="failed">O endereço precisa de pelo menos uma letra ou um número.</span>}
        {next !== '' && next !== typed && (
          <>
            O endereço ficará <code>{addresses.usefulLink(next)}</code>.{' '}
          </>
        )}
        {next !== '' &&
          (next === saved
            ? 'Quem já conhece este endereço continua chegando à página.'
            : 'O endereço antigo passará a levar ao novo.')}
      </p>
    </>
  );
}
