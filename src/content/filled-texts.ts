import type { FactTexts } from '../business/fact-texts.ts';
import { fillText, type TextValues } from './library/placeholders.ts';
import { valuesWith } from './library/text-values.ts';

function isEachModel(item: unknown): item is { readonly eachModel: unknown } {
  return typeof item === 'object' && item !== null && Object.keys(item).join() === 'eachModel';
}

/** Every text of a value made another; its shape stays. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** An item of a list that is written `eachModel: …` becomes one for each of our models, and its `{model.price}` the price of that one. */
export function withModelRows(value: unknown, models: number): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      isEachModel(item)
        ? Array.from({ length: models }, (_, at) =>
            mapTexts(item.eachModel, (text) => text.replaceAll('{model.', `{facts.models.${at}.`)),
          )
        : [withModelRows(item, models)],
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withModelRows(item, models)]));
}

/** Texts as data, with the facts in their placeholders; for pages that speak of no place. */
export function fillTexts(value: unknown, facts: FactTexts): unknown {
  const values: TextValues = valuesWith(facts, { place: null, gateKind: null, brand: null }, (text) => text);
  return mapTexts(withModelRows(value, facts.models.length), (text) => fillText(text, values));
}
