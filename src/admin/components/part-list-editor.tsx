import { Plus } from 'lucide-react';
import { useState } from 'react';
import { articleOfPlace } from '../../business/place-article.ts';
import { type Article, inPlace, type Named } from '../../text/portuguese.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { moved } from '../company/data-path.ts';
import { RowButton } from '../company/row-button.tsx';
import { useRowFocus } from '../company/row-focus.ts';
import type { PartLists, ShownPartList } from '../part-lists.ts';
import { FormFailure } from './form-failure.tsx';

const ARTICLES: readonly Article[] = [null, 'o', 'a', 'os', 'as'];
const FEW = 4;

/** 'na' of 'na Mooca'. */
function prepositionOf(article: Article): string {
  return inPlace({ name: '', article }).trim();
}

interface RowProps {
  readonly part: Named;
  readonly at: number;
  readonly isPlace: boolean;
  readonly onChange: (part: Named) => void;
}

function RowFields({ part, at, isPlace, onChange }: RowProps) {
  const what = isPlace ? 'Lugar' : 'Serviço';
  return (
    <>
      {isPlace && (
        <select
          className="field"
          aria-label={`Preposição do lugar ${at + 1}`}
          value={part.article ?? ''}
          onChange={({ target }) =>
            onChange({ ...part, article: ARTICLES.find((article) => article === target.value) ?? null })
          }
        >
          {ARTICLES.map((article) => (
            <option key={article} value={article ?? ''}>
              {prepositionOf(article)}
            </option>
          ))}
        </select>
      )}
      <input
        className="field"
        aria-label={`${what} ${at + 1}`}
        value={part.name}
        onChange={({ target: { value } }) => {
          const known = isPlace ? articleOfPlace(value) : undefined;
          onChange({ name: value, article: known === undefined ? part.article : known });
        }}
      />
    </>
  );
}

interface RowsProps {
  readonly parts: readonly Named[];
  readonly isPlace: boolean;
  readonly onChange: (parts: readonly Named[]) => void;
}

/** The lines, and the button that adds one: above a list that is longer than the screen. */
function Rows({ parts, isPlace, onChange }: RowsProps) {
  const { list, focusRow } = useRowFocus<HTMLOListElement>();
  const move = (from: number, to: number, act: 'up' | 'down') => {
    onChange(moved(parts, from, to));
    focusRow(to, `[data-act=${act}]`);
  };
  const add = () => {
    onChange([...parts, { name: '', article: null }]);
    focusRow(parts.length, 'input');
  };
  const addButton = (
    <button type="button" className="button add" onClick={add}>
      <Plus aria-hidden="true" size={18} />
      {isPlace ? 'Acrescentar lugar' : 'Acrescentar serviço'}
    </button>
  );
  return (
    <>
      {parts.length > FEW && addButton}
      <ol ref={list}>
        {parts.map((part, at) => (
          <li key={`linha ${String(at)}`}>
            <RowFields
              {...{ part, at, isPlace }}
              onChange={(changed) => onChange(parts.map((other, place) => (place === at ? changed : other)))}
            />
            <RowActs
              name={part.name === '' ? `linha ${at + 1}` : part.name}
              isFirst={at === 0}
              isLast={at === parts.length - 1}
              onMove={(act) => move(at, act === 'up' ? at - 1 : at + 1, act)}
              onTakeOut={() => {
                onChange(parts.filter((_, place) => place !== at));
                focusRow(Math.max(0, at - 1), 'input');
              }}
            />
          </li>
        ))}
      </ol>
      {parts.length <= FEW && addButton}
    </>
  );
}

interface EditorProps {
  readonly list: ShownPartList;
  readonly saving: PartLists['saving'];
  readonly onClose: () => void;
}

/** The lines of one list: written, added, taken out and put in another order, then kept for everybody. */
export function PartListEditor({ list, saving, onClose }: EditorProps) {
  // What was changed elsewhere meanwhile is said on saving; these lines stay as they are.
  const [begun] = useState(list);
  const [parts, setParts] = useState<readonly Named[]>(list.parts);
  const isPlace = list.kind === 'place';
  const save = (next: readonly Named[] | null) =>
    saving.mutate({ list: list.id, parts: next, revision: begun.revision }, { onSuccess: onClose });
  const cancel = () => {
    saving.reset();
    onClose();
  };
  return (
    <div className="part-list" role="group" aria-label={`Alterar a lista: ${list.name}`}>
      <p className="quiet small">
        {isPlace
          ? 'A preposição é a que vai no título: “na Mooca”, “no Brás”, “em Moema”.'
          : 'O serviço abre o título: “Motor de portão” vira “Motor de portão na Mooca”.'}{' '}
        O que você salvar vale para todos os administradores.
      </p>
      <Rows parts={parts} isPlace={isPlace} onChange={setParts} />
      {saving.isError && saving.variables.list === list.id && !isSessionEnd(saving.error) && (
        <FormFailure
          title="A lista não foi salva"
          detail={messageOf(saving.error, 'Tente de novo em instantes: nada do que você escreveu se perdeu.')}
        />
      )}
      <div className="part-list-foot">
        <button type="button" className="button main" disabled={saving.isPending} onClick={() => save(parts)}>
          Salvar para todos
        </button>
        <button type="button" className="button" onClick={cancel}>
          Cancelar
        </button>
        {begun.isOwn && (
          <button type="button" className="button" disabled={saving.isPending} onClick={() => save(null)}>
            Voltar à lista original
          </button>
        )}
      </div>
    </div>
  );
}

interface RowActsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (act: 'up' | 'down') => void;
  readonly onTakeOut: () => void;
}

function RowActs({ name, isFirst, isLast, onMove, onTakeOut }: RowActsProps) {
  return (
    <span className="part-acts">
      <RowButton act="up" name={name} disabled={isFirst} onPress={() => onMove('up')} />
      <RowButton act="down" name={name} disabled={isLast} onPress={() => onMove('down')} />
      <RowButton act="out" name={name} onPress={onTakeOut} />
    </span>
  );
}
