import type { GateKind } from './gate-kinds.ts';
import type { Spellings } from './spellings.ts';
import { keysOf } from '../text/keys-of.ts';
import type { SubjectTopic } from './subject-topic.ts';

/** A key of the vocabulary by which titles name a part. */
interface PartKey extends Spellings {
  /** What a title is that has it: of a gate, of this trade, or perhaps of another. */
  readonly tells: 'gate' | 'trade' | 'nothing';
}

export interface PartRow {
  /** Its Portuguese name, by which a title is understood too. */
  readonly name: string;
  /** What its visit is about: the leaf that is moved, what must not be run, or what gives the sign. */
  readonly visit: 'leaf' | 'still' | 'signal';
  readonly keys: Readonly<Record<string, PartKey>>;
  /** The only kind of gate that has it, so that who names the part names the kind. */
  readonly tellsKind: GateKind | null;
  /** Null where we sell it only in a repair. */
  readonly sold: { readonly titleWords: readonly string[]; readonly topic: SubjectTopic } | null;
}

type Rest = Partial<Omit<PartRow, 'name' | 'visit'>>;

function part(name: string, visit: PartRow['visit'], rest: Rest = {}): PartRow {
  return { name, visit, keys: {}, tellsKind: null, sold: null, ...rest };
}

/** Every part; those that are sold in the order of the menu. A new part is a row here. */
export const gateParts = {
  remote: part('controle remoto', 'signal', {
    keys: {
      controle: {
        tells: 'trade',
        words: 'controles, controlinho, controlinhos, controlo, controller',
        phrases: 'controle remoto, controles remotos, controle do portao, controle de portao, controle da garagem',
      },
      pilha: { tells: 'nothing', words: 'pilhas' },
    },
    sold: {
      titleWords: ['controle remoto', 'controles remotos', 'controle'],
      topic: {
        title: 'Controle remoto para portão',
        says: 'Preciso de um controle remoto para o meu portão.',
        namesGate: false,
      },
    },
  }),
  board: part('central de comando', 'still', {
    keys: {
      central: {
        tells: 'trade',
        words: 'placa, plaquinha, placas, centralina',
        phrases:
          'central de comando, placa de comando, placa eletronica, central eletronica, placa do motor, placa central, placa da central, modulo de comando, placa do portao, central do portao',
      },
    },
    sold: {
      titleWords: ['central de comando', 'central do portao', 'central ppa', 'placa', 'central eletronica'],
      topic: {
        title: 'Central de comando para portão',
        says: 'Preciso de uma central de comando para o meu portão.',
        namesGate: false,
      },
    },
  }),
  photocell: part('fotocélula', 'leaf', {
    keys: {
      fotocelula: {
        tells: 'gate',
        words: 'fotocelulas, fotocelola',
        phrases:
          'foto celula, foto celulas, sensor de presenca, sensor de barreira, barreira infravermelho, sensor infravermelho, sensor de fechamento, sensor fotoeletrico, olho magico do portao, olho do portao',
      },
      sensor: { tells: 'nothing', words: 'sensores' },
      antiesmagamento: { tells: 'trade', phrases: 'anti esmagamento' },
    },
    sold: {
      titleWords: ['fotocelula', 'sensor', 'barreira', 'antiesmagamento', 'anti esmagamento'],
      topic: { title: 'Fotocélula para portão', says: 'Quero uma fotocélula no meu portão.', namesGate: false },
    },
  }),
  battery: part('bateria', 'still', {
    keys: { bateria: { tells: 'nothing', words: 'baterias, nobreak, nobreack' } },
    sold: {
      titleWords: ['bateria', 'nobreak', 'no break'],
      topic: {
        title: 'Bateria para motor de portão',
        says: 'Quero uma bateria para o motor do meu portão.',
        namesGate: false,
      },
    },
  }),
  lock: part('fechadura elétrica', 'signal', {
    keys: { fechadura: { tells: 'nothing', words: 'fechaduras, fecho-eletrico, tranca' } },
    sold: {
      titleWords: ['fechadura', 'trava eletrica', 'trava para', 'trava de portao', 'travas'],
      topic: { title: 'Trava elétrica para portão', says: 'Quero uma trava elétrica no meu portão.', namesGate: false },
    },
  }),
  rack: part('cremalheira', 'leaf', {
    keys: {
      cremalheira: {
        tells: 'gate',
        words: 'cremalheiras, cremalera, cremaleira, cremalhera',
        phrases: 'regua dentada, trilho dentado, barra dentada, barra de dentes, trilho com dentes',
      },
    },
    tellsKind: 'sliding',
    sold: {
      titleWords: ['cremalheira'],
      topic: {
        title: 'Cremalheira para portão deslizante',
        says: 'Preciso de cremalheira para o meu portão de correr.',
        namesGate: true,
      },
    },
  }),
  leaf: part('folha', 'leaf'),
  rail: part('trilho', 'leaf', { keys: { trilho: { tells: 'trade', words: 'trilhos, canaleta' } } }),
  roller: part('roldana', 'leaf', {
    keys: {
      roldana: { tells: 'trade', words: 'roldanas, rodana, rodanas, rondana, rodinha, rodinhas, rodizio, roda' },
    },
  }),
  pinion: part('pinhão', 'leaf', { keys: { pinhao: { tells: 'trade', words: 'pinhoes, pinhaozinho' } } }),
  motor: part('motor', 'leaf', {
    keys: {
      motor: {
        tells: 'trade',
        words: 'motores, motorzinho, maquina, maquininha, automatizador, automatizadores, acionador, motorzao',
      },
    },
  }),
  gear: part('engrenagem', 'leaf', {
    keys: { engrenagem: { tells: 'nothing', words: 'engrenagens, coroa, engrenajem' } },
  }),
  capacitor: part('capacitor', 'still', {
    keys: { capacitor: { tells: 'nothing', words: 'capacitores, capacitador' } },
  }),
  'limit-switch': part('fim de curso', 'leaf', {
    keys: {
      fimdecurso: {
        tells: 'trade',
        phrases: 'fim de curso, fins de curso, fim do curso, chave de fim, sensor de fim',
      },
      ima: { tells: 'nothing', words: 'iman, imas, magnetico, magneto' },
    },
  }),
  release: part('desengate', 'leaf', {
    keys: {
      destravar: {
        tells: 'trade',
        words:
          'destrava, destravo, destravando, destravamento, desengatar, desengate, desengata, desbloquear, liberar, destranca, destrancar',
      },
    },
  }),
  stop: part('batente', 'leaf'),
  'push-button': part('botoeira', 'signal', {
    keys: { botoeira: { tells: 'trade', words: 'botao, botaozinho, pulsador, interruptor' } },
  }),
  receiver: part('receptor', 'signal', { keys: { receptor: { tells: 'nothing', words: 'receptora, receptores' } } }),
  antenna: part('antena', 'signal', { keys: { antena: { tells: 'nothing', words: 'antenas, anteninha' } } }),
  counterweight: part('contrapeso', 'still', {
    keys: { contrapeso: { tells: 'gate', words: 'contrapesos, pesos' } },
    tellsKind: 'tilting',
  }),
  cable: part('cabo de aço', 'still', {
    keys: {
      caboaco: {
        tells: 'trade',
        phrases: 'cabo de aco, cabos de aco, cabinho de aco, cabo do contrapeso, cabo do basculante',
      },
    },
  }),
  spring: part('mola', 'still', { keys: { mola: { tells: 'nothing', words: 'molas, espiral, espirais' } } }),
  arm: part('braço', 'still', { keys: { braco: { tells: 'nothing', words: 'bracos, haste, pistao' } } }),
  screw: part('fuso', 'leaf', { keys: { fuso: { tells: 'trade', words: 'rosca, sem-fim, parafuso' } } }),
  hinge: part('dobradiça', 'still', { keys: { dobradica: { tells: 'trade', words: 'dobradicas, gonzo' } } }),
  fuse: part('fusível', 'still', { keys: { fusivel: { tells: 'nothing', words: 'fusiveis' } } }),
  wiring: part('fiação', 'still', { keys: { fio: { tells: 'nothing', words: 'fios, fiacao, cabeamento' } } }),
  earthing: part('aterramento', 'still'),
  siren: part('sinaleira', 'still', {
    keys: {
      sinaleira: {
        tells: 'gate',
        words: 'sirene, sinalizador, giroflex, giroled, giratoria, bip, bipe, alarme-portao, semaforo',
      },
    },
  }),
  lamp: part('lâmpada', 'still'),
  intercom: part('interfone', 'signal', {
    keys: { interfone: { tells: 'nothing', words: 'porteiro, videoporteiro, interfones' } },
  }),
  belt: part('correia ou corrente', 'leaf', {
    keys: {
      correia: { tells: 'nothing', words: 'correias' },
      corrente: { tells: 'nothing', words: 'correntes' },
    },
  }),
  'record-button': part('botão de gravação', 'still'),
  'travel-button': part('botão de percurso', 'still'),
  led: part('LED da placa', 'still'),
  force: part('ajuste de força', 'still'),
} satisfies Readonly<Record<string, PartRow>>;

export type Part = keyof typeof gateParts;

export const partIds: readonly Part[] = keysOf(gateParts);

/** The service topics of what we sell, in the order of the menu. */
export const partTopics: readonly SubjectTopic[] = partIds.flatMap((id) => gateParts[id].sold?.topic ?? []);
