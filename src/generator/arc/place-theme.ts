import type { PlaceTheme } from '../../content/places/typical/typical-subjects.ts';
import type { Entry } from '../../content/library/entry.ts';

/** What an entry wants of the place that its title names; nothing where its subject is one fault, a price or a rule. */
const THEME_OF_ENTRY: Readonly<Record<string, PlaceTheme>> = {
  'conserto-de-portao': 'repair',
  'assistencia-tecnica': 'repair',
  'outra-marca-conserto': 'repair',
  'preco-do-conserto': 'repair',
  'emergencia-24-horas': 'urgent',
  'preco-do-plantao': 'urgent',
  'manutencao-de-portao': 'care',
  'quando-fazer-manutencao': 'care',
  'o-que-inclui-a-manutencao': 'care',
  'preco-da-manutencao': 'care',
  'comprar-controle': 'remote',
  'preco-do-controle': 'remote',
  'programar-controle': 'remote',
};

export function themeOf({ id }: Pick<Entry, 'id'>): PlaceTheme | null {
  return THEME_OF_ENTRY[id] ?? null;
}
