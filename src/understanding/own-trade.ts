import { gateKindIds } from '../business/gate-kind-ids.ts';
import { gateKinds } from '../business/gate-kinds.ts';
import { partsNamedIn } from './gate-in-title.ts';
import type { PlaceReading } from './place-reading.ts';
import { isCompared } from './said-aside.ts';
import { baseOf, isDevice, isOfTrade } from './trade-words.ts';
import { anchorKeys, foreignWords, gateKeys } from './vocabulary.ts';
import type { ReadWord } from './words.ts';

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
const OWN = new Set(['meu', 'minha', 'nosso', 'nossa']);
const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma']);

function isWherewith(asked: readonly ReadWord[], at: number): boolean {
  const before = asked[at - 1]?.typed ?? '';
  return WHEREWITH.has(ARTICLES.has(before) || OWN.has(before) ? (asked[at - 2]?.typed ?? '') : before);
}

/** 'quantas horas de furadeira', 'cheiro de peixe': a measure of time, noise or smell, and no thing to be mended. */
const MEASURES = new Set(['hora', 'horas', 'tempo', 'minutos', 'dias', 'barulho', 'poeira', 'cheiro', 'som']);

function isMeasure(asked: readonly ReadWord[], at: number): boolean {
  return asked[at - 1]?.typed === 'de' && MEASURES.has(asked[at - 2]?.typed ?? '') && hasDevice(asked);
}

const OF = new Set(['de', 'do', 'da', 'dos', 'das', ...ARTICLES]);

/** 'qual motor é silencioso, meu quarto fica em cima': what is said of it before has nothing to do with the thing. */
function isAside(asked: readonly ReadWord[], at: number): boolean {
  const before = asked[at - 2];
  return (
    OWN.has(asked[at - 1]?.typed ?? '') &&
    before !== undefined &&
    !OF.has(before.typed) &&
    hasDevice(asked.slice(0, at - 2))
  );
}

function hasDevice(words: readonly ReadWord[]): boolean {
  return words.some(isDevice);
}

/** Keys of the kinds of gate, which say how a thing moves. */
const WAYS_OF_MOVING = new Set(gateKindIds.map((kind) => gateKinds[kind].key));

function isForeign({ typed, key }: ReadWord): boolean {
  return foreignWords.has(typed) || foreignWords.has(key ?? '');
}

const OF_A_GATE = / d[aeo] (portao|garagem)$/;

/** Whether a gate is named. 'janela de correr', 'caminhão basculante' name none, for all that gates slide and tilt too. */
function namesGate(asked: readonly ReadWord[]): boolean {
  return asked.some(({ typed, key }, at) => {
    // 'central do portão' is read as one word.
    if (OF_A_GATE.test(typed)) return true;
    if (key === null || !gateKeys.has(baseOf(key))) return false;
    const noun = asked.slice(0, at).findLast((word) => word.key !== null);
    return !(WAYS_OF_MOVING.has(key) && noun && isForeign(noun));
  });
}

const OF_A_VEHICLE =
  /\b(embreagem|bateria|motor|freio|(?<!\b(?:no|pelo|com|com o) )farol|vidro|alarme|cambio|marcha|direcao|banco|oleo|correia|alternador|vela|painel|radio|trava|controle) d[oae] (meu |minha )?(carro|moto|veiculo|caminhao|onibus)\b/;

/** 'carro não pega', and not 'a tag do carro não pega'. */
const A_VEHICLE_STILL =
  /(?<!\b(d[oae]|n[oa]|em) (meu |minha )?)\b(carro|moto|caminhao|onibus) nao (pega|liga|da partida|quer (pegar|ligar))\b/;

/** 'abrir carro trancado', and no gate with it. */
const A_VEHICLE_LOCKED =
  /\b(abr\w+|destranc\w+|tranquei|esqueci|perdi) (\w+ ){0,4}(carro|moto|veiculo|caminhao)( (trancad|fechad|travad)[oa])?\b.*\bchave\w*|\bchave\w* (\w+ ){0,3}(do |para |pra |p )?(abrir )?(o |meu )?(carro|moto|veiculo|caminhao)\b/;

const OF_A_ROOM = /\bporta d[aeo] (minha )?(sala|quarto|cozinha|banheiro|armario|geladeira|carro|guarda roupa)\b/;

/** 'abrir uma firma' opens no gate. */
const OF_A_BUSINESS =
  /\b(abrir|montar) (uma? )?(nova? |propri[oa] )?(empresa|firma|mei|cnpj|lanchonete|restaurante|padaria|bar|loja|salao|barbearia|pizzaria|sorveteria|oficina|igreja|mercadinho|conta)\b/;

/** What opens a gate from within a house, wherever it hangs: 'interfone da cozinha'. */
const HANGING_INDOORS = new Set(['interfone', 'botoeira', 'botao', 'monofone', 'tecla', 'central', 'quadro']);
const ROOMS = new Set(['quarto', 'cozinha', 'banheiro']);

function isInARoom(asked: readonly ReadWord[], at: number): boolean {
  return (
    ROOMS.has(asked[at]?.typed ?? '') &&
    asked.slice(0, at).some(({ typed, key }) => HANGING_INDOORS.has(typed) || HANGING_INDOORS.has(key ?? ''))
  );
}

/** 'motor [da] [minha] geladeira' */
const LED_BY = 3;

/**
 * 'motor de ventilador', 'controle tv': the thing is what the title is about. What is named far behind a word of this trade is not: 'a placa que o
 * técnico de tv soldou'.
 */
function isSubject(asked: readonly ReadWord[], at: number): boolean {
  const first = asked.findIndex((word) => isOfTrade(word) || isDevice(word));
  if (first < 0 || at < first) return true;
  const owner = asked.slice(Math.max(0, at - LED_BY), at).findLast(({ typed }) => !OF.has(typed) && !OWN.has(typed));
  return owner !== undefined && (isOfTrade(owner) || isDevice(owner));
}

/** Who is called first: 'encanador urgente, cano estourou na garagem'. */
const OTHER_HANDS = new Set([
  'encanador',
  'borracheiro',
  'desentupidora',
  'dedetizadora',
  'guincho',
  'mecanico',
  'vidraceiro',
]);

function isAnotherHand(asked: readonly ReadWord[]): boolean {
  const called = asked.find(({ typed, key }) => key !== null && !isCalling(typed));
  return called !== undefined && OTHER_HANDS.has(called.typed) && !asked.some(isOfGateOrMotor);
}

/** 'preciso de um', 'procuro' */
const CALLING = new Set(['preciso', 'procuro', 'quero', 'chamar', 'chama', 'urgente', 'bom']);
const isCalling = (typed: string) => CALLING.has(typed);

function isOfGateOrMotor({ key }: ReadWord): boolean {
  return key === 'portao' || key === 'motor';
}

/** 'motor de barco', 'controle da tv', 'embreagem do carro': a thing of another trade, and no gate. */
export function isAboutKnownThing(asked: readonly ReadWord[]): boolean {
  if (isAnotherHand(asked)) return true;
  // 'semente da árvore enche o trilho e a roldana sai': nothing else has both.
  if (namesGate(asked) || partsNamedIn(asked) > 1) return false;
  const text = asked.map(({ typed }) => typed).join(' ');
  if ([OF_A_VEHICLE, A_VEHICLE_STILL, A_VEHICLE_LOCKED, OF_A_ROOM, OF_A_BUSINESS].some((thing) => thing.test(text)))
    return true;
  return asked.some(
    (word, at) =>
      isForeign(word) &&
      !isWherewith(asked, at) &&
      !isMeasure(asked, at) &&
      !isCompared(asked, at) &&
      !isInARoom(asked, at) &&
      asked[at + 1]?.typed !== 'enquanto' &&
      !isAside(asked, at) &&
      isSubject(asked, at),
  );
}

const DEVICES = new Set(['motor', 'controle', 'central']);

/** 'motor de limpador': what it belongs to is no word that anybody asked us with, and no gate is named. */
function isOfUnknownThing(asked: readonly ReadWord[], isKnown: (word: string) => boolean): boolean {
  if (namesGate(asked)) return false;
  return asked.some(({ typed, key }, at) => {
    const device = asked[at - 2]?.key ?? '';
    return (
      asked[at - 1]?.typed === 'de' &&
      DEVICES.has(device) &&
      key !== null &&
      /^[a-z]{4,}$/.test(typed) &&
      !isKnown(typed)
    );
  });
}

/** Whether a title is of a thing that is no gate, known or not. */
export function isOfAnotherThing(asked: readonly ReadWord[], isKnown: (word: string) => boolean): boolean {
  return isAboutKnownThing(asked) || isOfUnknownThing(asked, isKnown);
}
