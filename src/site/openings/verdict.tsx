import { type VignetteId, vignettes } from '../../business/vignettes.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { capitalise } from '../../text/portuguese.ts';
import { WithPhone } from '../sections/with-phone.tsx';
import { VIGNETTE_HEIGHT, VIGNETTE_WIDTH, vignettePicture } from '../vignettes/vignette-files.tsx';

type Told = NonNullable<Entry['verdict']>;

interface VerdictProps {
  readonly verdict: Told;
  readonly family: Family;
  /** Where all of it is written. */
  readonly sources: readonly string[];
  readonly values: TextValues;
}

interface RowsProps extends Pick<VerdictProps, 'values'> {
  readonly rows: Told['rows'];
}

const DENIES = /^(Não|Nada|Nenhum|Nunca|Nem)\b/;

/** What a row is about; all of a page are one file, which comes when the reader is near. */
function Vignette({ of }: { readonly of: VignetteId }) {
  return (
    <img
      src={vignettePicture(of)}
      alt={`${capitalise(vignettes[of])}.`}
      width={VIGNETTE_WIDTH}
      height={VIGNETTE_HEIGHT}
      loading="lazy"
    />
  );
}

/** Two things under their names, row by row. */
function Compared({ sides, rows, values }: RowsProps & { readonly sides: NonNullable<Told['sides']> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">O que comparar</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {capitalise(fillText(side, values))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ when, holds, other = '', shows }) => (
          <tr key={when}>
            <th scope="row">
              <Vignette of={shows} />
              {fillText(when, values)}
            </th>
            <td>{fillText(holds, values)}</td>
            <td>{fillText(other, values)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each situation, drawn, and what holds in it: side by side for who chooses, row by row for everybody else. */
function Situations({ rows, values, family }: RowsProps & Pick<VerdictProps, 'family'>) {
  return (
    <dl className={family === 'choice' ? 'side-by-side' : undefined}>
      {rows.map(({ when, holds, shows }) => (
        <div key={when} className={DENIES.test(holds) ? 'no' : undefined}>
          <dt>
            <Vignette of={shows} />
            {fillText(when, values)}
          </dt>
          <dd>
            <WithPhone>{fillText(holds, values)}</WithPhone>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The answer at a glance. */
export function Verdict({ verdict: { title, sides, rows }, family, sources, values }: VerdictProps) {
  return (
    <section className="opening verdict" aria-labelledby="quadro">
      <h2 id="quadro">{title}</h2>
      {sides ? <Compared {...{ sides, rows, values }} /> : <Situations {...{ rows, values, family }} />}
      {sources.length > 0 && <p>Onde está escrito: {sources.join('; ')}</p>}
    </section>
  );
}
