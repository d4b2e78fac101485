import { capitalise } from '../../text/portuguese.ts';
import type { PageContext } from '../page-context.ts';
import type { Symptom } from '../symptoms.ts';
import { terms } from '../terms.ts';
import type { Description } from './descriptions.ts';

/** Descriptions of pages that may not be described like the others: complaints, refusals, other makers' motors, gates without a kit. */

/** 'abre', 'fecha', or both at once: what the title says that the gate does by itself. */
function movesAlone({ folded }: PageContext): string {
  const closes = folded.includes('fech');
  if (closes === folded.includes('abr')) return 'se move';
  return closes ? 'fecha' : 'abre';
}

/** What a page about such a complaint answers, for search results. */
export const symptomDescriptions: Readonly<Partial<Record<Symptom, readonly Description[]>>> = {
  rain: [
    (c) => `Portão com defeito na chuva ${c.place.in}: água na fotocélula, na emenda ou na placa. O que conferir sem risco e quando chamar.`,
    (c) => `Chuva e portão automático ${c.place.in}: onde a água entra, o que você pode conferir e o que é do técnico.`,
  ],
  'burnt-board': [
    (c) => `Placa de portão queimada ${c.place.in}: o que a queima, quando tem conserto e o que medir antes da troca.`,
    (c) => `Placa queimada ${c.place.in}: raio, umidade, inseto ou curto. Saiba o que fazer e o que não tocar.`,
  ],
  fallen: [
    (c) => `Portão fora do trilho ${c.place.in}: o risco, o que fazer de longe e por que a folha escapou.`,
    (c) => `Folha solta ou fora do lugar ${c.place.in}: desligue o disjuntor, isole a área e veja como o técnico recoloca.`,
  ],
  trapped: [
    (c) => `Alguém preso no portão ${c.place.in}: o socorro primeiro, o que desligar e o que conferir antes de voltar a usar.`,
    (c) => `Acidente com portão ${c.place.in}: a quem ligar, o que não tocar e como evitar que se repita.`,
  ],
  'heavy-leaf': [
    (c) => `Portão pesado na mão ${c.place.in}: de onde vem o peso, o que conferir e o que fica só para o técnico.`,
    (c) => `Folha de portão pesada ${c.place.in}: roldana, dobradiça ou contrapeso. Veja o que fazer antes do motor.`,
  ],
  lightning: [
    (c) => `Motor de portão queimado por raio ${c.place.in}: o que costuma ter conserto, o que medir e como proteger a placa nova.`,
    (c) => `Raio queimou o portão ${c.place.in}? Placa, fonte ou bobina: veja o que se conserta e o que se troca.`,
  ],
  'burnt-motor': [
    (c) => `Motor de portão queimado ${c.place.in}: como saber se foi a bobina, o que causou e quando a troca compensa.`,
    (c) => `Motor queimado ${c.place.in}: bobina, capacitor ou esforço? O que fazer agora e o que o técnico mede.`,
  ],
  cable: [
    (c) => `Cabo, mola ou contrapeso de portão ${c.place.in}: pare de usar, não destrave e veja como a troca é feita.`,
    (c) => `Cabo ou mola do portão ${c.place.in}: o risco, o que fazer de longe e como o técnico troca a peça.`,
  ],
  alone: [
    (c) => `Portão que ${movesAlone(c)} sozinho ${c.place.in}: botão, fio, ${movesAlone(c) === 'fecha' ? 'pausa da central' : 'controle na memória'} ou placa. O que fazer e o que o técnico confere.`,
    (c) => `Portão que ${movesAlone(c)} sozinho ${c.place.in}: como deixar a casa segura e as causas, do botão preso à placa.`,
  ],
  noise: [
    (c) => `Portão com barulho ${c.place.in}: de onde vem cada som, o que conferir sem risco e o que fica para o técnico.`,
    (c) => `Barulho no portão ${c.place.in}: ferragem ou motor? As causas, uma por uma, e o que cada peça gasta faz ouvir.`,
  ],
  'not-closing': [
    (c) => `Portão que não fecha ${c.place.in}: fotocélula, obstáculo ou fim de curso? O que conferir e quando chamar o técnico.`,
    (c) => `Portão que abre e não fecha ${c.place.in}: as causas, da lente suja à placa, e o que fica para o técnico.`,
  ],
  'not-opening': [
    (c) => `Portão que não abre ${c.place.in}: controle, energia, destravamento ou motor? O que conferir e quando chamar o técnico.`,
    (c) => `Portão travado ou sem resposta ${c.place.in}: as causas, do disjuntor à engrenagem, e o que pede técnico.`,
  ],
  slow: [
    (c) => `Portão lento ${c.place.in}: atrito na folha, capacitor ou tensão baixa? O que conferir e o que é do técnico.`,
    (c) => `Portão que ficou devagar ${c.place.in}: o que segura a folha, o que enfraquece o motor e quem deve mexer.`,
  ],
  remote: [
    (c) => `Controle de portão que falha ${c.place.in}: pilha, antena ou memória da central? O que testar antes de comprar outro.`,
    (c) => `Controle do portão não funciona ${c.place.in}? As causas, da pilha ao receptor, e o que testar em casa.`,
  ],
  reversing: [
    (c) => `Portão que fecha e volta ${c.place.in}: obstáculo, fotocélula, folha que prende ou força. O que é do técnico.`,
    (c) => `Portão que volta sozinho ${c.place.in}: o que a proteção sentiu, o que limpar e o que só o técnico regula.`,
  ],
  midway: [
    (c) => `Portão que para no meio ${c.place.in}: folha que prende, fim de curso ou calor? O que conferir e o que é do técnico.`,
    (c) => `Portão parado no meio do caminho ${c.place.in}: as causas mais comuns e o que o ponto da parada mostra.`,
  ],
  hot: [
    (c) => `Motor de portão esquentando ${c.place.in}: esforço, uso seguido ou tensão baixa? O que fazer e o que o técnico mede.`,
    (c) => `Motor de portão quente demais ${c.place.in}: o que o faz aquecer e o que ver na folha antes de trocar o motor.`,
  ],
  breaker: [
    (c) => `Portão que derruba o disjuntor ${c.place.in}: curto, motor travado ou placa? O que observar e o que não tocar.`,
    (c) => `Disjuntor que cai com o portão ${c.place.in}: as causas, por que não insistir e o que o técnico mede.`,
  ],
  outage: [
    (c) => `Portão sem luz ${c.place.in}: o que desligar primeiro, como abrir com segurança e quando chamar o plantão.`,
    (c) => `Falta de energia e portão parado ${c.place.in}: o que fazer com segurança, passo a passo, até a luz voltar.`,
  ],
};

export const refusalDescriptions = {
  bypass: [
    (c) => `Fotocélula que não deixa fechar ${c.place.in}: o que limpar, o que conferir e por que não desligar o sensor.`,
    (c) => `Sensor do portão ${c.place.in}: por que não anular e o que fazer para o portão voltar a fechar com segurança.`,
  ],
  force: [
    (c) => `Força do motor de portão ${c.place.in}: por que não aumentar, onde está o esforço e o que o técnico regula.`,
    (c) => `Mais força no portão ${c.place.in}? Veja por que não resolve e como deixar a folha leve com segurança.`,
  ],
  pilha: [
    (c) => `Como trocar a pilha do controle do portão ${c.place.in}: o código certo, o polo, os contatos e o teste.`,
    (c) => `Pilha do controle de portão ${c.place.in}: a troca passo a passo e o que fazer se ele não voltar a funcionar.`,
  ],
} as const satisfies Readonly<Record<string, readonly Description[]>>;

export const greaseDescriptions: readonly Description[] = [
  (c) => `Que graxa usar no portão ${c.place.in}: o produto certo para dobradiça, fuso e chave, e onde não vai nada.`,
  (c) => `Lubrificação de portão ${c.place.in}: onde vai graxa, onde não vai e o que fica para o técnico.`,
];

export const reformDescriptions: readonly Description[] = [
  (c) => `Reforma de portão ${c.place.in}: o que se recupera, em que ordem e quando uma folha nova sai melhor.`,
  (c) => `Reforma de portão ${c.place.in}: o que se aproveita, o que se troca e o que vem antes do motor.`,
];

export const kindsDescriptions: readonly Description[] = [
  (c) => `Deslizante, basculante ou pivotante ${c.place.in}: compare espaço, cuidado e risco de cada tipo de portão.`,
  (c) => `Qual tipo de portão serve ${c.place.in}? Deslizante, basculante e pivotante lado a lado, em uma tabela.`,
];

export const otherBrandDescriptions: readonly Description[] = [
  (c) => `Motor ${c.otherBrand} ${c.place.in}: vendemos e instalamos ${c.t.brand} e fazemos manutenção de outras marcas, sem vínculo com a fabricante.`,
  (c) => `Motor ${c.otherBrand} ${c.place.in}? Somos independentes: instalamos ${c.t.brand} e avaliamos o conserto do que você já tem.`,
  (c) => `Motor ${c.otherBrand} ${c.place.in}: o que consertamos e quando a troca por ${c.t.brand} compensa.`,
];

export const outsideDescriptions: readonly Description[] = [
  (c) => `${capitalise(c.subject.name)} ${c.place.in}: como funciona, o que costuma falhar e o que confirmar por foto antes.`,
  (c) => `${capitalise(c.subject.name)} ${c.place.in}: o que conferir, quais os riscos e o que atendemos.`,
  (c) => `${capitalise(c.subject.name)} ${c.place.in}: veja o que atendemos.`,
  (c) => `${capitalise(c.subject.name)} ${c.place.in}: fica fora dos nossos kits. Veja como o conjunto funciona e mande uma foto para avaliação.`,
];

function askedTerm({ term, subject }: PageContext): string {
  return capitalise(term === null ? subject.name : terms[term].noun.name);
}

export const definitionDescriptions: readonly Description[] = [
  (c) => `O que é e para que serve, em palavras simples. ${askedTerm(c)} ${c.place.in}: função, cuidados e limites.`,
  (c) => `${askedTerm(c)} ${c.place.in}: o que é, para que serve e o que um dono de portão precisa saber.`,
  (c) => `${askedTerm(c)} ${c.place.in}: o que é e para que serve no seu portão.`,
];
