import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TitleList } from '../../generated-pages/contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { readTitleFile } from '../api.ts';
import { useKeptText } from '../kept-text.ts';
import { titleLines } from '../title-lines.ts';
import { FormFailure } from './form-failure.tsx';
import { TitleCombiner } from './title-combiner.tsx';

const SOURCES = [
  { value: 'ready', name: 'Lista pronta' },
  { value: 'pasted', name: 'Colar' },
  { value: 'file', name: 'Arquivo' },
  { value: 'combined', name: 'Combinar' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

interface Props {
  /** The built-in titles. */
  readonly ready: readonly string[];
  readonly disabled: boolean;
  readonly onTitles: (titles: readonly string[]) => void;
}

/** Where the titles of a job come from: the built-in list, pasted lines, a file, or services ticked with places. */
export function TitleSource({ ready, disabled, onTitles }: Props) {
  const [source, setSource] = useState<Source>('ready');
  const [pasted, setPasted] = useKeptText('massa-colados');
  const [combined, setCombined] = useState<readonly string[]>([]);
  const reading = useMutation({ mutationFn: readTitleFile, onSuccess: ({ titles }) => onTitles(titles) });

  const change = (next: Source) => {
    setSource(next);
    const lists: Record<Source, readonly string[]> = { ready, pasted: titleLines(pasted), file: reading.data?.titles ?? [], combined };
    onTitles(lists[next]);
  };

  return (
    <div className="title-source">
      <fieldset className="tabs" disabled={disabled}>
        <legend className="sr-only">De onde vêm os títulos</legend>
        {SOURCES.map(({ value, name }) => (
          <label key={value}>
            <input type="radio" name="origem" className="sr-only" checked={source === value} onChange={() => change(value)} />
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
            value={pasted}
            onChange={(event) => {
              setPasted(event.target.value);
              onTitles(titleLines(event.target.value));
            }}
          />
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
              onTitles([]);
              if (file) reading.mutate(file);
            }}
          />
          {reading.isPending && <p className="quiet small" role="status">Lendo o arquivo...</p>}
          {reading.isError && !isSessionEnd(reading.error) && (
            <FormFailure title="O arquivo não foi lido" detail={messageOf(reading.error, 'Não foi possível ler o arquivo.')} />
          )}
          {reading.data && <FileReading list={reading.data} />}
        </div>
      )}
      {source === 'combined' && (
        <TitleCombiner
          onTitles={(titles) => {
            setCombined(titles);
            onTitles(titles);
          }}
        />
      )}
    </div>
  );
}

function FileReading({ list: { titles, rows, duplicates, invalid, reading } }: { readonly list: TitleList }) {
  return (
    <div role="status">
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
