import type { PageAction } from '../../page-actions/action-contracts.ts';
import { CreativitySlider } from './creativity-slider.tsx';

const DEFAULT_CREATIVITY = 75;
const WORDS_MAX = 500;

/** What an action begins as in its dialog. */
export function defaultAction(kind: PageAction['kind']): PageAction {
  if (kind === 'index') return { kind, indexable: true };
  if (kind === 'regenerate') return { kind, creativity: null };
  if (kind === 'replace') return { kind, sought: '', by: '' };
  return { kind };
}

/** Whether it says enough to be tried. */
export function isComplete(action: PageAction): boolean {
  return action.kind !== 'replace' || (action.sought.trim() !== '' && action.sought !== action.by);
}

interface OnChange {
  readonly onChange: (action: PageAction) => void;
}

interface Props extends OnChange {
  readonly action: PageAction;
}

const INDEXING = [
  { indexable: true, name: 'Mostrar aos buscadores' },
  { indexable: false, name: 'Tirar dos buscadores (noindex)' },
  { indexable: null, name: 'Deixar a semelhança decidir' },
] as const;

/** What has to be said of an action before it can begin. */
export function ActionOptions({ action, onChange }: Props) {
  if (action.kind === 'index') return <IndexingOptions indexable={action.indexable} onChange={onChange} />;
  if (action.kind === 'regenerate') return <CreativityOptions creativity={action.creativity} onChange={onChange} />;
  if (action.kind !== 'replace') return null;
  return (
    <>
      <div>
        <label htmlFor="texto-de-hoje">Texto de hoje</label>
        <input
          id="texto-de-hoje"
          className="field"
          value={action.sought}
          maxLength={WORDS_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...action, sought: target.value })}
        />
      </div>
      <div>
        <label htmlFor="texto-novo">Texto novo</label>
        <input
          id="texto-novo"
          className="field"
          value={action.by}
          maxLength={WORDS_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...action, by: target.value })}
        />
      </div>
      <p className="small quiet">Conta maiúscula e minúscula, e só palavras inteiras: “motor” não troca “motorista”.</p>
    </>
  );
}

function IndexingOptions({ indexable: chosen, onChange }: { readonly indexable: boolean | null } & OnChange) {
  return (
    <fieldset className="choices">
      <legend>Nos buscadores</legend>
      {INDEXING.map(({ indexable, name }) => (
        <label key={name}>
          <input
            type="radio"
            name="buscadores"
            checked={chosen === indexable}
            onChange={() => onChange({ kind: 'index', indexable })}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function CreativityOptions({ creativity, onChange }: { readonly creativity: number | null } & OnChange) {
  return (
    <>
      <label className="check-line">
        <input
          type="checkbox"
          checked={creativity === null}
          onChange={({ target }) =>
            onChange({ kind: 'regenerate', creativity: target.checked ? null : DEFAULT_CREATIVITY })
          }
        />
        Manter a criatividade de cada página
      </label>
      {creativity !== null && (
        <CreativitySlider
          value={creativity}
          onChange={(level) => onChange({ kind: 'regenerate', creativity: level })}
        />
      )}
    </>
  );
}
