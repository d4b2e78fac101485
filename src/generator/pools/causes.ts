import type { ProductType } from '../classify-title.ts';
import type { Pool } from '../page-context.ts';
import { mayFall, type Symptom } from '../symptoms.ts';
import type { TermId } from '../terms.ts';
import { battery, dirtyPhotocell, interference, oldCode, receiver, stuckButton } from './causes/accessories.ts';
import { autoClose, board, boardPart, dampBoard, erraticBoard, force, limitSwitch, shortOnBoard } from './causes/board.ts';
import type { Cause } from './causes/cause.ts';
import { lostBalance, spring, wornCable, wornPulley } from './causes/counterweight.ts';
import { bearing, heavyLeaf, hit, looseGuide, missingStop, obstacle, wornRoller } from './causes/leaf.ts';
import { burntCoil, capacitor, crackedCase, gear, jammed, loose, overload, release, seal, tooMuchGrease } from './causes/motor.ts';
import { lowVoltage, outageCause, power, shortCircuit, surge } from './causes/power.ts';
import { barJoint, looseRack, restingRack, wideGap, wornTooth } from './causes/rack.ts';
import { mud, swollen, wetBoard, wetPhotocell, wetWire } from './causes/water.ts';

export const causeHeadings: Pool = ['As causas mais comuns', 'De onde vem o problema', 'O que costuma estar por trás', 'Por que isso acontece', 'As causas, uma por uma'];

/** For pages that name no symptom. */
export const defectHeadings: Pool = ['Defeitos que mais se repetem', 'O que costuma falhar', 'Quando o portão falha', 'Defeitos comuns e sua causa', 'Falhas e o que está por trás'];

export const causeIntroductions: Pool = [
  'Desligue o disjuntor antes de olhar de perto.',
  'Muitos casos se resolvem sem trocar peça.',
  'O mesmo sintoma pode ter mais de uma origem.',
  'Separe primeiro o que é da folha e o que é do motor.',
];

/** Where the general ones would say too little, or what is not safe. */
export const introductionsBySymptom: Readonly<Partial<Record<Symptom, Pool>>> = {
  cable: [
    'Pare de usar o portão e não o destrave: sem o cabo ou a mola, a folha pode cair com todo o peso.',
    'Afaste as pessoas da folha. Cabo, mola e contrapeso são serviço de técnico, com o portão escorado.',
    'Não passe por baixo e não tente mover a folha. O que se faz em casa é só desligar o disjuntor.',
  ],
  fallen: [
    'Não tente recolocar a folha: o peso dela pode esmagar.',
    'Desligue o disjuntor, isole os dois lados e espere ajuda.',
    'Antes de recolocar, o técnico escora a folha e procura o que a soltou.',
  ],
  trapped: [
    'Depois do socorro, o portão só volta ao uso com a proteção testada.',
    'Um portão que prendeu alguém tem proteção desligada, suja ou mal regulada.',
    'Deixe o disjuntor desligado até o técnico conferir força e fotocélula.',
  ],
  rain: [
    'Se entrou água na tampa do motor, deixe o disjuntor desligado até o técnico ver.',
    'Defeito que só aparece com chuva é quase sempre água onde não devia estar.',
    'Anote se ele falha durante a chuva, logo depois ou só na manhã seguinte: cada caso aponta um lugar.',
  ],
  'burnt-board': [
    'Com cheiro de queimado ou placa apagada, deixe o disjuntor desligado. Abrir a tampa é com o técnico.',
    'Placa não queima sem motivo. Sem achar a causa, a nova queima também.',
    'Antes da troca, o técnico mede a rede, o motor e o capacitor.',
  ],
  lightning: [
    'O surto entra pela rede ou pelo fio da fotocélula, e a placa é a primeira a sofrer.',
    'Deixe o disjuntor desligado até a medição: placa atingida pode acionar o portão sozinha.',
    'O técnico mede da rede para dentro: fonte, placa, capacitor e, por fim, a bobina.',
  ],
  'burnt-motor': [
    'Com cheiro de queimado, desligue o disjuntor e não religue.',
    'Motor raramente queima por acaso: quase sempre trabalhou acima do que podia.',
    'Antes de condenar o motor, o técnico mede a bobina e o capacitor.',
  ],
  alone: [
    'Veja primeiro se algum botão ficou preso, no controle ou na parede.',
    'Se o portão se move sem comando, ninguém fica no vão até a causa aparecer.',
    'Procure com o disjuntor desligado: ligado, o portão pode se mover a qualquer momento.',
  ],
  remote: [
    'Teste sempre com o portão à vista e o vão livre: se ele responder, vai se mover.',
    'Experimente também a botoeira: se ela move o portão, motor e energia estão bons.',
    'Não abra a tampa do motor: o que se confere em casa está no controle.',
  ],
  noise: [
    'Havendo barulho, repare se ele vem no curso todo, só na partida ou sempre no mesmo ponto.',
    'Escute de longe, com as mãos fora da folha, e não ponha graxa antes de saber de onde vem o som.',
    'Estalo forte ou metal arrastando pede parar o uso até a visita.',
  ],
  breaker: [
    'Repare quando ele cai: ao acionar, no meio do curso ou com o portão parado. Isso ajuda a achar o defeito.',
    'Deixe o disjuntor do portão desligado e não toque em fio nem em tampa: a medição é com o técnico.',
    'Cheiro de queimado ou fio quente encerra qualquer teste: desligue e chame.',
  ],
  outage: [
    'Antes de soltar o motor, desligue o disjuntor: a luz pode voltar com a mão na folha.',
    'Sem luz, não insista no controle. O disjuntor fica desligado até a energia firmar.',
    'Veja se falta luz na rua toda ou só no portão. Se for só nele, comece pelo disjuntor.',
  ],
};

/** For what wears or strains: a visit in time would have shown it, and force would hide it. */
const mechanicalClosings: Pool = [
  ({ t }) => `A revisão a cada ${t.maintenanceMonths} mostra boa parte destas falhas antes da parada.`,
  'Se nada disso bate com o seu caso, mande um vídeo.',
  'Não aumente a força para esconder o defeito.',
  ({ t }) => `Em caso de urgência, o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
  ({ t }) => `A manutenção típica custa de ${t.maintenancePrice}.`,
  'O conserto só está pronto quando a causa foi explicada.',
];

/** For water, surges, boards, remotes and what else comes without a warning. */
const suddenClosings: Pool = [
  'Se nada disso bate com o seu caso, mande um vídeo.',
  'Peça só se troca depois do teste que a condena.',
  ({ t }) => `Em caso de urgência, o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
  'Anote o que viu e em que ordem: o diagnóstico começa daí.',
  'O conserto só está pronto quando a causa foi explicada.',
];

/** For a leaf that may fall or has hurt somebody. */
const dangerClosings: Pool = [
  'Avise a todos da casa que o portão está fora de uso.',
  ({ t }) => `Em caso de urgência, o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
  'O conserto só está pronto quando a causa foi explicada.',
];

const MECHANICAL: ReadonlySet<Symptom> = new Set<Symptom>(['noise', 'slow', 'midway', 'heavy-leaf', 'hot', 'not-closing', 'not-opening', 'reversing', 'any']);

export function causeClosings(symptom: Symptom): Pool {
  if (mayFall(symptom)) return dangerClosings;
  return MECHANICAL.has(symptom) ? mechanicalClosings : suddenClosings;
}

/** A page about a part that names no complaint speaks of what fails in that part. */
export const symptomOfPart: Readonly<Partial<Record<ProductType, Symptom>>> = { 'remote-control': 'remote', 'control-board': 'burnt-board', photocell: 'not-closing', battery: 'outage' };

/** The same for parts that have no type of product of their own. */
export const symptomOfTerm: Readonly<Partial<Record<TermId, Symptom>>> = {
  roller: 'noise', stop: 'midway', cable: 'cable', counterweight: 'cable', capacitor: 'slow', limitSwitch: 'midway', encoder: 'midway', receiver: 'remote', button: 'alone', intercom: 'alone',
};

interface CausesOfTerm {
  readonly introductions: Pool;
  readonly causes: readonly Cause[];
}

const ofRack: CausesOfTerm = {
  introductions: [
    'Olhe com o disjuntor desligado e os dedos longe dos dentes.',
    'Cremalheira e pinhão se gastam juntos: confere-se um olhando o outro.',
    'Repare em que ponto do curso vem o tranco: quase sempre o defeito está ali.',
  ],
  causes: [wornTooth, barJoint, restingRack, wideGap, looseRack],
};

/** Parts that fail in ways of their own, which no complaint has. */
export const causesOfTerm: Readonly<Partial<Record<TermId, CausesOfTerm>>> = { rack: ofRack, pinion: ofRack };

export const causesBySymptom: Readonly<Record<Symptom, readonly Cause[]>> = {
  'not-closing': [dirtyPhotocell, obstacle, limitSwitch, force, heavyLeaf, board],
  'not-opening': [power, battery, release, capacitor, gear, heavyLeaf, board],
  noise: [bearing, loose, heavyLeaf, limitSwitch, gear],
  slow: [heavyLeaf, bearing, capacitor, lowVoltage, force],
  remote: [battery, interference, receiver, power],
  reversing: [obstacle, dirtyPhotocell, force, heavyLeaf, limitSwitch],
  alone: [stuckButton, oldCode, autoClose, erraticBoard],
  midway: [heavyLeaf, force, limitSwitch, overload, obstacle, gear],
  hot: [overload, heavyLeaf, capacitor, bearing, lowVoltage],
  breaker: [shortCircuit, jammed, board, overload],
  outage: [outageCause, release, board, power],
  rain: [wetPhotocell, wetBoard, wetWire, mud, swollen],
  leak: [seal, tooMuchGrease, crackedCase, bearing],
  lightning: [surge, boardPart, shortOnBoard, burntCoil],
  'burnt-board': [surge, dampBoard, shortOnBoard, boardPart],
  'burnt-motor': [burntCoil, overload, capacitor, heavyLeaf, surge],
  fallen: [wornRoller, missingStop, looseGuide, hit],
  trapped: [dirtyPhotocell, force, autoClose],
  'heavy-leaf': [heavyLeaf, bearing, lostBalance, loose],
  cable: [wornCable, wornPulley, lostBalance, spring],
  any: [dirtyPhotocell, heavyLeaf, limitSwitch, battery, capacitor, gear, bearing, force, power, board, loose],
};
