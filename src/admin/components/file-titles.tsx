import type { TitleList } from '../../bulk/job-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import type { FileReading } from '../file-reading.ts';
import { FormFailure } from './form-failure.tsx';
import { TitleTemplate } from './title-template.tsx';

/** Titles out of a file, and what was read in it. */
export function FileTitles({ reading, disabled }: { readonly reading: FileReading; readonly disabled: boolean }) {
  return (
    <div className="form">
      <label htmlFor="arquivo">Arquivo CSV ou de texto, até 60 MB</label>
      <input
        id="arquivo"
        className="field"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={disabled || reading.isReading}
        onChange={(event) => reading.open(event.target.files?.[0])}
      />
      {reading.isReading && (
        <p className="quiet small" role="status">
          Lendo o arquivo...
        </p>
      )}
      {reading.failure && !isSessionEnd(reading.failure) && (
        <FormFailure
          title={reading.isComposed ? 'Os títulos não foram montados' : 'O arquivo não foi lido'}
          detail={messageOf(reading.failure, 'Não foi possível ler o arquivo.')}
        />
      )}
      {reading.columns.length > 0 && <TitleTemplate reading={reading} disabled={disabled} />}
      {reading.list && reading.file && <WhatWasRead name={reading.file.name} list={reading.list} />}
    </div>
  );
}

function WhatWasRead({
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
