import type { QualityCheck } from '../../pages/page-contracts.ts';
import { plural } from '../../text/portuguese.ts';

/** Where the quality check itself stands further down: whether it has to be read before saving. */
export function QualityCheckLine({ check: { level, findings } }: { readonly check: QualityCheck }) {
  if (level === 'good') return null;
  const count = findings.filter((finding) => finding.level === level).length;
  return (
    <p className="quality-check-line small" data-level={level}>
      <a href="#avaliacao">
        {level === 'bad'
          ? plural(count, 'ponto a corrigir', 'pontos a corrigir')
          : plural(count, 'ponto a melhorar', 'pontos a melhorar')}{' '}
        na avaliação
      </a>
    </p>
  );
}
