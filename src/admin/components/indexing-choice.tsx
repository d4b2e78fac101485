import type { PageDetails } from '../../pages/page-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';

interface Props {
  readonly value: boolean | null;
  /** What the check alone decides: a page that answers its title and is not too much like another. */
  readonly byCheck: boolean;
  /** Why it would decide against the page. */
  readonly isTooAlike: boolean;
  readonly overruled: PageDetails['overruled'];
  readonly onChange: (value: boolean | null) => void;
}

export function IndexingChoice({ value, byCheck, isTooAlike, overruled, onChange }: Props) {
  const choices = [
    { choice: null, name: `Pela avaliação (agora: ${byCheck ? 'aparece' : 'fica de fora'})` },
    { choice: true, name: 'Sempre aparecer' },
    { choice: false, name: 'Sempre ficar de fora (noindex)' },
  ] as const;
  return (
    <fieldset className="choices">
      <legend>Nos buscadores</legend>
      {choices.map(({ choice, name }) => (
        <label key={name}>
          <input type="radio" name="indexacao" checked={value === choice} onChange={() => onChange(choice)} />
          {name}
        </label>
      ))}
      {value === true && !byCheck && (
        <p className="small warned">
          {isTooAlike
            ? 'A página é parecida demais com outra. Mostrá-la pode prejudicar as duas'
            : 'A página não responde ao título. Mostrá-la engana quem a encontra'}
          ; a sua decisão fica registrada.
        </p>
      )}
      {overruled && (
        <p className="small quiet">
          Decidido por {overruled.by} em {formatDayAndTime(overruled.at)}.
        </p>
      )}
    </fieldset>
  );
}
