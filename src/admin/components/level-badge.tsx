import type { Finding } from '../../pages/page-contracts.ts';

const SIGNS: Readonly<Record<Finding['level'], string>> = { good: '•', warning: '+', bad: '!' };

/** Sign, word and colour: never colour alone. */
export function LevelBadge({ level, word }: { readonly level: Finding['level']; readonly word: string }) {
  return (
    <span className="badge" data-level={level}>
      <span className="sign">{SIGNS[level]}</span> {word}
    </span>
  );
}
