import type { Finding, Judgement } from '../../generated-pages/contracts.ts';

const signs: Record<Finding['level'], { readonly sign: string; readonly word: string }> = {
  good: { sign: '•', word: 'Bom' },
  warning: { sign: '+', word: 'Atenção' },
  bad: { sign: '!', word: 'Corrija' },
};

const summaries: Record<Judgement['level'], string> = {
  good: 'Tudo certo para publicar.',
  warning: 'Pode publicar, mas vale melhorar.',
  bad: 'Corrija antes de publicar.',
};

/** What was found before publishing, with what to do about it: sign and word, never colour alone. */
export function JudgementList({ judgement }: { readonly judgement: Judgement }) {
  return (
    <section className="judgement" aria-labelledby="avaliacao" aria-live="polite">
      <h3 id="avaliacao">
        Avaliação: <span data-level={judgement.level}>{summaries[judgement.level]}</span>
      </h3>
      <ul>
        {judgement.findings.map(({ subject, level, label, found, advice }) => (
          <li key={subject} data-level={level}>
            <span className="badge">
              <span className="sign">{signs[level].sign}</span> {signs[level].word}
            </span>
            <span>
              <strong>{label}</strong> {found}
              {advice !== null && <span className="advice">{advice}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
