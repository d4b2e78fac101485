import { kilogramsText } from '../../business/measure-texts.ts';
import { instalmentsText } from '../../business/model-texts.ts';
import { formatReais } from '../../text/money.ts';
import { useSite } from '../site-context.ts';

interface KitTableProps {
  /** Whether it may be of a sliding gate, whose weight the models differ by. */
  readonly slides: boolean;
}

/** The models of the facts, to compare: a row each, however many there are. The bar shows the wait: short is good. */
export function KitTable({ slides }: KitTableProps) {
  const { facts } = useSite();
  const slowest = Math.max(...facts.models.map(({ openingSeconds }) => openingSeconds));
  return (
    <section aria-labelledby="modelos">
      <h2 id="modelos">Os modelos, lado a lado</h2>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Modelos e preços">
        <table className="kit-table">
          <thead>
            <tr>
              <th scope="col">Modelo</th>
              <th scope="col">Abre em</th>
              {slides && <th scope="col">Deslizante de até</th>}
              <th scope="col">Instalado</th>
            </tr>
          </thead>
          <tbody>
            {facts.models.map(({ id, name, openingSeconds, maxGateKg, price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  {openingSeconds}&nbsp;s
                  <svg viewBox={`0 0 ${slowest} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${openingSeconds}v1H0z`} />
                  </svg>
                </td>
                {slides && <td>{kilogramsText(maxGateKg)}</td>}
                <td>
                  <b>{formatReais(price)}</b> <small>{instalmentsText(facts, price)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
