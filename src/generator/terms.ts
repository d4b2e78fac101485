import { searchKey } from '../text/slug.ts';
import { type Noun, noun } from './nouns.ts';

interface Term {
  readonly noun: Noun;
  /** Folded words that name it at the head of a word. */
  readonly keys: readonly string[];
  /** True for parts, which a page may speak of as its product. */
  readonly part: boolean;
}

function part(name: string, plural: string, gender: 'm' | 'f', ...keys: string[]): Term {
  return { noun: noun(name, plural, gender), keys, part: true };
}

function notion(name: string, plural: string, gender: 'm' | 'f', ...keys: string[]): Term {
  return { noun: noun(name, plural, gender), keys, part: false };
}

/** The first that is found decides, so what is named inside another name stands behind it. */
export const terms = {
  rollingCode: notion('código rolante', 'códigos rolantes', 'm', 'codigo rolante', 'rolling code', 'codigo fixo'),
  antiCrush: notion('antiesmagamento', 'sistemas antiesmagamento', 'm', 'antiesmagamento', 'anti esmagamento'),
  autoClose: notion('fechamento automático', 'fechamentos automáticos', 'm', 'fechamento automatico'),
  limitSwitch: part('fim de curso', 'fins de curso', 'm', 'fim de curso', 'fins de curso', 'reed switch'),
  photocell: part('fotocélula', 'fotocélulas', 'f', 'fotocelula', 'sensor', 'barreira'),
  rack: part('cremalheira', 'cremalheiras', 'f', 'cremalheira'),
  release: notion('destravamento manual', 'destravamentos manuais', 'm', 'destravamento', 'desengate', 'destrava'),
  lock: part('trava elétrica', 'travas elétricas', 'f', 'trava eletrica', 'fechadura', 'travas', 'trava para', 'trava de portao', 'eletroima'),
  inverter: notion('inversor de frequência', 'inversores de frequência', 'm', 'inversor'),
  encoder: part('encoder', 'encoders', 'm', 'encoder', 'sensor de giro'),
  surgeProtector: part('protetor contra surtos', 'protetores contra surtos', 'm', 'dps', 'protetor contra surto', 'protetor de surto'),
  fuse: part('fusível', 'fusíveis', 'm', 'fusivel', 'fusiveis'),
  capacitor: part('capacitor', 'capacitores', 'm', 'capacitor'),
  counterweight: part('contrapeso', 'contrapesos', 'm', 'contrapeso'),
  cable: part('cabo de aço', 'cabos de aço', 'm', 'cabo de aco'),
  roller: part('roldana', 'roldanas', 'f', 'roldana'),
  pinion: part('pinhão', 'pinhões', 'm', 'pinhao'),
  spindle: part('fuso', 'fusos', 'm', 'fuso'),
  light: part('sinaleira', 'sinaleiras', 'f', 'sinaleira', 'sinalizador', 'sirene'),
  receiver: part('receptor', 'receptores', 'm', 'receptor', 'antena'),
  button: part('botoeira', 'botoeiras', 'f', 'botoeira'),
  intercom: part('interfone', 'interfones', 'm', 'interfone'),
  stop: part('batente', 'batentes', 'm', 'batente'),
  battery: part('bateria para motor', 'baterias para motor', 'f', 'bateria', 'nobreak', 'no break'),
  remote: part('controle remoto', 'controles remotos', 'm', 'controle'),
  board: part('central de comando', 'centrais de comando', 'f', 'central', 'placa'),
  grease: notion('lubrificação', 'lubrificações', 'f', 'graxa', 'lubrific', 'oleo', 'wd'),
  sliding: notion('motor deslizante', 'motores deslizantes', 'm', 'desliz', 'de correr'),
  tilting: notion('motor basculante', 'motores basculantes', 'm', 'bascul'),
  articulated: notion('motor articulado', 'motores articulados', 'm', 'articulad'),
  swing: notion('motor pivotante', 'motores pivotantes', 'm', 'pivot', 'de abrir', 'duas folhas'),
  service: notion('manutenção preventiva', 'manutenções preventivas', 'f', 'preventiva', 'manutencao'),
  motor: notion('motor de portão', 'motores de portão', 'm', 'motor', 'automatizador', 'automacao', 'portao eletronico', 'portao automatico'),
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof terms;

/** Parts of the leaf and not of the motor: no brand, no board. */
const OF_LEAF: ReadonlySet<TermId | null> = new Set<TermId | null>(['roller', 'cable', 'counterweight', 'stop']);

export function isOfLeaf(term: TermId | null): boolean {
  return OF_LEAF.has(term);
}

function isTermId(id: string): id is TermId {
  return Object.hasOwn(terms, id);
}

const termIds = Object.keys(terms).filter(isTermId);

export function findTerm(title: string): TermId | null {
  const text = ` ${searchKey(title).replace(/[^a-z0-9]+/g, ' ').trim()} `;
  return termIds.find((id) => terms[id].keys.some((key) => text.includes(` ${key}`))) ?? null;
}

/** The noun of a part; null for what nobody can buy as a piece. */
export function partOf(id: TermId): Noun | null {
  return terms[id].part ? terms[id].noun : null;
}
