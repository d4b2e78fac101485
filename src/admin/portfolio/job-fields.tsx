import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { gateKindIds } from '../../business/gate-kind-ids.ts';
import { gateKinds } from '../../business/gate-kinds.ts';
import { portfolioServices } from '../../business/portfolio-services.ts';
import { keysOf } from '../../text/keys-of.ts';
import type { PortfolioFields } from '../../portfolio/contracts.ts';
import { searchKey } from '../../text/slug.ts';
import { readChoices } from './portfolio-calls.ts';

interface FieldsProps {
  readonly fields: PortfolioFields;
  readonly change: (changed: Partial<PortfolioFields>) => void;
}

function Field({ label, hint, children }: { label: string; hint?: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="job-field">
      <label htmlFor={id}>{label}</label>
      {hint && <p className="job-hint">{hint}</p>}
      {children(id)}
    </div>
  );
}

/** Found as it is typed; what is not on the list is no place yet. */
function PlaceField({ fields, change }: FieldsProps) {
  const { data } = useQuery({ queryKey: ['portfolio-choices'], queryFn: readChoices, staleTime: Infinity });
  const places = data?.places ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const list = useId();
  const shown = typed ?? places.find(({ key }) => key === fields.place_key)?.label ?? '';
  const choose = (label: string) => {
    const key = places.find((place) => searchKey(place.label) === searchKey(label))?.key ?? null;
    if (key !== fields.place_key) change({ place_key: key });
  };
  // What was typed before the list came, as a slow connection has it, is found in it then.
  const chooseTyped = useEffectEvent(() => typed !== null && choose(typed));
  useEffect(() => {
    if (data) chooseTyped();
  }, [data]);
  const isUnknown = shown !== '' && data !== undefined && fields.place_key === null;
  return (
    <Field label="Lugar" {...(isUnknown && { hint: 'Escolha um bairro ou uma cidade da lista.' })}>
      {(id) => (
        <>
          <input
            id={id}
            className="field"
            list={list}
            value={shown}
            autoComplete="off"
            placeholder="Bairro ou cidade"
            aria-invalid={isUnknown}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (data) choose(value);
            }}
          />
          <datalist id={list}>
            {places.map(({ key, label }) => (
              <option key={key}>{label}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} className="field" value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
          <option value="">Escolha</option>
          {options.map(([key, said]) => (
            <option key={key} value={key}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const GATE_KINDS = gateKindIds.map((kind) => [kind, gateKinds[kind].choice] as const);
const SERVICES = keysOf(portfolioServices).map((service) => [service, portfolioServices[service].label] as const);

function Choices({ fields, change }: FieldsProps) {
  return (
    <div className="job-row">
      <Choice
        label="Tipo de portão"
        options={GATE_KINDS}
        value={fields.gate_kind}
        onChoose={(gate_kind) => change({ gate_kind })}
      />
      <Choice label="Serviço" options={SERVICES} value={fields.service} onChoose={(service) => change({ service })} />
    </div>
  );
}

interface TextProps extends FieldsProps {
  readonly name: 'motor' | 'found' | 'done' | 'quote' | 'quote_by' | 'consent_how';
  readonly label: string;
  readonly longest: number;
  readonly hint?: string;
  readonly isLong?: boolean;
}

function Text({ fields, change, name, label, longest, hint, isLong = false }: TextProps) {
  const shared = (id: string) => ({
    id,
    className: 'field',
    value: fields[name],
    maxLength: longest,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(id) => (isLong ? <textarea {...shared(id)} rows={3} /> : <input {...shared(id)} />)}
    </Field>
  );
}

interface NumberProps extends FieldsProps {
  readonly name: 'minutes' | 'price';
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

function NumberField({ fields, change, name, label, least, most }: NumberProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          className="field"
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={fields[name] ?? ''}
          onChange={({ target: { value } }) => change({ [name]: value === '' ? null : Math.round(Number(value)) })}
        />
      )}
    </Field>
  );
}

function Quote(props: FieldsProps) {
  const { fields, change } = props;
  return (
    <details className="job-more">
      <summary>O que o cliente disse (opcional)</summary>
      <Text {...props} name="quote" label="Frase do cliente" longest={600} isLong />
      <Text {...props} name="quote_by" label="Nome do cliente, como aparece no site" longest={80} />
      <div className="job-row">
        <Field label="Autorizou em">
          {(id) => (
            <input
              id={id}
              className="field"
              type="date"
              value={fields.consent_on ?? ''}
              onChange={({ target: { value } }) => change({ consent_on: value || null })}
            />
          )}
        </Field>
        <Text
          {...props}
          name="consent_how"
          label="Como autorizou"
          longest={120}
          hint="Por exemplo: mensagem no WhatsApp."
        />
      </div>
    </details>
  );
}

/** What is told of a job, the few things that are needed first. */
export function JobFields(props: FieldsProps) {
  const { fields, change } = props;
  return (
    <>
      <PlaceField {...props} />
      <Choices {...props} />
      <Text
        {...props}
        name="done"
        label="O que foi feito"
        longest={600}
        isLong
        hint="Uma frase basta. O microfone do teclado escreve por você."
      />
      <Text {...props} name="found" label="O que estava errado (opcional)" longest={600} isLong />
      <div className="job-row">
        <Field label="Mês">
          {(id) => (
            <input
              id={id}
              className="field"
              type="month"
              value={fields.month ?? ''}
              onChange={({ target: { value } }) => change({ month: /^20\d\d-\d\d$/.test(value) ? value : null })}
            />
          )}
        </Field>
        <Text {...props} name="motor" label="Motor (opcional)" longest={80} />
        <NumberField {...props} name="minutes" label="Minutos no local (opcional)" least={5} most={6000} />
        <NumberField {...props} name="price" label="Valor em reais (opcional)" least={1} most={200_000} />
      </div>
      <Quote {...props} />
    </>
  );
}
