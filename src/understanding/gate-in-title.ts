import type { GateKind, Part } from '../content/library/entry.ts';
import type { ReadWord } from './words.ts';

const KIND_OF_KEY: Readonly<Record<string, GateKind>> = {
  deslizante: 'sliding',
  cremalheira: 'sliding',
  basculante: 'tilting',
  contrapeso: 'tilting',
  articulado: 'articulated',
  pivotante: 'pivoting',
  folhas: 'swing',
  seccionado: 'overhead',
  enrolar: 'rolling',
};

const PART_OF_KEY: Readonly<Record<string, Part>> = {
  cremalheira: 'rack',
  pinhao: 'pinion',
  engrenagem: 'gear',
  roldana: 'roller',
  trilho: 'rail',
  central: 'board',
  capacitor: 'capacitor',
  fotocelula: 'photocell',
  sensor: 'photocell',
  antiesmagamento: 'photocell',
  fimdecurso: 'limit-switch',
  botoeira: 'push-button',
  controle: 'remote',
  pilha: 'remote',
  bateria: 'battery',
  contrapeso: 'counterweight',
  caboaco: 'cable',
  mola: 'spring',
  braco: 'arm',
  fuso: 'screw',
  dobradica: 'hinge',
  fusivel: 'fuse',
  fio: 'wiring',
  sinaleira: 'siren',
  interfone: 'intercom',
  correia: 'belt',
  corrente: 'belt',
  destravar: 'release',
  fechadura: 'lock',
  motor: 'motor',
};

/** The kind of gate that a title names, null where it names none. */
export function gateKindIn(words: readonly ReadWord[]): GateKind | null {
  return firstOf(words, KIND_OF_KEY);
}

/** The part that a title names; a motor only where it names no other. */
export function partIn(words: readonly ReadWord[]): Part | null {
  return (
    firstOf(
      words.filter(({ key }) => key !== 'motor'),
      PART_OF_KEY,
    ) ?? firstOf(words, PART_OF_KEY)
  );
}

function firstOf<Found>(words: readonly ReadWord[], table: Readonly<Record<string, Found>>): Found | null {
  for (const { key } of words) {
    const found = key === null ? undefined : table[key.startsWith('nao-') ? key.slice(4) : key];
    if (found !== undefined) return found;
  }
  return null;
}
