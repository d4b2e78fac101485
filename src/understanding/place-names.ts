import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { z } from 'zod';
import type { Place } from '../business/place.ts';
import { municipalities as ownMunicipalities, places, requirePlaceByKey } from '../business/places.ts';
import data from '../content/library/places.yaml';
import { foldedWords } from './words.ts';
import { PARSED_ONCE } from '../text/parsed-once.ts';

const schema = z.strictObject({
  aliases: z.record(z.string(), z.array(z.string())),
  regions: z.array(z.string()),
  plainWords: z.array(z.string()),
  plainAtTheEnd: z.array(z.string()),
  neverBehind: z.array(z.string()),
  outsideAliases: z.record(z.string(), z.string()),
  plainOutside: z.array(z.string()),
  largeOutside: z.array(z.string()),
});
const lists = schema.parse(data, PARSED_ONCE);

/** Folded names are joined by single spaces. */
export const foldedName = (name: string) => foldedWords(name).join(' ');

/** Our places by folded name; a municipality stands alone under its name, whatever neighbourhood bears it too. */
export const ownByName: ReadonlyMap<string, readonly Place[]> = new Map(
  [...Map.groupBy(places, ({ name }) => foldedName(name))].map(([name, bearers]) => {
    const town = bearers.find(({ kind }) => kind === 'municipality');
    return [name, town ? [town] : bearers];
  }),
);

const HEADS = /^(?:vila|jardim|parque|cidade|conjunto|cohab|chacara|sitio|residencial|recanto) /;

/** Neighbourhoods by their name without its 'Jardim' or 'Vila', where no other place of ours bears that: 'Anália Franco'. */
export const headlessNames: ReadonlyMap<string, readonly Place[]> = new Map(
  [
    ...Map.groupBy(
      places.filter(({ name, kind }) => kind === 'neighbourhood' && HEADS.test(foldedName(name))),
      ({ name }) => foldedName(name).replace(HEADS, ''),
    ),
  ].filter(([name, bearers]) => bearers.length === 1 && !ownByName.has(name)),
);

const withCentre = new Set(places.filter(({ name }) => name === 'Centro').map(({ municipality }) => municipality));

/** Short names, and the middles of towns that are no places of their own here: 'centro de Suzano'. */
export const aliases: ReadonlyMap<string, readonly Place[]> = new Map<string, readonly Place[]>([
  ...ownMunicipalities
    .filter(({ name }) => !withCentre.has(name))
    .map((town): [string, readonly Place[]] => [`centro de ${foldedName(town.name)}`, [town]]),
  ...Object.entries(lists.aliases).map(([name, keys]): [string, readonly Place[]] => [
    name,
    keys.map(requirePlaceByKey),
  ]),
]);
export const regions: ReadonlySet<string> = new Set(lists.regions);
export const plainWords: ReadonlySet<string> = new Set(lists.plainWords);
export const plainAtTheEnd: ReadonlySet<string> = new Set(lists.plainAtTheEnd);
export const neverBehind: ReadonlySet<string> = new Set(lists.neverBehind);
/** Towns that need nothing before their name. */
export const largeOutside: ReadonlySet<string> = new Set(lists.largeOutside);
export const plainOutside: ReadonlySet<string> = new Set(lists.plainOutside);

const ours = new Set(ownMunicipalities.map(({ name }) => foldedName(name)));

/** Every other Brazilian municipality by folded name, with the states that have one of that name: 'campinas' → ['SP']. From IBGE's list. */
export const outsideByName: ReadonlyMap<string, { readonly name: string; readonly states: readonly string[] }> =
  new Map(
    [...Map.groupBy(getMunicipalities(), ({ name }) => foldedName(name))].flatMap(([folded, bearers]) => {
      const others = bearers.filter(({ stateCode }) => stateCode !== 'SP' || !ours.has(folded));
      const [first] = others;
      return first ? [[folded, { name: first.name, states: others.map(({ stateCode }) => stateCode) }] as const] : [];
    }),
  );

export const outsideAliases: ReadonlyMap<string, string> = new Map(Object.entries(lists.outsideAliases));

export const LONGEST_NAME = Math.max(
  ...[...outsideByName.keys(), ...ownByName.keys()].map((name) => name.split(' ').length),
);
