import type { Judgement } from '../../pages/page-contracts.ts';
import { plural } from '../../text/portuguese.ts';

/** Where the judgement itself stands further down: whether it has to be read before saving. */
export function JudgementLine({ judgement: { level, findings } }: { readonly judgement: Judgement }) {
  if (level === 'good') return null;
  const count = findings.filter((finding) => finding.level === level).length;
  return (
    <p className="judgement-line small" data-level={level}>
      <a href="#avaliacao">
        {level === 'bad'
          ? plural(count, 'ponto a corrigir', 'pontos a corrigir')
          : plural(count, 'ponto a melhorar', 'pontos a melhorar')}{' '}
        na avaliação
      </a>
    </p>
  );
}
