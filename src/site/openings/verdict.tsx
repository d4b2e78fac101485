import { type VignetteId, vignettes } from '../../business/vignettes.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { capitalise } from '../../text/portuguese.ts';
import { WithPhone } from '../sections/with-phone.tsx';
import { VIGNETTE_HEIGHT, VIGNETTE_WIDTH, vignettePicture } from '../vignettes/vignette-files.tsx';

interface VerdictProps {
  readonly verdict: NonNullable<Entry['verdict']>;
  readonly family: Family;
  /** Where all of it is written. */
  readonly sources: readonly string[];
  readonly values: TextValues;
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

/** Their readers have things to compare. */
const COMPARED: ReadonlySet<Family> = new Set<Family>(['choice', 'brand']);

/** The answer at a glance: each situation, drawn, and what holds in it; side by side for who compares, row by row for everybody else. */
export function Verdict({ verdict: { title, rows }, family, sources, values }: VerdictProps) {
  return (
    <section className="opening verdict" aria-labelledby="quadro">
      <h2 id="quadro">{title}</h2>
      <dl className={COMPARED.has(family) ? 'side-by-side' : undefined}>
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
      {sources.length > 0 && <p>Onde está escrito: {sources.join('; ')}</p>}
    </section>
  );
}
