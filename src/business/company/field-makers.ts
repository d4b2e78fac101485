import type { Field } from './field.ts';

/** Fields that are alike but for their words. */

export const money = (label: string, help: string, max = 100_000): Field => ({
  label,
  kind: 'money',
  help,
  min: 0.01,
  max,
});
export const moneyRange = (label: string, help: string): Field => ({
  label,
  kind: 'money-range',
  help,
  min: 0.01,
  max: 100_000,
});
export const whole = (label: string, unit: string, help: string, [min, max]: readonly [number, number]): Field => ({
  label,
  kind: 'integer',
  unit,
  help,
  min,
  max,
});
export const metres = (label: string, help: string): Field => ({
  label,
  kind: 'decimal',
  unit: 'm',
  help,
  min: 0.5,
  max: 20,
});
export const text = (label: string, help: string, max = 120): Field => ({ label, kind: 'text', help, min: 1, max });
export const texts = (label: string, help: string, min = 1): Field => ({ label, kind: 'texts', help, min, max: 20 });
export const optional = (field: Field): Field => ({ ...field, optional: true });
export const date = (label: string, help: string): Field => ({ label, kind: 'date', help });

export const coordinates: Field = {
  label: 'Coordenadas da base',
  kind: 'coordinates',
  help: 'De onde o técnico sai: latitude e longitude, em graus. O raio do plantão é medido daqui, ou da sede, se ela tiver coordenadas.',
};
