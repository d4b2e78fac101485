import type { Overview } from '../../pages/page-contracts.ts';
import { formatNumber } from '../../text/money.ts';
import { plural } from '../../text/portuguese.ts';

interface Props {
  readonly overview: Overview | undefined;
  readonly isFailed: boolean;
}

export function StatisticsCard({ overview, isFailed }: Props) {
  return (
    <section className="card" aria-labelledby="estatisticas">
      <h2 id="estatisticas">Estatísticas</h2>
      {overview ? (
        <Figures overview={overview} />
      ) : (
        <p>{isFailed ? 'Não foi possível carregar as estatísticas.' : 'Carregando...'}</p>
      )}
    </section>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const parts = [
    { level: 'unique', count: overview.unique, word: overview.unique === 1 ? 'única' : 'únicas' },
    { level: 'similar', count: overview.similar, word: overview.similar === 1 ? 'parecida' : 'parecidas' },
    {
      level: 'almost-equal',
      count: overview.almost_equal,
      word: overview.almost_equal === 1 ? 'quase igual' : 'quase iguais',
    },
  ];
  const [count, ...words] = plural(overview.pages, 'página criada', 'páginas criadas').split(' ');
  return (
    <>
      <p className="count">
        <strong>{count}</strong> {words.join(' ')}
      </p>
      <div className="stack" aria-hidden="true">
        {parts
          .filter((part) => part.count > 0)
          .map(({ level, count: size }) => (
            <span key={level} data-level={level} style={{ flexGrow: size }} />
          ))}
      </div>
      <ul className="legend">
        {parts.map(({ level, count: size, word }) => (
          <li key={level} data-level={level}>
            <strong>{formatNumber(size)}</strong> {word}
          </li>
        ))}
      </ul>
    </>
  );
}
