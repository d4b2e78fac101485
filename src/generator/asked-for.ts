import { searchKey } from '../text/slug.ts';
import type { TitleClassification } from './classify-title.ts';
import { findTerm, type TermId } from './terms.ts';

/**
 * What a question wants, where its form alone does not say it: 'definition' ('O que é…', 'para que serve?'), 'place-of-part' ('Onde fica o…'), 'kinds'
 * ('Basculante ou deslizante?'), a subject of its own, or what is to be weighed in a 'Vale a pena…'. Null where the form says enough.
 */
export type AskedFor = 'definition' | 'place-of-part' | 'kinds' | 'grease' | 'reform' | 'heavy' | 'condominium' | 'fast' | 'pilha' | 'bypass' | 'force' | 'weights' | 'speed' | 'exchange' | 'used' | 'safety' | 'photocell' | 'battery' | 'lock' | 'brand' | null;

const DEFINITION = /(?:^|.* )(?:(?:para|pra) que servem?|o que (?:e|sao|significa)|como funcionam?|qual (?:e )?a funcao d[aeo]s?)(?: |$)(?:os? |as? |uma? )?(?<after>.*)$/;
/** What may head the thing that is asked about; 'Como funciona a garantia do motor' asks about none of them. */
const SUBJECT_HEADS = ['motor', 'portao', 'portoes', 'sistema', 'peca', 'automacao', 'automatizador'];
const KINDS = [/bascul/, /desliz|de correr/, /pivot|de abrir/];
const PLACE_OF_PART = /^onde (?:fica|ficam|instalar|instala|colocar|coloco|por|ligar|esta|se instala|devo)/;

const WEIGHED: readonly (readonly [AskedFor, RegExp])[] = [
  ['used', /usad|seminov|segunda mao|recondicion/],
  ['exchange', /consert|trocar|troca|substitu|arrumar/],
  ['speed', /rapid|veloc|turbo|jetflex|segundos/],
  ['safety', /segur|perigos|machuc/],
  ['photocell', /fotocelula|sensor/],
  ['battery', /bateria|nobreak|no break/],
  ['lock', /trava|fechadura/],
  ['brand', /ppa/],
];

/** A fast motor or gate, and not a fast visit. */
const FAST = /(?:motor|portao|portoes|kit|abertura)\w*(?: \w+){0,2} (?:rapid|veloz|turbo)|velocidade/;

/** 'O que faz a fotocélula?' wants a definition, 'O que faz o portão travar?' wants causes: an infinitive tells them apart. */
function asksWhatItDoes(text: string): boolean {
  return /^o que faz (?:o|a|um|uma) /.test(text) && !/(?:ar|er|ir)(?: |$)/.test(text.replace(/^o que faz (?:o|a|um|uma) \w+/, ''));
}

/** 'Quando trocar o motor?': the whole motor, and not its battery or its rack. */
function changesMotor(text: string): boolean {
  return /(?:troc|substitu)\w* (?:o |de )?(?:motor|automatizador)/.test(text);
}

/** Whether a definition of the term answers: the words that ask have it beside them. */
function asksDefinition(text: string): boolean {
  const asked = DEFINITION.exec(text);
  if (asked === null) return asksWhatItDoes(text);
  const after = asked.groups?.['after'] ?? '';
  const subject = after === '' ? text : after;
  const head = subject.split(' ')[0] ?? '';
  return SUBJECT_HEADS.includes(head) || findTerm(head) !== null || findTerm(subject.split(' ').slice(0, 3).join(' ')) !== findTerm(subject.split(' ').slice(1, 3).join(' '));
}

/** What nobody is told how to do: to blind a sensor, to hide a heavy leaf behind more force, to touch what holds its weight. */
const REFUSED: readonly (readonly [AskedFor, RegExp])[] = [
  ['bypass', /(?:deslig|pular|pulo|burl|anul|desativ|tirar|retirar|ponte|jampe|jumpe|enganar)\w* .*(?:fotocelula|sensor|antiesmagamento|anti esmagamento)/],
  ['force', /(?:aument|mais|maxim)\w* .*forca|forca (?:no|ao) maximo/],
  ['weights', /(?:como|posso|da para).* (?:mola|contrapeso|cabo de aco|cabos de aco)/],
];

export function askedFor(title: string, { questionType, serviceType, isQuestion }: TitleClassification, term: TermId | null): AskedFor {
  const text = searchKey(title).replace(/[^a-z0-9]+/g, ' ').trim();
  const refused = REFUSED.find(([, sign]) => sign.test(text))?.[0];
  if (refused) return refused;
  if (term !== null && asksDefinition(text)) return 'definition';
  if (questionType === 'where' && PLACE_OF_PART.test(text)) return 'place-of-part';
  const compares = questionType === 'which' || questionType === 'worth-it' || / ou /.test(text);
  if (compares && KINDS.filter((kind) => kind.test(text)).length > 1) return 'kinds';
  if (term === 'grease' && questionType !== 'when' && (isQuestion || serviceType === 'maintenance')) return 'grease';
  if (questionType === 'how-to' && /pilha|bateria do controle/.test(text)) return 'pilha';
  if (questionType === 'when' && changesMotor(text)) return 'exchange';
  if (/reforma/.test(text)) return 'reform';
  if (/(?:motor|automa|kit).*(?:pesad|industrial|galpao)/.test(text) && (questionType === 'which' || questionType === 'general')) return 'heavy';
  if (questionType === 'worth-it') return WEIGHED.find(([, sign]) => sign.test(text))?.[0] ?? null;
  if (/condominio|predio/.test(text)) return 'condominium';
  return FAST.test(text) ? 'fast' : null;
}
