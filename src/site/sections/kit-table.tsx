import type { FactTexts } from '../../business/fact-texts.ts';
import { type GateKind, gateKinds } from '../../business/gate-kinds.ts';
import { movements } from '../../business/gate-movements.ts';
import { kilogramsText } from '../../business/measure-texts.ts';
import { instalmentsText, pairText } from '../../business/model-texts.ts';
import { formatReais } from '../../text/money.ts';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';

interface KitTableProps {
  /** What the title names; null where it may be of any. */
  readonly gateKind: GateKind | null;
  /** Whether the title names two leaves. */
  readonly isPair?: boolean;
}

/** How large a leaf the kits serve where not its weight decides: of the kind that the title names, else of each. */
function limitsText(gateKind: GateKind | null, { tiltingLimit, swingingLimit }: FactTexts): string {
  const ofTilting = `basculante, folha de até ${tiltingLimit}`;
  const ofSwinging = `de abrir, folha de até ${swingingLimit}, com um motor em cada uma: o par custa mais que um motor e menos que dois`;
  const measured = gateKind === null ? null : movements[gateKinds[gateKind].movement].measured;
  if (gateKind !== null && measured === null) return '';
  const limits = measured === null ? [ofTilting, ofSwinging] : [measured.limit === 'tilting' ? ofTilting : ofSwinging];
  return `${capitalise(limits.map((limit) => `no ${limit}`).join('; '))}. `;
}

/** Whether a gate of the kind may have two leaves, each with a motor of its own. */
const isOfLeaves = (gateKind: GateKind | null): boolean =>
  gateKind !== null && movements[gateKinds[gateKind].movement].measured?.limit === 'swinging';

/** The models of the facts, to compare: a row each, however many there are. The bar shows the wait: short is good. */
export function KitTable({ gateKind, isPair = false }: KitTableProps) {
  const { facts, texts } = useSite();
  const slides = gateKind === null || gateKind === 'sliding';
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
              <th scope="col">{isPair || isOfLeaves(gateKind) ? 'Um motor, instalado' : 'Instalado'}</th>
              {isPair && <th scope="col">As duas folhas, entre</th>}
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
                {isPair && (
                  <td>
                    <b>{pairText(price)}</b>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="kit-limits">
        {limitsText(gateKind, texts)}
        Folha larga ou pesada leva mais tempo que o da tabela.
      </p>
    </section>
  );
}
