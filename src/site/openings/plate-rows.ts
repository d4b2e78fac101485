import type { FactTexts } from '../../business/fact-texts.ts';
import { type Entry, type Family, shownTexts } from '../../content/library/entry.ts';
import { capitalise } from '../../text/portuguese.ts';
import type { Needs } from '../sections/needs.ts';
import type { NamedValue } from '../sections/named-values.tsx';

/** Whether the entry itself speaks of it. */
function speaksOf(entry: Entry, ...facts: readonly string[]): boolean {
  return shownTexts(entry).some(([, text]) => facts.some((fact) => text.includes(`{facts.${fact}`)));
}

const ROWS: Readonly<Partial<Record<Family, (texts: FactTexts) => readonly NamedValue[]>>> = {
  maintenance: (texts) => [
    { name: 'Revisão completa a cada', value: texts.maintenanceMonths },
    { name: 'Ou a cada', value: texts.maintenanceCycles },
    { name: 'Visita preventiva, peças à parte', value: texts.maintenancePrice },
  ],
  building: (texts) => [
    { name: 'Revisão completa a cada', value: texts.maintenanceCycles },
    { name: 'Diagnóstico', value: texts.visitPrice },
    { name: 'Plantão', value: `${texts.emergency}, num raio de ${texts.emergencyRadius}` },
  ],
  payment: (texts) => [
    { name: 'No cartão', value: texts.interestFree },
    { name: 'Aceitamos', value: texts.paymentAccepted },
    { name: 'À vista', value: texts.instantDiscount },
  ],
  service: (texts) => [
    { name: 'Atendimento', value: capitalise(texts.hours) },
    { name: 'Emergência', value: texts.emergency },
    { name: 'Chegada na urgência', value: `até ${texts.emergencyArrival}, num raio de ${texts.emergencyRadius}` },
  ],
};

/** Whether a plate of its family tells what was asked: who asks of a vote is not told of cycles. */
export function hasPlate(entry: Entry): boolean {
  if (entry.family === 'law')
    return entry.sources.length > 0 || speaksOf(entry, 'warranty', 'legalWarranty', 'withdrawal');
  return entry.family !== 'building' || speaksOf(entry, 'maintenanceCycles');
}

/** What the law gives, of which a tenant is not told of returning a motor; then where all that the page says is written. */
function lawRows(entry: Entry, texts: FactTexts): readonly NamedValue[] {
  return [
    ...(speaksOf(entry, 'warranty') ? [{ name: 'Garantia do kit', value: texts.warranty }] : []),
    ...(speaksOf(entry, 'legalWarranty') ? [{ name: 'Garantia legal do serviço', value: texts.legalWarranty }] : []),
    ...(speaksOf(entry, 'withdrawal')
      ? [{ name: 'Desistir da compra à distância', value: `até ${texts.withdrawal} depois de receber` }]
      : []),
    ...(entry.sources.length > 0 ? [{ name: 'Onde está escrito', value: entry.sources.join('; ') }] : []),
  ];
}

/** The steps, then what the text says one needs for them. */
function stepRows({ time, tools }: Needs, steps: number): readonly NamedValue[] {
  return [
    ...(time === null ? [] : [{ name: 'Tempo', value: time }]),
    ...(steps > 1 ? [{ name: 'Passos', value: String(steps) }] : []),
    ...(tools === null ? [] : [{ name: 'Tenha à mão', value: tools }]),
  ];
}

export function plateRows(entry: Entry, texts: FactTexts, needs: Needs, steps: number): readonly NamedValue[] {
  if (entry.family === 'law') return lawRows(entry, texts);
  return entry.family === 'how-to' ? stepRows(needs, steps) : (ROWS[entry.family]?.(texts) ?? []);
}
