import { kilogramsText, secondsText } from '../../business/fact-texts.ts';
import { formatAmount, formatReais } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Units of one nameplate in the picture, and the space between two; stacked, so that the figures stay legible on a phone. */
const PLATE = { width: 480, height: 96, gap: 14 };

/**
 * The price table as a picture drawn from the catalogue, and the same figures as text beside it: the law wants them legible there
 * (Lei 10.962/2004, art. 2).
 */
export function PricePicture() {
  const { facts, texts } = useSite();
  const { models } = facts;
  const height = models.length * (PLATE.height + PLATE.gap) - PLATE.gap;
  const alternative = models
    .map((model) => `${model.name}, ${secondsText(model.openingSeconds)}, ${formatReais(model.price)}`)
    .join('; ');
  return (
    <section className="section prices on-paper" aria-labelledby="precos">
      <div className="wrap">
        <h2 id="precos">Tabela de preços</h2>
        <figure>
          <svg viewBox={`0 0 ${PLATE.width} ${height}`} role="img" aria-label={`Preços dos motores instalados: ${alternative}`}>
            {models.map((model, index) => (
              <g key={model.id} transform={`translate(0 ${index * (PLATE.height + PLATE.gap)})`}>
                <path d={`M1 5a4 4 0 0 1 4-4h${PLATE.width - 10}a4 4 0 0 1 4 4v${PLATE.height - 10}a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z`} />
                <text x="24" y="62">
                  {model.name}
                </text>
                <text x="190" y="62" className="plate-seconds">
                  {`${model.openingSeconds} s`}
                </text>
                <text x={PLATE.width - 24} y="68" className="plate-price">
                  {formatReais(model.price)}
                </text>
              </g>
            ))}
          </svg>
          <figcaption>
            <ul>
              {models.map((model) => (
                <li key={model.id}>
                  <b>{model.name}</b>, abre em {secondsText(model.openingSeconds)}, portões de até {kilogramsText(model.maxGateKg)}:{' '}
                  <b>R$&nbsp;{formatAmount(model.price)}</b> com instalação
                </li>
              ))}
            </ul>
            <p>
              Em {texts.instalmentsPhrase}; {texts.instantDiscount}.
            </p>
            <WhatsappButton label="Pedir orçamento" message="Olá! Vi a tabela de preços e quero um orçamento." />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
