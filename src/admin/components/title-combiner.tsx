import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { SERVICE_LIST } from '../../business/title-parts.ts';
import { plural } from '../../text/portuguese.ts';
import type { ShownPartList } from '../part-lists.ts';
import { tickOf } from '../ticked-parts.ts';
import type { TitleChoice } from '../title-choice.ts';
import { PartListEditor } from './part-list-editor.tsx';

function Count({ chosen, all }: { readonly chosen: number; readonly all: number }) {
  return (
    <span className="quiet small">
      {chosen} de {all}
    </span>
  );
}

interface ListProps {
  readonly choice: TitleChoice;
  readonly list: ShownPartList;
}

function Ticks({ choice: { ticked, setTicked }, list }: ListProps) {
  const ticks = list.parts.map((part) => tickOf(list, part));
  const tick = (changed: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const one of changed) {
      if (on) next.add(one);
      else next.delete(one);
    }
    setTicked(next);
  };
  return (
    <>
      <label className="all">
        <input
          type="checkbox"
          checked={ticks.length > 0 && ticks.every((one) => ticked.has(one))}
          disabled={ticks.length === 0}
          onChange={(event) => tick(ticks, event.target.checked)}
        />
        Todos
      </label>
      <div className="ticks">
        {list.parts.map((part) => (
          <label key={part.name}>
            <input
              type="checkbox"
              checked={ticked.has(tickOf(list, part))}
              onChange={(event) => tick([tickOf(list, part)], event.target.checked)}
            />
            {part.name}
          </label>
        ))}
      </div>
    </>
  );
}

/** The ticks of a list, or, while it is changed, its lines. */
function List({ choice, list }: ListProps) {
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <PartListEditor list={list} saving={choice.lists.saving} onClose={() => setEdited(false)} />;
  return (
    <>
      {list.kind === 'place' && list.parts.length === 0 && (
        <p className="quiet small">Nenhum lugar nesta lista. Acrescente os que faltam nas outras.</p>
      )}
      <Ticks choice={choice} list={list} />
      <button
        type="button"
        className="button open-part-list"
        aria-label={`Alterar a lista: ${list.name}`}
        onClick={() => setEdited(true)}
      >
        <Pencil aria-hidden="true" size={16} />
        Alterar a lista
      </button>
    </>
  );
}

function PlaceGroup({ choice, list }: ListProps) {
  const chosen = list.parts.filter((part) => choice.ticked.has(tickOf(list, part))).length;
  return (
    <details>
      <summary>
        {list.name}{' '}
        <span className="quiet small">
          {chosen > 0 ? `${chosen} de ${list.parts.length}` : plural(list.parts.length, 'lugar', 'lugares')}
        </span>
      </summary>
      <List choice={choice} list={list} />
    </details>
  );
}

/** Services × places by ticking them. */
export function TitleCombiner({ choice }: { readonly choice: TitleChoice }) {
  const { lists, parts } = choice;
  const services = lists.shown.filter(({ id }) => id === SERVICE_LIST);
  const places = lists.shown.filter(({ kind }) => kind === 'place');
  return (
    <div className="combiner">
      {lists.isMissing && (
        <p className="quiet small" role="status">
          As listas alteradas não puderam ser carregadas: estas são as originais.
        </p>
      )}
      {services.map((list) => (
        <fieldset key={list.id}>
          <legend>
            Serviços <Count chosen={parts.services.length} all={list.parts.length} />
          </legend>
          <List choice={choice} list={list} />
        </fieldset>
      ))}
      <fieldset>
        <legend>
          Lugares{' '}
          <Count chosen={parts.places.length} all={places.reduce((sum, { parts: all }) => sum + all.length, 0)} />
        </legend>
        {places.map((list) => (
          <PlaceGroup key={list.id} choice={choice} list={list} />
        ))}
      </fieldset>
    </div>
  );
}
