import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { describeGate, type GateField, type GateQuestion, type WeightEstimate } from '../../business/gate-form.ts';
import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import { metresText, rangeText } from '../../business/measure-texts.ts';
import { adviseMotor, type Gate } from '../../business/motor-adviser.ts';
import { formatReais } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { ADVISER_ID, AdviserForm, fieldId, kindName } from './adviser-form.tsx';
import { CallButton } from './call-button.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

export { ADVISER_ID } from './adviser-form.tsx';

const QUESTION = 'Qual motor serve no seu portão?';

/** Each sentence leads to its field, where it stands again. */
function Problems({ problems }: Pick<GateQuestion, 'problems'>) {
  const fields = ['tipo', 'material', 'largura', 'peso', 'ciclos'] as const satisfies readonly GateField[];
  return (
    <div className="short-answer" role="status">
      <h3>Confira os dados</h3>
      <ul>
        {fields.map(
          (field) =>
            problems[field] !== undefined && (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{problems[field]}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** The weight that was computed, and of what. */
function Computed({ estimate, widthMetres }: { readonly estimate: WeightEstimate; readonly widthMetres: number }) {
  const { material, heightMetres, kilograms } = estimate;
  return (
    <p className="computed">
      <b>{rangeText(kilograms, 'kg')}</b> de peso estimado: {material}, {metresText(widthMetres)} ×{' '}
      {metresText(heightMetres)}, a altura usual. A conta usa o valor maior.
    </p>
  );
}

function Answer({ gate, estimate }: { readonly gate: Gate; readonly estimate: WeightEstimate | null }) {
  const { facts } = useSite();
  const { model, reasons, limits } = adviseMotor(gate, facts);
  const asked = describeGate(gate, estimate !== null);
  const used = `Usei a ajuda de escolha do site: ${asked}.`;
  return (
    <div className="short-answer" role="status">
      <h3>
        {model
          ? `O motor indicado é o ${model.name}: ${formatReais(model.price)}, instalado`
          : 'Este portão pede uma conversa com um técnico'}
      </h3>
      {estimate && <Computed estimate={estimate} widthMetres={gate.widthMetres} />}
      <p className="meta">{`Para ${asked}.`}</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {limits.length > 0 && (
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
      <div className="actions">
        <WhatsappButton
          label={model ? `Pedir o ${model.name}` : 'Mandar foto do portão'}
          message={chatText(
            model
              ? `${used} A indicação foi o ${model.name}. Quero confirmar e pedir um orçamento.`
              : `${used} O site pediu para falar com um técnico. Posso mandar uma foto?`,
            { gate: true },
          )}
        />
        <CallButton label="Ligar" />
      </div>
    </div>
  );
}

/** The first question alone, each answer a link; the others and the motor stand on the guide. */
export function AdviserInvitation() {
  return (
    <section className="wrap invitation" aria-labelledby={ADVISER_ID}>
      <h2 id={ADVISER_ID}>{QUESTION}</h2>
      <p>Responda como ele abre, de que é feito e a largura:</p>
      <ul>
        {offeredGateKinds.map(offerOf).map(({ value, label }) => (
          <li key={value}>
            <a className="button button-outline" href={`${addresses.guide}?tipo=${value}#${ADVISER_ID}`}>
              {kindName(label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Kind, material and width become a weight, and that a model with its reason and its limits, or the advice to call. The answer stands above
 * the form: the address leads to the heading, and on a phone the form alone fills the screen.
 */
export function MotorAdviser({ question }: { readonly question: GateQuestion | null }) {
  const wrong = question !== null && Object.keys(question.problems).length > 0;
  return (
    <section aria-labelledby={ADVISER_ID}>
      <h2 id={ADVISER_ID}>{QUESTION}</h2>
      {question?.gate && <Answer gate={question.gate} estimate={question.estimate} />}
      {wrong && <Problems problems={question.problems} />}
      <p>
        {question?.gate
          ? 'Para perguntar sobre outro portão, mude os dados.'
          : 'Escolha o desenho, o material e a largura. O peso, a página calcula.'}
      </p>
      <AdviserForm question={question} />
    </section>
  );
}
