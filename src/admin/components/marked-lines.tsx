import { plural } from '../../text/portuguese.ts';
import { aroundChanges, type MarkedLine } from '../text-diff.ts';

/** Lines in which what was added and what was removed is marked, for the eye and for who listens. */
export function MarkedLines({ lines }: { readonly lines: readonly MarkedLine[] }) {
  return (
    <div className="marked-lines">
      {aroundChanges(lines).map((line, at) =>
        typeof line === 'number' ? (
          <p key={at} className="quiet small">
            {plural(line, 'linha igual', 'linhas iguais')}
          </p>
        ) : (
          <p key={at}>
            {line.map(({ text, change }, piece) => {
              if (change === 'added') return <ins key={piece}>{text}</ins>;
              return change === 'removed' ? <del key={piece}>{text}</del> : <span key={piece}>{text}</span>;
            })}
          </p>
        ),
      )}
    </div>
  );
}
