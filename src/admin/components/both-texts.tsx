import { useMemo } from 'react';
import { type ComparableText, comparedParts } from '../compared-texts.ts';
import { sideOf } from '../text-diff.ts';
import { MarkedLines } from './marked-lines.tsx';

interface Props {
  readonly other: ComparableText;
  readonly own: ComparableText;
}

/** Two texts of one page side by side, one above the other on a phone; what only one of them says is marked. */
export default function BothTexts({ other, own }: Props) {
  const parts = useMemo(() => comparedParts(other, own), [other, own]);
  const side = (name: string, change: 'added' | 'removed') => (
    <div className="text-side" tabIndex={0} role="region" aria-label={name}>
      <h3>{name}</h3>
      {parts.map((part) => (
        <section key={part.name}>
          <h4>{part.name}</h4>
          <MarkedLines lines={sideOf(part.lines, change)} />
        </section>
      ))}
    </div>
  );
  if (parts.length === 0) return <p className="quiet">Os dois textos têm as mesmas palavras.</p>;
  return (
    <div className="both-texts">
      {side('No ar agora', 'removed')}
      {side('Seu texto', 'added')}
    </div>
  );
}
