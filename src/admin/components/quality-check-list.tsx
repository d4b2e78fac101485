import { plural } from '../../text/portuguese.ts';
import type { Finding, QualityCheck } from '../../pages/page-contracts.ts';
import { LevelBadge } from './level-badge.tsx';

const words: Record<Finding['level'], string> = { good: 'Bom', warning: 'Atenção', bad: 'Corrija' };

const summaries: Record<QualityCheck['level'], string> = {
  good: 'Tudo certo para publicar.',
  warning: 'Pode publicar, mas vale melhorar.',
  bad: 'Corrija antes de publicar.',
};

/** What was found before publishing, with what to do about it: sign and word, never colour alone. What is good needs nobody and stays folded. */
export function QualityCheckList({ check }: { readonly check: QualityCheck }) {
  const good = check.findings.filter(({ level }) => level === 'good');
  const others = check.findings.filter(({ level }) => level !== 'good');
  return (
    <section className="quality-check" aria-labelledby="avaliacao" aria-live="polite">
      <h3 id="avaliacao">
        Avaliação: <span data-level={check.level}>{summaries[check.level]}</span>
      </h3>
      {others.length > 0 && <Findings findings={others} />}
      {good.length > 0 && (
        <details>
          <summary>{plural(good.length, 'item conferido está bom', 'itens conferidos estão bons')}</summary>
          <Findings findings={good} />
        </details>
      )}
    </section>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map(({ subject, level, label, found, advice }) => (
        <li key={subject} data-level={level}>
          <LevelBadge level={level} word={words[level]} />
          <span>
            <strong>{label}</strong> {found}
            {advice !== null && <span className="advice">{advice}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
