import { chatText } from '../../business/chat-texts.ts';
import { kilogramsText, secondsText } from '../../business/measure-texts.ts';
import { formatAmount, formatReais } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Units of one nameplate in the picture; one under the other, so that the figures stay legible on a phone. */
const PLATE = { width: 480, height: 96 };

/**
 * The price table as a picture drawn from the catalogue, and the same figures as text beside it: the law wants them legible there
 * (Lei 10.962/2004, art. 2). One picture and one list, whose rows the style sheet pairs.
 */
export function PricePicture() {
  const { facts, texts } = useSite();
  const { models } = facts;
  const alternative = models
    .map((model) => `${model.name}, ${secondsText(model.openingSeconds)}, ${formatReais(model.price)}`)
    .join('; ');
  return (
    <section className="section prices on-paper" aria-labelledby="precos">
      <div className="wrap">
        <h2 id="precos">Tabela de preços</h2>
        <div className="price-rows">
          <div role="img" aria-label={`Preços dos motores instalados: ${alternative}`}>
            {models.map((model) => (
              <svg key={model.id} className="nameplate" viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}>
                <text y="62">{model.name}</text>
                <text x="170" y="62" className="plate-seconds">
                  {`${model.openingSeconds} s`}
                </text>
                <text x={PLATE.width} y="68" className="plate-price">
                  {formatReais(model.price)}
                </text>
              </svg>
            ))}
          </div>
          <ul>
            {models.map((model) => (
              <li key={model.id}>
                <b>{model.name}</b>, abre em {secondsText(model.openingSeconds)}, portões deslizantes de até{' '}
                {kilogramsText(model.maxGateKg)}: <b>R$&nbsp;{formatAmount(model.price)}</b> com instalação
              </li>
            ))}
          </ul>
        </div>
        <p>
          Em {texts.instalmentsPhrase}; {texts.instantDiscount}.
        </p>
        <WhatsappButton label="Pedir orçamento" message={chatText('Vi a tabela de preços e quero um orçamento.')} />
      </div>
    </section>
  );
}
