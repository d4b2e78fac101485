import { useRef } from 'react';
import type { FileReading } from '../file-reading.ts';

const TEMPLATE_MAX = 300;

interface Props {
  readonly reading: FileReading;
  readonly disabled: boolean;
}

/** Titles put together out of a table's columns. */
export function TitleTemplate({
  reading: { columns, template, setTemplate, compose, isReading, isComposed, file },
  disabled,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isBusy = disabled || isReading;
  const insert = (column: string) => {
    const at = field.current?.selectionEnd ?? template.length;
    setTemplate(`${template.slice(0, at)}{${column}}${template.slice(at)}`);
    field.current?.focus();
  };
  const run = () => {
    if (!isBusy && template.trim() !== '') compose(template.trim());
  };
  return (
    <div className="title-template" role="group" aria-label="Montar os títulos com as colunas">
      <label htmlFor="modelo">Montar o título com as colunas do arquivo (opcional)</label>
      <input
        id="modelo"
        ref={field}
        className="field"
        value={template}
        maxLength={TEMPLATE_MAX}
        placeholder="Conserto de portão {tipo} em {bairro}"
        aria-describedby="modelo-ajuda"
        onChange={({ target }) => setTemplate(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && run()}
      />
      <p id="modelo-ajuda" className="quiet small">
        Cada linha vira um título. Escreva “em” antes do lugar: fica “na Mooca”, “no Brás”, “em Moema”.
      </p>
      <div className="columns">
        {columns.map((column) => (
          <button
            key={column}
            type="button"
            className="button"
            aria-label={`Inserir a coluna ${column}`}
            disabled={isBusy}
            onClick={() => insert(column)}
          >
            {`{${column}}`}
          </button>
        ))}
      </div>
      <div className="columns">
        <button type="button" className="button" aria-disabled={isBusy || template.trim() === ''} onClick={run}>
          Montar os títulos
        </button>
        {isComposed && file && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => !isBusy && compose('')}>
            Ler o arquivo como está
          </button>
        )}
      </div>
    </div>
  );
}
