import { kilogramsText } from '../../business/measure-texts.ts';
import { formatReais } from '../../text/money.ts';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { ChatPreview } from './chat-preview.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

interface PriceCardProps {
  readonly message: string;
  /** Whether it shows what the chat will say. */
  readonly previews?: boolean;
  /** Whether it may be beside a sliding gate, whose weight the models differ by. */
  readonly slides?: boolean;
}

/** The three prices beside what is read, no price without its motor; where a table compares the models, from which to which they go. */
export function PriceCard({ message, previews = false, slides = true }: PriceCardProps) {
  const { facts, texts } = useSite();
  return (
    <aside className="aside" aria-label="Preços dos motores">
      <div className="price-card">
        <div className="price-card-body">
          <h2>Motor novo, instalado</h2>
          <p className="kit-range">
            <b>{texts.kitPrices}</b> conforme o modelo
          </p>
          <table>
            <caption className="visually-hidden">Preço por modelo, com instalação</caption>
            <tbody>
              {facts.models.map((model) => (
                <tr key={model.id}>
                  <th scope="row">
                    <b>{`${model.name} ${model.openingSeconds} s`}</b>
                    {slides && <span>{`deslizantes de até ${kilogramsText(model.maxGateKg)}`}</span>}
                  </th>
                  <td>{formatReais(model.price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <WhatsappButton label="Pedir orçamento" message={message} />
          {previews && <ChatPreview message={message} />}
          <p className="note">
            {capitalise(texts.deliveryPhrase)} em São Paulo e região. Em {texts.instalmentsPhrase};{' '}
            {texts.instantDiscount}.
          </p>
        </div>
      </div>
    </aside>
  );
}
