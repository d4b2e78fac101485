import { useMemo } from 'react';
import { type ComparableText, comparedParts } from '../compared-texts.ts';
import { MarkedLines } from './marked-lines.tsx';

interface Props {
  readonly name: string;
  readonly before: ComparableText;
  readonly after: ComparableText;
}

/** What changed from one state of a page to another, in one text. */
export default function VersionChanges({ name, before, after }: Props) {
  const parts = useMemo(() => comparedParts(before, after), [before, after]);
  return (
    <div className="version-changes" tabIndex={0} role="region" aria-label={name}>
      {parts.length === 0 && (
        <p className="quiet">Nenhuma palavra mudou: só a formatação ou a escolha dos buscadores.</p>
      )}
      {parts.map((part) => (
        <section key={part.name}>
          <h3>{part.name}</h3>
          <MarkedLines lines={part.lines} />
        </section>
      ))}
    </div>
  );
}
