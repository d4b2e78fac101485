import { addresses } from '../../business/addresses.ts';
import {
  type GateField,
  gateNumbers,
  type GateQuestion,
  leafMaterials,
  USUAL_CYCLES,
} from '../../business/gate-form.ts';
import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import { capitalise } from '../../text/portuguese.ts';
import { KindPicture } from './kind-picture.tsx';

/** Where the form leads, and the answer stands. */
export const ADVISER_ID = 'motor-certo';

/** 'De abrir ou pivotante': a picture's name without the word that all of them share. */
export function kindName(label: string): string {
  return capitalise(label.replace('portão ', ''));
}

interface FieldProps {
  readonly question: GateQuestion | null;
}

/** Where the list of what is missing leads, and what a field is told wrong by. */
export const fieldId = (name: GateField) => `campo-${name}`;
const problemId = (name: GateField) => `erro-${name}`;

function Problem({ question, name }: FieldProps & { readonly name: GateField }) {
  const problem = question?.problems[name];
  return problem === undefined ? null : (
    <span className="problem-said" id={problemId(name)}>
      {problem}
    </span>
  );
}

/** What ties a field to its problem. */
function toldWrong(question: GateQuestion | null, name: GateField) {
  const wrong = question?.problems[name] !== undefined;
  return { 'aria-invalid': wrong || undefined, 'aria-describedby': wrong ? problemId(name) : undefined };
}

function Kinds({ question }: FieldProps) {
  return (
    <fieldset id={fieldId('tipo')} aria-describedby={toldWrong(question, 'tipo')['aria-describedby']}>
      <legend>Como o seu portão abre?</legend>
      <Problem question={question} name="tipo" />
      <div className="kinds">
        {offeredGateKinds.map((kind) => {
          const { value, label } = offerOf(kind);
          return (
            <label key={value}>
              <input type="radio" name="tipo" value={value} required defaultChecked={question?.fields.tipo === value} />
              <KindPicture of="gate" kind={kind} />
              <span>{kindName(label)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Material({ question }: FieldProps) {
  return (
    <label>
      Material da folha
      <select
        id={fieldId('material')}
        name="material"
        defaultValue={question?.fields.material ?? ''}
        {...toldWrong(question, 'material')}
      >
        <option value="">Escolha</option>
        {leafMaterials.map(({ value, density }) => (
          <option key={value} value={value}>
            {capitalise(density.name)}
          </option>
        ))}
      </select>
      <Problem question={question} name="material" />
    </label>
  );
}

interface NumberProps extends FieldProps {
  readonly name: keyof typeof gateNumbers;
  readonly required?: boolean;
  readonly hint?: string;
}

function NumberField({ question, name, required = false, hint }: NumberProps) {
  return (
    <label>
      {gateNumbers[name].label}
      {hint !== undefined && <small>{hint}</small>}
      <input
        id={fieldId(name)}
        name={name}
        required={required}
        inputMode="decimal"
        defaultValue={question?.fields[name]}
        {...toldWrong(question, name)}
      />
      <Problem question={question} name={name} />
    </label>
  );
}

/**
 * A plain form, whose answer has an address of its own that can be sent to somebody: three questions that anybody at the gate can answer, and
 * two for whoever knows more.
 */
export function AdviserForm({ question }: FieldProps) {
  const { problems, fields } = question ?? {};
  const knowsMore = Boolean(fields?.peso || fields?.ciclos || problems?.peso || problems?.ciclos);
  return (
    <form className="adviser" action={`${addresses.guide}#${ADVISER_ID}`}>
      <Kinds question={question} />
      <Material question={question} />
      <NumberField question={question} name="largura" required />
      <details open={knowsMore}>
        <summary>Sei o peso, ou abro muitas vezes</summary>
        <NumberField question={question} name="peso" hint="Vale no lugar do material" />
        <NumberField question={question} name="ciclos" hint={`Sem o número, contamos ${USUAL_CYCLES}`} />
      </details>
      <button className="button" type="submit">
        Ver o motor indicado
      </button>
    </form>
  );
}
