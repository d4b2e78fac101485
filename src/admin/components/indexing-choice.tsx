import type { PageRecord } from '../../generated-pages/contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';

interface Props {
  readonly value: boolean | null;
  /** What the likeness alone decides. */
  readonly byLikeness: boolean;
  readonly overruled: PageRecord['overruled'];
  readonly onChange: (value: boolean | null) => void;
}

export function IndexingChoice({ value, byLikeness, overruled, onChange }: Props) {
  const choices = [
    { wish: null, name: `Pela semelhança (agora: ${byLikeness ? 'aparece' : 'fica de fora'})` },
    { wish: true, name: 'Sempre aparecer' },
    { wish: false, name: 'Sempre ficar de fora (noindex)' },
  ] as const;
  return (
    <fieldset className="choices">
      <legend>Nos buscadores</legend>
      {choices.map(({ wish, name }) => (
        <label key={name}>
          <input type="radio" name="indexacao" checked={value === wish} onChange={() => onChange(wish)} />
          {name}
        </label>
      ))}
      {value === true && !byLikeness && <p className="small warned">A página é parecida demais com outra. Mostrá-la pode prejudicar as duas; a sua decisão fica registrada.</p>}
      {overruled && (
        <p className="small quiet">
          Decidido por {overruled.by} em {formatDayAndTime(overruled.at)}.
        </p>
      )}
    </fieldset>
  );
}
