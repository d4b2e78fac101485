import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { describeGate, type GateFields, type GateQuestion, gateNumbers } from '../../business/gate-form.ts';
import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import { adviseMotor } from '../../business/motor-adviser.ts';
import { formatReais } from '../../text/money.ts';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Where the form leads, and the answer stands. */
export const ADVISER_ID = 'motor-certo';

const QUESTION = 'Qual motor serve no seu portão?';
const NUMBER_NAMES = ['peso', 'largura', 'ciclos'] as const;

/** A plain form, whose answer has an address of its own that can be sent to somebody. */
function AdviserForm({ fields }: { readonly fields?: GateFields | undefined }) {
  return (
    <form className="adviser" action={`${addresses.guide}#${ADVISER_ID}`}>
      <label>
        Tipo do portão
        <select name="tipo" defaultValue={fields?.tipo}>
          {offeredGateKinds.map(offerOf).map(({ value, label }) => (
            <option key={value} value={value}>
              {capitalise(label.replace('portão ', ''))}
            </option>
          ))}
        </select>
      </label>
      {NUMBER_NAMES.map((name) => (
        <label key={name}>
          {gateNumbers[name].label}
          <input name={name} required inputMode="decimal" defaultValue={fields?.[name]} />
        </label>
      ))}
      <button className="button" type="submit">
        Ver o motor indicado
      </button>
    </form>
  );
}

function Answer({ question }: { readonly question: GateQuestion }) {
  const { facts } = useSite();
  const { gate, problems } = question;
  if (!gate) {
    return (
      <div className="short-answer" role="status">
        <h3>Confira os dados</h3>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  }
  const { model, reasons, limits } = adviseMotor(gate, facts);
  const asked = describeGate(gate);
  return (
    <div className="short-answer" role="status">
      <h3>
        {model
          ? `O motor indicado é o ${model.name}: ${formatReais(model.price)}, instalado`
          : 'Este portão pede uma conversa com um técnico'}
      </h3>
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
          message={
            model
              ? chatText(
                  `Usei a ajuda de escolha do site: ${asked}. A indicação foi o ${model.name}. Quero confirmar e pedir um orçamento.`,
                  { gate: true },
                )
              : chatText(
                  `Usei a ajuda de escolha do site: ${asked}. O site pediu para falar com um técnico. Posso mandar uma foto?`,
                  { gate: true },
                )
          }
        />
        <CallButton label="Ligar" />
      </div>
    </div>
  );
}

/** The form alone, folded; its answer stands on the guide. */
export function AdviserInvitation() {
  return (
    <section className="wrap invitation" aria-labelledby={ADVISER_ID}>
      <details>
        <summary>
          <h2 id={ADVISER_ID}>{QUESTION}</h2>
        </summary>
        <AdviserForm />
      </details>
    </section>
  );
}

/**
 * Kind, weight, width and use become a model with its reason and its limits, or the advice to call. The answer stands above the form: the
 * address leads to the heading, and on a phone the form alone fills the screen.
 */
export function MotorAdviser({ question }: { readonly question: GateQuestion | null }) {
  return (
    <section aria-labelledby={ADVISER_ID}>
      <h2 id={ADVISER_ID}>{QUESTION}</h2>
      {question && <Answer question={question} />}
      <p>
        {question ? 'Para corrigir ou perguntar sobre outro portão, mude os dados.' : 'Responda a quatro perguntas.'} Se
        você não sabe o peso, estime: uma folha de alumínio ou de grade é leve; uma de chapa de aço fechada, da mesma
        largura, pesa bem mais.
      </p>
      <AdviserForm fields={question?.fields} />
    </section>
  );
}
