import { plural } from '../../text/portuguese.ts';
import { type TitleChoice, titleSources } from '../title-choice.ts';
import { TitleCombiner } from './title-combiner.tsx';
import { FileTitles } from './file-titles.tsx';
import { PastedTitles } from './pasted-titles.tsx';

interface Props {
  readonly choice: TitleChoice;
  readonly disabled: boolean;
}

/** Where the titles of a job come from: the built-in list, pasted lines, a file, or services ticked with places. */
export function TitleSource({ choice, disabled }: Props) {
  const { source } = choice;
  return (
    <div className="title-source">
      <fieldset className="tabs" disabled={disabled}>
        <legend className="sr-only">De onde vêm os títulos</legend>
        {titleSources.map(({ value, name }) => (
          <label key={value}>
            <input
              type="radio"
              name="origem"
              className="sr-only"
              checked={source === value}
              onChange={() => choice.setSource(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {source === 'pasted' && <PastedTitles choice={choice} />}
      {source === 'file' && <FileTitles reading={choice.reading} disabled={disabled} />}
      {source === 'combined' && (
        <>
          <p className="combination" role="status">
            {plural(choice.parts.services.length, 'serviço', 'serviços')} ×{' '}
            {plural(choice.parts.places.length, 'lugar', 'lugares')} ={' '}
            <strong>{plural(choice.titles.length, 'título', 'títulos')}</strong>
          </p>
          <TitleCombiner choice={choice} />
        </>
      )}
    </div>
  );
}
