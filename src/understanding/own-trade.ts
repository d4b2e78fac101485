import type { PlaceReading } from './place-reading.ts';
import { anchorKeys, foreignWords, gateKeys } from './vocabulary.ts';
import type { ReadWord } from './words.ts';

/** 'nao-abrir' → 'abrir' */
export function baseOf(key: string): string {
  return key.startsWith('nao-') ? key.slice(4) : key;
}

/** Services that are ours where a place of ours stands beside them: 'Vila Mariana conserto'. */
const SERVICE_KEYS = new Set([
  'atender',
  'consertar',
  'manutencao',
  'instalar',
  'assistencia',
  'tecnico',
  'programar',
  'orcamento',
  'urgente',
  'plantao',
]);

/** Whether a word says that the title is of this trade. */
export function hasAnchor(asked: readonly ReadWord[], place: PlaceReading | null): boolean {
  const keys = asked.flatMap(({ key }) => (key === null ? [] : [baseOf(key)]));
  return (
    keys.some((key) => anchorKeys.has(key)) || (place?.kind === 'own' && keys.some((key) => SERVICE_KEYS.has(key)))
  );
}

/** Behind one of these a thing is only where or wherewith something happened: 'caiu na piscina'. */
const WHEREWITH = new Set([
  'na',
  'no',
  'nas',
  'nos',
  'em',
  'com',
  'num',
  'numa',
  'pra',
  'pro',
  'para',
  'pela',
  'pelo',
  'quando',
  'sem',
  'igual',
  'que',
  'nem',
  'passa',
  'passar',
  'passou',
  'passam',
]);
const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma']);

function isWherewith(asked: readonly ReadWord[], at: number): boolean {
  const before = asked[at - 1]?.typed ?? '';
  return WHEREWITH.has(ARTICLES.has(before) ? (asked[at - 2]?.typed ?? '') : before);
}

/** 'motor de barco', 'controle da tv': a thing of another trade, and no gate. */
export function isAboutAnotherThing(asked: readonly ReadWord[]): boolean {
  if (asked.some(({ key }) => key !== null && gateKeys.has(baseOf(key)))) return false;
  return asked.some(
    ({ typed, key }, at) => (foreignWords.has(typed) || foreignWords.has(key ?? '')) && !isWherewith(asked, at),
  );
}
