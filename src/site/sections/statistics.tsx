import { statistics, statisticsTitle } from '../../content/knowledge-centre.ts';
import { useSite } from '../site-context.ts';

export function Statistics() {
  const { facts, texts } = useSite();
  const source = texts.statistics && facts.statistics.source;
  return (
    <section aria-labelledby="numeros">
      <h2 id="numeros">{statisticsTitle}</h2>
      <ul className="statistics nameplate">
        {statistics(texts).map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      {source && <p>Fonte: {source}</p>}
    </section>
  );
}
