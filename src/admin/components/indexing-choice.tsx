import type { PageDetails } from '../../pages/page-contracts.ts';
import { formatDayAndTime } from '../../text/dates.ts';

const RISKS = {
  likeness: 'A página é parecida demais com outra. Mostrá-la pode prejudicar as duas',
  'own-words':
    'Menos de 25% do texto é só desta página. Mostrá-la pode fazer os buscadores tomarem o site por páginas em série e rebaixá-lo inteiro',
  answer: 'A página não responde ao título. Mostrá-la engana quem a encontra',
} as const;

interface Props {
  readonly value: boolean | null;
  /** What the check alone decides: a page that answers its title, is not too much like another and says enough of its own. */
  readonly byCheck: boolean;
  /** Why it would decide against the page. */
  readonly against: keyof typeof RISKS;
  readonly overruled: PageDetails['overruled'];
  readonly onChange: (value: boolean | null) => void;
}

export function IndexingChoice({ value, byCheck, against, overruled, onChange }: Props) {
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
      {value === true && !byCheck && <p className="small warned">{RISKS[against]}; a sua decisão fica registrada.</p>}
      {overruled && (
        <p className="small quiet">
          Decidido por {overruled.by} em {formatDayAndTime(overruled.at)}.
        </p>
      )}
    </fieldset>
  );
}
