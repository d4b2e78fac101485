import type { TitleList } from '../../bulk/job-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { type TitleChoice, titleSources } from '../title-choice.ts';
import { repeatWords } from '../title-lines.ts';
import { FormFailure } from './form-failure.tsx';
import { TitleCombiner } from './title-combiner.tsx';

interface Props {
  readonly choice: TitleChoice;
  readonly disabled: boolean;
}

/** Where the titles of a job come from: the built-in list, pasted lines, a file, or services ticked with places. */
export function TitleSource({ choice, disabled }: Props) {
  const { source, reading } = choice;
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
      {source === 'pasted' && (
        <div className="form">
          <label htmlFor="colados">Títulos, um por linha</label>
          <textarea
            id="colados"
            className="field"
            rows={8}
            value={choice.pasted}
            onChange={(event) => choice.setPasted(event.target.value)}
          />
          {choice.repeats > 0 && (
            <p className="small quiet" role="status">
              {repeatWords(choice.repeats)}.
            </p>
          )}
        </div>
      )}
      {source === 'file' && (
        <div className="form">
          <label htmlFor="arquivo">Arquivo CSV ou de texto, até 60 MB</label>
          <input
            id="arquivo"
            className="field"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            disabled={disabled || reading.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) reading.mutate(file);
              else reading.reset();
            }}
          />
          {reading.isPending && (
            <p className="quiet small" role="status">
              Lendo o arquivo...
            </p>
          )}
          {reading.isError && !isSessionEnd(reading.error) && (
            <FormFailure
              title="O arquivo não foi lido"
              detail={messageOf(reading.error, 'Não foi possível ler o arquivo.')}
            />
          )}
          {reading.data && <FileReading name={reading.variables.name} list={reading.data} />}
        </div>
      )}
      {source === 'combined' && (
        <>
          <p className="combination" role="status">
            {plural(choice.services.size, 'serviço', 'serviços')} × {plural(choice.placeKeys.size, 'lugar', 'lugares')}{' '}
            = <strong>{plural(choice.titles.length, 'título', 'títulos')}</strong>
          </p>
          <TitleCombiner choice={choice} />
        </>
      )}
    </div>
  );
}

function FileReading({
  name,
  list: { titles, rows, duplicates, invalid, reading },
}: {
  readonly name: string;
  readonly list: TitleList;
}) {
  return (
    <div role="status">
      <p className="small quiet file-name">{name}</p>
      <p className="small quiet">{reading}.</p>
      <p>
        {plural(rows, 'linha lida', 'linhas lidas')}: {plural(titles.length, 'título', 'títulos')}
        {duplicates > 0 && `, ${plural(duplicates, 'repetido', 'repetidos')}`}
        {invalid.count > 0 && `, ${plural(invalid.count, 'que não serve', 'que não servem')}`}.
      </p>
      {invalid.count > 0 && (
        <ul className="result-list" tabIndex={0} aria-label="Linhas que não servem">
          {invalid.items.map(({ line, title, reason }) => (
            <li key={line}>
              <strong className="failed">Linha {formatNumber(line)}</strong>
              <span>{title}</span>
              <span className="quiet">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
