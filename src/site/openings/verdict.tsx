import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';

interface VerdictProps {
  readonly verdict: NonNullable<Entry['verdict']>;
  /** Where all of it is written. */
  readonly sources: readonly string[];
  readonly values: TextValues;
}

const DENIES = /^(Não|Nada|Nenhum|Nunca|Nem)\b/;

/** The answer at a glance: each situation, and what holds in it. */
export function Verdict({ verdict: { title, rows }, sources, values }: VerdictProps) {
  return (
    <section className="opening verdict" aria-labelledby="quadro">
      <h2 id="quadro">{title}</h2>
      <dl>
        {rows.map(({ when, holds }) => (
          <div key={when} className={DENIES.test(holds) ? 'no' : undefined}>
            <dt>{fillText(when, values)}</dt>
            <dd>{fillText(holds, values)}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && <p>Onde está escrito: {sources.join('; ')}</p>}
    </section>
  );
}
