import type { GateKind } from '../../business/gate-kinds.ts';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { HeadedSection } from './headed-section.tsx';

interface BenefitsProps {
  /** Without the drawing it is a list, for pages that are read. */
  readonly drawn?: boolean;
  /** The gate that the page speaks of; only one that slides runs on a rack. */
  readonly gateKind?: GateKind | null;
}

/** What one price brings; the numbers are those of the drawing, a file of its own that comes when the visitor is near it. */
export function Benefits({ drawn = true, gateKind = null }: BenefitsProps) {
  const { assets, texts } = useSite();
  return (
    <HeadedSection
      id="kit"
      title="Um preço, com a mão de obra."
      lead="O instalador chega com o kit e só vai embora com o portão abrindo no seu controle."
      className="kit on-paper"
    >
      <div className={drawn ? 'columns' : undefined}>
        {drawn && (
          <img
            src={assets.kitDrawing}
            alt="Desenho do kit: motor, central, pinhão e cremalheira, controles, base e suporte"
            width="580"
            height="470"
            loading="lazy"
          />
        )}
        <ol>
          <li>
            <h3>Motor silencioso, {texts.kitHorsepowerFrom}</h3>
            <p>Abre sem acordar a casa nem o vizinho.</p>
          </li>
          <li>
            <h3>Central com código rolante</h3>
            <p>{capitalise(texts.claims.rollingCode)}.</p>
          </li>
          {(gateKind === null || gateKind === 'sliding') && (
            <li>
              <h3>Pinhão e cremalheira</h3>
              <p>O pinhão vem com o motor. Cremalheira nova é orçada à parte.</p>
            </li>
          )}
          <li>
            <h3>Controles programados</h3>
            <p>Testados com você antes de o técnico sair.</p>
          </li>
          <li>
            <h3>Instalação em {texts.installationHours}</h3>
            <p>Grátis na capital e na região metropolitana.</p>
          </li>
        </ol>
      </div>
    </HeadedSection>
  );
}
