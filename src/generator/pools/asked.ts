import type { Pool } from '../page-context.ts';
import { parts, worthIt } from './answers.ts';
import type { SectionTexts } from './section-texts.ts';

export interface Balance {
  /** Where 'a favor' and 'contra' would not say what is weighed. */
  readonly forHeads?: Pool;
  readonly againstHeads?: Pool;
  readonly openings: Pool;
  readonly pros: Pool;
  readonly cons: Pool;
  readonly verdicts: Pool;
}

/** Both sides of what a 'Vale a pena…' asks about. */
export const balances = {
  motor: { openings: worthIt.openings, pros: worthIt.pros, cons: worthIt.cons, verdicts: worthIt.verdicts },
  part: { openings: parts.balanceOpenings, pros: parts.pros, cons: parts.cons, verdicts: parts.balanceVerdicts },
  brand: {
    openings: [
      ({ t }) => `Quem responde aqui vende ${t.brand}. Por isso pusemos também o que pesa contra.`,
      ({ t }) => `Vendemos e instalamos ${t.brand}, e a resposta tem dois lados.`,
      ({ t }) => `Para a maioria das casas, um ${t.brand} do tamanho certo atende. Veja quando não.`,
    ],
    pros: [
      ({ t }) => `São três limites de peso para escolher: ${t.modelWeights}.`,
      ({ t }) => `Há peça de reposição da linha ${t.brand}: engrenagem, placa e controle.`,
      ({ t }) => `O defeito de fabricação é coberto por ${t.warranty}.`,
      'A central usa código rolante, que não repete a senha.',
      ({ t }) => `O ${t.fastest.name} tem inversor: parte macio e freia antes do fim.`,
      ({ t }) => `A instalação está no preço, que vai de ${t.kitPrices}.`,
    ],
    cons: [
      'Controle e central são da mesma linha: os controles de outra marca não servem.',
      'Nenhuma marca corrige portão pesado, torto ou com roldana gasta.',
      ({ t }) => `Acima de ${t.heavyAbove}, os kits não servem e o orçamento é outro.`,
      ({ t }) => `Há revisão a fazer a cada ${t.maintenanceMonths}, como em qualquer motor.`,
      'Se o seu motor de outra marca ainda tem peça, o conserto pode sair mais barato.',
    ],
    verdicts: [
      'A marca pesa menos que o modelo certo e a boa regulagem.',
      'Compare o limite de peso, a peça de reposição e quem vai atender depois.',
      'Peça a mesma lista a outro fornecedor: modelo, peso, prazo, garantia e o que está incluído.',
    ],
  },
  speed: {
    openings: [
      ({ t }) => `A abertura rápida compensa para quem espera na rua: são ${t.fastest.opening} no ${t.fastest.name}, contra ${t.cheapest.opening} no ${t.cheapest.name}.`,
      ({ t }) => `Depende da sua rua e da sua folha. Entre o ${t.cheapest.name} e o ${t.fastest.name}, a espera cai de ${t.cheapest.opening} para ${t.fastest.opening}.`,
      'Motor rápido vale a pena em rua movimentada e portão em bom estado. Faltando um dos dois, pense melhor.',
    ],
    pros: [
      'O carro fica menos tempo parado na rua, na entrada e na saída.',
      'Em prédio, o ciclo curto escoa a fila da manhã.',
      ({ t }) => `O ${t.fastest.name} também é o mais forte da linha: move até ${t.fastest.maxGate}.`,
      'Com inversor, a folha parte macio e freia antes do fim, sem pancada.',
      'Na chuva ou à noite, a espera menor se sente todo dia.',
      ({ t }) => `O consumo não muda de modo que se note: a faixa é de ${t.power}, por menos tempo.`,
    ],
    cons: [
      ({ t }) => `Custa mais: ${t.fastest.price}, contra ${t.cheapest.price} do ${t.cheapest.name}.`,
      'Folha torta ou roldana gasta sofre mais em velocidade, e o acerto vem antes.',
      'Folha rápida pede fotocélula, sobretudo com criança ou bicho em casa.',
      'Em vila ou condomínio fechado, a pressa rende pouco.',
      'Vão muito largo demora mais em qualquer modelo, e a diferença encolhe.',
      'No basculante, a folha avança sobre a calçada: depressa, só com freada suave e aviso.',
    ],
    verdicts: [
      ({ t }) => `Rua movimentada, folha leve e alinhada: sim, o ${t.fastest.name} compensa. Rua calma e pouco uso: o ${t.cheapest.name} basta.`,
      'Cronometre o seu portão. Se a espera incomoda todo dia, a diferença de preço se paga em sossego.',
      'Antes de pagar pela velocidade, deixe a folha leve. Sem isso, nenhum motor anda bem.',
    ],
  },
  exchange: {
    forHeads: ['Quando trocar', 'A favor da troca', 'Casos de troca'],
    againstHeads: ['Quando consertar', 'A favor do conserto', 'Casos de conserto'],
    openings: [
      'Trocar compensa quando o conserto passa da metade do preço de um motor novo, ou quando falta peça.',
      'Primeiro defeito e peça à venda: conserte. Segundo defeito caro no ano, ou bobina queimada: faça a conta da troca.',
      'A resposta sai de duas contas lado a lado, a do conserto e a da troca.',
    ],
    pros: [
      'A bobina queimou ou a carcaça trincou.',
      'Já não existe peça para o modelo.',
      'O motor sempre foi pequeno para a folha e aquece em uso normal.',
      'É o segundo conserto caro no mesmo ano.',
      ofExchangePrice,
      'A rua pede rapidez que o motor atual não tem.',
    ],
    cons: [
      'O defeito é capacitor, engrenagem ou fim de curso, peças que se acham.',
      'É o primeiro defeito de um motor de poucos anos.',
      'A folha está pesada, e é ela que faz o motor parecer fraco.',
      'Só a central é antiga. Ela se troca sem o motor.',
      ({ t }) => `A manutenção típica custa de ${t.maintenancePrice}, bem menos que a troca.`,
    ],
    verdicts: [
      'Peça ao técnico as duas contas antes de decidir, e a causa do defeito junto.',
      'Seja qual for a escolha, acerte a folha antes: o motor novo não deve herdar o problema do antigo.',
      'Mande um vídeo e a foto da etiqueta: muitas vezes a resposta sai dali.',
    ],
  },
  used: {
    openings: [
      'Motor usado só compensa com procedência, peça à venda e alguém que o teste antes.',
      'O preço atrai, mas o usado vem sem garantia e com desgaste que não se vê por fora.',
      'Depende do que você sabe do motor: modelo, idade e por que saiu do outro portão.',
    ],
    pros: [
      'O desembolso inicial é menor.',
      'Pode servir de fonte de peças para um motor igual ao seu.',
      'Se o modelo ainda tem peça no mercado, o conserto é possível depois.',
    ],
    cons: [
      ({ t }) => `Não há ${t.warrantyPhrase}, como no motor novo.`,
      'A engrenagem gasta não aparece por fora.',
      'O antigo dono pode ter ficado com um controle: a memória precisa ser apagada.',
      'A instalação e a regulagem custam o mesmo trabalho que as de um novo.',
      'Modelo fora de linha para de vez na primeira placa queimada.',
    ],
    verdicts: [
      ({ t }) => `Compare com o kit novo mais simples, o ${t.cheapest.name}, de ${t.cheapest.price} com instalação.`,
      'Se for comprar usado, veja o motor funcionando com carga e confira se há placa e engrenagem à venda.',
      'Sem testar e sem saber a história dele, o barato costuma sair caro.',
    ],
  },
  safety: {
    openings: [
      'É seguro quando a força está bem regulada, a fotocélula funciona e o teste é feito todo mês.',
      'O risco não está no motor, e sim na regulagem esquecida e na proteção desligada.',
      'Bem instalado, o portão para diante de um obstáculo. Mal regulado, pode machucar.',
    ],
    pros: [
      'A central inverte a folha quando sente resistência.',
      'A fotocélula age antes do toque: o feixe cortado para o fechamento.',
      'O código rolante não repete a senha, e gravar o sinal na rua não adianta.',
      'O carro fica menos tempo parado na rua.',
      'A redução do motor segura a folha fechada.',
    ],
    cons: [
      'Força aumentada para vencer portão pesado anula a proteção.',
      'Sem fotocélula, a folha só para depois de encostar.',
      'Basculante com cabo desfiado pode cair, com motor ou sem motor.',
      'Criança com o controle na mão é risco em qualquer portão.',
      'Controle perdido continua abrindo o portão até ser apagado.',
    ],
    verdicts: [
      'Teste todo mês a parada com um pedaço de madeira no vão. Se a folha não voltar, desligue o disjuntor e chame o técnico.',
      'Fotocélula limpa, força no mínimo e vão à vista: com os três, o uso é seguro.',
      'Se a proteção falhou, deixe o disjuntor desligado e use o portão na mão até o conserto.',
    ],
  },
  photocell: {
    openings: [
      'Vale sempre que passa gente pelo vão, e com fechamento automático ela é indispensável.',
      'Em casa com criança, idoso ou bicho, é o melhor gasto depois do motor.',
      'Sim, na maioria dos portões: ela é a única proteção que age antes do toque.',
    ],
    pros: [
      'O feixe cortado para a folha antes que ela encoste em alguém.',
      'Permite ligar o fechamento automático com segurança.',
      'Protege também o carro que ainda está saindo.',
      'Instalada junto com o motor, aproveita a mesma visita e o mesmo caminho de fio.',
    ],
    cons: [
      'A lente suja ou desalinhada segura o portão aberto: pede pano seco e teste mensal.',
      'O sol direto na lente pode enganá-la, e a posição se escolhe no local.',
      'A central precisa ter entrada para ela.',
      'Um par só vê o que passa na altura dele. Caminhonete pode pedir outro, mais alto.',
    ],
    verdicts: [
      'Se o portão fecha sozinho, não use sem ela.',
      'O custo é pequeno perto do risco. Confirme pela foto se a central tem a entrada.',
      'Mesmo com ela, a força continua no mínimo e o teste do obstáculo continua mensal.',
    ],
  },
  battery: {
    openings: [
      ({ t }) => `Vale onde a luz cai com frequência ou onde alguém não consegue abrir na mão: são até ${t.batteryCycles} sem energia.`,
      'Em prédio e em casa de entrada única, sim. Onde a luz quase nunca falta, a chave costuma bastar.',
      'Depende de quantas vezes falta luz e de quem precisa abrir o portão.',
    ],
    pros: [
      ({ t }) => `O portão segue funcionando por até ${t.batteryCycles}.`,
      'Ninguém desce do carro no escuro para procurar a chave.',
      'Idoso, cadeirante ou gestante não depende de força para sair.',
      'Em comércio e prédio, evita fila na falta de luz.',
    ],
    cons: [
      'Nem toda central aceita: confirme pela foto da placa.',
      'A bateria envelhece parada e pede teste e troca de tempos em tempos.',
      'Nobreak de computador não serve para motor de portão.',
      'Com bateria, desligar o disjuntor não basta para abrir a tampa: ela também tem de ser desconectada.',
    ],
    verdicts: [
      'Se a luz cai a cada chuva, vale. Se quase nunca falta, treine o destravamento e guarde o dinheiro.',
      'Antes de comprar, saiba se a sua central aceita e onde a caixa ficará, em lugar seco.',
      'Quem tem uma só entrada deve pensar nela antes de precisar.',
    ],
  },
  lock: {
    openings: [
      'Vale em folha de abrir comprida, em chapa que pega vento e em portão já forçado.',
      'Em folha curta, o motor segura sozinho. Em folha longa, a trava tira dele esse esforço.',
      'Depende da largura da folha e do vento que ela recebe.',
    ],
    pros: [
      'Segura a ponta da folha, onde o empurrão tem mais alavanca.',
      'Poupa o braço e a engrenagem do motor.',
      'Dificulta o arrombamento.',
      'Em chapa cheia, tira do motor o esforço do vento.',
    ],
    cons: [
      'A central precisa de saída para trava ou de um módulo.',
      'O encaixe do piso enche de terra e pede limpeza.',
      'Dobradiça caída tira o pino do furo: a folha vem antes.',
      'Sem energia, é preciso a chave. Escolha modelo que a tenha por dentro.',
    ],
    verdicts: [
      'Folha larga ou rua com vento: sim. Portão de correr leve: em geral não precisa.',
      'Primeiro a dobradiça, depois a trava.',
      'Mande a largura da folha e uma foto, e dizemos se ela faz falta.',
    ],
  },
} satisfies Readonly<Record<string, Balance>>;

function ofExchangePrice({ t }: { readonly t: { readonly replaceMotorPrice: string } }): string {
  return `Em casa, a troca vai de ${t.replaceMotorPrice}, com motor novo e garantia.`;
}

/** 'Basculante ou deslizante?': the kinds of gate side by side. */
export const kindsAnswer = {
  headings: ['Os tipos, lado a lado', 'A diferença em uma tabela', 'Comparação dos tipos de portão', 'Deslizante, basculante e pivotante: o que muda'] satisfies Pool,
  openings: [
    'Nenhum é melhor em toda garagem. Quem decide é o espaço que você tem.',
    'O motor segue o portão: um não serve no lugar do outro. Compare o espaço, o cuidado e o risco.',
    'Com recuo ao lado, deslizante. Sem ele, basculante. Com espaço à frente, pivotante.',
  ] satisfies Pool,
  columns: ['O que comparar', 'Deslizante', 'Basculante', 'Pivotante'],
  rows: [
    ['Espaço que pede', ['recuo ao lado, do tamanho da folha', 'lado livre, do tamanho do vão'], ['altura sob o teto', 'teto livre e um pouco de calçada'], ['o arco da folha, sem carro', 'frente livre para a folha girar']],
    ['O que carrega o peso', ['roldanas sobre o trilho', 'as roldanas'], ['contrapesos e cabos de aço', 'cabos e contrapesos'], ['as dobradiças', 'dobradiças e colunas']],
    ['Como o motor puxa', ['pinhão e cremalheira', 'régua dentada na base da folha'], ['fuso e braço na coluna', 'fuso que move o braço'], ['um braço em cada folha', 'pistão ou braço articulado']],
    ['Cuidado de casa', ['varrer o trilho', 'trilho limpo e seco'], ['olhar os cabos, sem tocar', 'ver de longe se há cabo desfiado'], ['graxa nas dobradiças', 'dobradiça lubrificada e batente firme']],
    ['Só o técnico', ['alinhar a cremalheira', 'acertar a folga dos dentes'], ['cabo, mola e contrapeso', 'o equilíbrio da folha'], ['o ponto de fixação do braço', 'prumo e ponto do braço']],
  ] as const,
  verdicts: [
    'Se o portão já existe, o tipo dele decide o motor. A foto resolve a dúvida.',
    'Quem vai fazer o portão agora pode escolher pelo espaço e pela calçada.',
    'Na dúvida, mande a largura do vão, o recuo ao lado e a altura livre.',
  ] satisfies Pool,
};

/** 'Qual graxa usar?': what goes where, and where nothing does. */
export const greaseAnswer = {
  headings: ['O produto certo em cada peça', 'Onde vai graxa e onde não vai', 'Que lubrificante usar'] satisfies Pool,
  openings: [
    'Graxa branca na dobradiça, graxa de lítio no fuso e nada no trilho nem na cremalheira.',
    'Cada peça pede um produto, e duas não pedem graxa nem óleo: o trilho e a cremalheira.',
    'O desengripante solta ferrugem, mas não lubrifica. Depois dele vem a graxa certa.',
  ] satisfies Pool,
  columns: ['Peça', 'O que usar'],
  rows: [
    ['Dobradiças e pinos', ['graxa branca, em pouca quantidade', 'um pouco de graxa branca ou óleo de máquina']],
    ['Fuso do basculante', ['graxa de lítio em camada fina', 'camada fina de graxa à base de lítio, sem excesso']],
    ['Trilho', ['nada: só vassoura e pano', 'nenhum produto, só limpeza']],
    ['Cremalheira', ['nada: dente limpo e seco', 'seca e limpa, porque graxa segura areia']],
    ['Roldana blindada', ['nada', 'não recebe graxa']],
    ['Chave de destravamento', ['grafite em pó', 'pó de grafite no cilindro']],
    ['Dentro do motor', ['o que o fabricante indica, pelo técnico', 'só o técnico, com o produto do fabricante']],
  ] as const,
  verdicts: [
    'Desligue o disjuntor antes e deixe mola, cabo e contrapeso para o técnico.',
    'Tire a graxa velha com pano antes de pôr a nova, sempre com o disjuntor desligado.',
    'Pouca graxa no lugar certo vale mais que muita em todo lugar.',
  ] satisfies Pool,
};

/** Said first where the title speaks of a heavy gate. */
export const heavyLeads: Pool = [
  ({ t }) => `Até ${t.fastest.maxGate}, o ${t.fastest.name} dá conta. Acima de ${t.heavyAbove}, o projeto é de portão pesado e custa de ${t.heavyGatePrice}.`,
  ({ t }) => `Portão pesado se decide na balança: os kits vão até ${t.fastest.maxGate}, com o ${t.fastest.name}. Acima disso, motor e serviço custam de ${t.heavyGatePrice}.`,
  ({ t }) => `O mais forte dos kits, o ${t.fastest.name}, move até ${t.fastest.maxGate}. Folha mais pesada pede visita e projeto próprio.`,
];

/** 'Reforma de portão': the leaf, and not its motor. */
export const reformAnswer: { readonly leads: Pool; readonly section: SectionTexts } = {
  leads: [
    'Reformar um portão é devolver à folha o esquadro, o apoio e o movimento leve, antes de pensar no motor.',
    'A reforma compensa quando o quadro está reto e o desgaste ficou em roldana, dobradiça, trilho ou na barra de baixo.',
    'Portão velho nem sempre sai: se a estrutura está firme, trocam-se as peças que gastam.',
  ],
  section: {
    headings: ['O que a reforma recupera', 'A ordem da reforma', 'Antes do motor, a folha', 'Quando reformar e quando trocar a folha'],
    sentences: [
      [
        'Ferrugem que sai na lixa é superficial. A que deixa a chave de fenda atravessar a chapa pede corte e perfil novo.',
        'Diagonais diferentes mostram quadro fora de esquadro, e isso se corrige antes da pintura.',
        'Comece por baixo: a barra perto da água é a primeira a enferrujar.',
      ],
      [
        'Trilho, prumo das colunas e nível do piso vêm primeiro. Sem apoio reto, nenhuma solda dura.',
        'Roldana, dobradiça e cabo só saem com a folha escorada, porque portão solto cai sem aviso.',
        'Durante a solda, motor e placa ficam desligados e protegidos: a corrente da solda pode destruir a central.',
      ],
      [
        'Fechar a grade com chapa ou madeira muda o peso e o vento, e o motor antigo pode não bastar.',
        'No basculante, qualquer peso novo pede acerto dos contrapesos, por técnico.',
        ({ t }) => `Depois da reforma, compare o peso com o limite do motor: ${t.modelWeights}.`,
      ],
      [
        'O orçamento de serralheria sai depois de ver, separado do motor.',
        'Se a ferrugem atravessou o quadro, um portão novo sai melhor.',
        'No fim, o percurso e a força são regulados de novo, com o peso novo.',
      ],
    ],
  },
};

export const pilhaLeads: Pool = [
  'A pilha do controle se troca em casa, em poucos minutos, sem tocar no motor.',
  'Trocar a pilha é simples: o mesmo código da antiga, o polo do lado certo e os contatos limpos.',
  'Antes de comprar outro controle, troque a pilha: é a causa mais comum de alcance curto.',
];

/** What is asked for and not told: why not, and what to do instead. */
export const refusals: Readonly<Record<'bypass' | 'force' | 'weights', { readonly leads: Pool; readonly section: SectionTexts }>> = {
  bypass: {
    leads: [
      'Não desligue a fotocélula nem faça ponte nos fios: sem ela, o portão fecha sobre quem estiver no vão.',
      'Não ensinamos a anular o sensor. Se ele impede o fechamento, há sujeira, desalinhamento ou água, e é isso que se conserta.',
      'Sensor que incomoda quase sempre só está sujo ou torto. Anulá-lo tira a proteção de quem passa.',
    ],
    section: {
      headings: ['O que fazer em vez de desligar', 'Do pano seco ao técnico', 'Quando o sensor não deixa fechar'],
      sentences: [
        ['Limpe as duas lentes com pano seco e tire o que estiver na frente do feixe.', 'Comece pela lente, por folhas e por teias no caminho do feixe.', 'Veja se uma das peças saiu do lugar por batida ou por poste que cedeu.'],
        ['Se não resolver, desligue o disjuntor e use o portão na mão até a visita. No basculante, só com os cabos inteiros.', 'Até o conserto, deixe o automático desligado no disjuntor.', 'Sem o sensor em ordem, o fechamento automático não pode ficar ligado.'],
        ['O técnico alinha o par, confere os fios e testa o corte do feixe.', 'Água na lente ou no conector pede secagem e vedação, e às vezes uma peça nova.', 'No fim da visita, o feixe é cortado e a folha tem de parar.'],
      ],
    },
  },
  force: {
    leads: [
      'Não aumente a força: ela esconde o defeito da folha e faz o portão deixar de parar diante de uma pessoa.',
      'Mais força não conserta portão pesado. Só gasta a engrenagem e tira a proteção.',
      'A força certa é a menor que ainda move a folha. Se ela não basta, o defeito está na folha.',
    ],
    section: {
      headings: ['O que fazer em vez de aumentar a força', 'Onde está o esforço', 'A folha antes da força'],
      sentences: [
        ['Limpe o caminho da folha, com o disjuntor desligado.', 'Procure roldana gasta, dobradiça seca ou trilho torto.', 'Repare se a folha parou de andar leve depois de chuva, pintura ou reforma.'],
        ['Chapa ou madeira acrescentada muda o peso, e o motor pode ter ficado pequeno.', 'No basculante, folha pesada é contrapeso fora do ponto: serviço de técnico.', 'Tensão baixa e capacitor fraco também tiram força do motor.'],
        ['O técnico deixa a folha leve e só depois regula a força, com o teste do obstáculo na sequência.', 'Se a folha deixou de voltar no teste, desligue o disjuntor e chame.', 'A regulagem termina com a folha parando diante de um pedaço de madeira.'],
      ],
    },
  },
  weights: {
    leads: [
      'Mola, cabo e contrapeso não se ajustam em casa: guardam força bastante para ferir, mesmo com o disjuntor desligado.',
      'Não mexa em mola, cabo nem contrapeso. É serviço de técnico, com a folha escorada.',
      'A resposta honesta é não fazer: a folha pode cair com todo o peso quando se solta um cabo ou uma mola.',
    ],
    section: {
      headings: ['O que você pode fazer', 'De longe e sem ferramenta', 'Até o técnico chegar'],
      sentences: [
        ['Olhe de longe se há cabo desfiado, mola aberta ou folha torta.', 'Repare se a folha desce sozinha, sobe sozinha ou para torta.', 'Filme um ciclo de longe, se o portão ainda anda sem tranco.'],
        ['Se viu dano, pare de usar, desligue o disjuntor e afaste as pessoas.', 'Com cabo ou mola danificados, não destrave e não passe embaixo.', 'Deixe a folha como está e isole a área.'],
        ['O técnico escora a folha, acerta o peso e troca os cabos sempre em par.', 'O equilíbrio é testado a meia altura, com a folha segura, e só então o motor é ligado.', 'Depois do acerto, força e fim de curso são regulados de novo.'],
      ],
    },
  },
};
