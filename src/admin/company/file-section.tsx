import { Download, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldError } from '../../company/contracts.ts';
import { messageOf } from '../api-failure.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { refusedValues, exportAddress } from './company-calls.ts';
import type { CompanyActs } from './company-acts.ts';
import { fieldAt } from './field-places.ts';
import { isBranch } from '../../business/company/field.ts';

interface Props {
  readonly importing: CompanyActs['importing'];
  readonly version: number;
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 'file.data.models.0.price' → 'Preço (modelo 1)'. */
function placeOf(path: string): string {
  const inner = path.replace(/^file\.(data\.)?/, '');
  const node = fieldAt(inner);
  const at = /\.(\d+)\./.exec(inner)?.[1];
  const label = node === null || isBranch(node) ? inner : node.label;
  return at === undefined ? label : `${label} (item ${Number(at) + 1})`;
}

/** All data as one file, and such a file into the draft. */
export function FileSection({ importing, version }: Props) {
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const file = parseFile(await chosen.text());
    setUnreadable(file === undefined);
    if (file !== undefined) importing.mutate({ version, file });
  };
  const refused = importing.isError ? refusedValues(importing.error) : [];
  return (
    <div className="file-section">
      <div>
        <h3>Exportar</h3>
        <p className="quiet">Baixa tudo o que está publicado num arquivo, com o que foi confirmado.</p>
        <a className="button" href={exportAddress} download>
          <Download aria-hidden="true" size={18} />
          Baixar o arquivo
        </a>
      </div>
      <div>
        <h3>Importar</h3>
        <p className="quiet" id={`${id}-nota`}>
          Carrega um arquivo exportado daqui ou de outra instalação no rascunho. Nada muda no site até você publicar.
        </p>
        <label className="button file-button" htmlFor={id}>
          <Upload aria-hidden="true" size={18} />
          {importing.isPending ? 'Conferindo…' : 'Escolher o arquivo'}
        </label>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept="application/json,.json"
          aria-describedby={`${id}-nota`}
          disabled={importing.isPending}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void take(chosen).finally(() => {
              target.value = '';
            });
          }}
        />
        {isUnreadable && <FormFailure title="Arquivo ilegível" detail="Escolha um arquivo .json exportado daqui." />}
        {!isUnreadable && importing.isError && (
          <>
            <FormFailure
              title="O arquivo não foi carregado"
              detail={messageOf(importing.error, 'Tente de novo em instantes.')}
            />
            <RefusedList refused={refused} />
          </>
        )}
      </div>
    </div>
  );
}

function RefusedList({ refused }: { readonly refused: readonly FieldError[] }) {
  return (
    <ul className="change-list">
      {refused.map(({ path, message }) => (
        <li key={path}>
          <strong>{placeOf(path)}</strong>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
