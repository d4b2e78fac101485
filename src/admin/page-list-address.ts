import type { PageListFilter } from '../pages/page-list-filter.ts';
import { familyNames } from './understanding-labels.ts';

/** The list's filter in the address of its screen, so that the way back, a reload and a link lead to the same pages. Pure. */

type Part = keyof PageListFilter;

/** What each part is called in the address. */
const NAMES: Readonly<Record<Part, string>> = {
  q: 'busca',
  sort: 'ordem',
  level: 'nivel',
  place: 'lugar',
  family: 'servico',
  entry: 'assunto',
  job: 'lote',
  from: 'de',
  to: 'ate',
};

export const ORDERS = [
  { value: 'newest', name: 'Mais novas' },
  { value: 'oldest', name: 'Mais antigas' },
  { value: 'title', name: 'Título, de A a Z' },
  { value: 'likeness', name: 'Mais parecidas' },
  { value: 'own-words', name: 'Menos palavras próprias' },
] as const;

export const LEVELS = [
  { value: 'similar', name: 'Parecidas' },
  { value: 'almost-equal', name: 'Quase iguais' },
  { value: 'few-own-words', name: 'Poucas palavras próprias' },
  { value: 'hidden', name: 'Fora dos buscadores' },
  { value: 'typed-figures', name: 'Com números digitados' },
  { value: 'out-of-date', name: 'Desatualizadas' },
] as const;

type Service = keyof typeof familyNames;

function isService(text: string): text is Service {
  return Object.hasOwn(familyNames, text);
}

/** The families of subjects, in the order in which their subjects are offered. */
export const SERVICES = Object.keys(familyNames)
  .filter(isService)
  .map((value) => ({ value, name: familyNames[value] }));

/** The choice of a list that has this value; undefined where none has. */
export function choiceOf<Value extends string>(
  choices: readonly { readonly value: Value }[],
  text: string | undefined,
): Value | undefined {
  return choices.find(({ value }) => value === text)?.value;
}

/** What stands in the address; a value that is none of the choices is left out, newest first goes without saying. */
export function filterFrom(address: URLSearchParams): PageListFilter {
  const read = (part: Part) => address.get(NAMES[part]) ?? undefined;
  return searchQuery({
    q: read('q'),
    sort: choiceOf(ORDERS, read('sort')),
    level: choiceOf(LEVELS, read('level')),
    place: read('place'),
    family: choiceOf(SERVICES, read('family')),
    entry: read('entry'),
    job: read('job'),
    from: read('from'),
    to: read('to'),
  });
}

/** The parts that say something, and no others. */
export function searchQuery({ q, sort, level, place, family, entry, job, from, to }: PageListFilter): PageListFilter {
  return {
    ...(q ? { q } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
    ...(level ? { level } : {}),
    ...(place ? { place } : {}),
    ...(family ? { family } : {}),
    ...(entry ? { entry } : {}),
    ...(job ? { job } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** The address with this filter in it; what else stands in it stays. */
export function withFilter(address: URLSearchParams, filter: PageListFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of Object.values(NAMES)) next.delete(name);
  const said: Readonly<Record<string, string | undefined>> = searchQuery(filter);
  for (const [part, name] of Object.entries(NAMES)) {
    const value = said[part];
    if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** Where the list shows the pages that a bulk job made. */
export function batchSearch(job: string, isAllSelected = false): string {
  const address = withFilter(new URLSearchParams(), { job });
  if (isAllSelected) address.set('selecionar', 'tudo');
  return `?${address}`;
}

/** Whether anything but the order is asked for. */
export function isNarrowed(filter: PageListFilter): boolean {
  return Object.keys(searchQuery(filter)).some((part) => part !== 'sort');
}

/** Whether two filters show the same list. */
export function isSameFilter(one: PageListFilter, other: PageListFilter): boolean {
  const written = (filter: PageListFilter) => withFilter(new URLSearchParams(), filter).toString();
  return written(one) === written(other);
}
