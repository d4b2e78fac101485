import type { Mechanism } from '../nouns.ts';
import { ofLine, type PageContext, type Pool } from '../page-context.ts';

/** An ordered procedure: every entry is one step with its wordings; steps marked optional may be left out. */
interface Step {
  readonly wordings: Pool;
  readonly optional?: true;
}

export interface Procedure {
  readonly headings: Pool;
  readonly introductions: Pool;
  readonly steps: readonly Step[];
  readonly closings: Pool;
}

const breakerOff: Step = {
  wordings: [
    'Desligue o disjuntor do motor e confirme que o controle não responde.',
    'Corte a energia no disjuntor do portão antes de tocar em qualquer peça.',
    'No quadro, desligue o disjuntor do motor. Depois, teste o controle: nada pode se mover.',
    'Comece pela energia: disjuntor do portão desligado.',
  ],
};

/** A leaf that hangs from cables or springs falls when they are broken and the motor lets it go. */
function ifSound({ mechanism }: PageContext): string {
  return mechanism === 'sliding' || mechanism === 'swing' ? '' : ' Com cabo ou mola partidos, não destrave.';
}

const releaseAndMove: Step = {
  wordings: [
    (page) => `Destrave o motor com a chave e mova a folha com a mão, de ponta a ponta.${ifSound(page)}`,
    (page) => `Solte o motor e sinta a folha: ela deve andar leve no curso todo.${ifSound(page)}`,
    (page) => `Com o motor destravado, leve a folha até o fim e volte, sem forçar.${ifSound(page)}`,
    (page) => `Gire a chave de destravamento e veja se a folha agarra em algum ponto.${ifSound(page)}`,
  ],
};

const moveLeaf: Step = {
  wordings: [
    'Mova a folha com a mão, de ponta a ponta. Ela deve andar leve.',
    'Teste a folha na mão, no curso todo, e repare onde ela pesa.',
    'Leve a folha até o fim e volte, procurando onde agarra.',
    'Com a mão, leve a folha devagar de um lado ao outro. Onde prender, acerte.',
  ],
};

const setForce: Step = {
  wordings: [
    'Regule a força no mínimo que ainda move a folha sem falhar.',
    'Ajuste a força de baixo para cima, até a folha fechar bem.',
    'Acerte a força e a velocidade, com a freada antes do fim.',
    'A força fica baixa: a folha deve voltar ao encontrar resistência.',
  ],
};

const testObstacle: Step = {
  wordings: [
    'Teste a parada com um pedaço de madeira no vão. A folha tem de voltar.',
    'Ponha um obstáculo no caminho, longe do corpo, e veja a folha inverter.',
    'Faça o teste de antiesmagamento antes de liberar o uso.',
    'Só libere o uso depois de ver a folha parar e voltar diante de um obstáculo.',
  ],
};

const recordTravel: Step = {
  wordings: [
    'Com o vão livre, grave o percurso: a folha faz um curso completo para a central aprender.',
    'Deixe a central aprender o caminho, com uma abertura e um fechamento inteiros.',
    'Grave o percurso e observe de longe o primeiro curso completo.',
    'Faça o aprendizado do percurso sem ninguém na passagem.',
  ],
};

const recordRemotes: Step = {
  wordings: [
    'Grave os controles na central e teste cada um.',
    'Cadastre os controles, um por vez, e confira o alcance de dentro do carro.',
    'Grave um controle de cada vez e anote de quem é.',
    'Grave os controles e teste cada um ao lado do morador.',
  ],
};

const teach: Step = {
  optional: true,
  wordings: [
    'Mostre a todos da casa o disjuntor e o destravamento.',
    'Explique ao morador o destravamento e o botão de parar.',
    'No fim, o morador faz um destravamento completo, com o técnico ao lado.',
    'Deixe a chave e o manual em lugar conhecido.',
  ],
};

const electricRun: Step = {
  wordings: [
    'Com o disjuntor desligado, passe os fios por eletroduto até o ponto de força, com terra.',
    'Leve a energia em duto fechado, com disjuntor só para o motor.',
    'Com o quadro desligado, o técnico liga o motor a um circuito próprio, com fio terra.',
    'A ligação vai em duto, longe do caminho da folha, com aterramento.',
  ],
};

const photocellStep: Step = {
  optional: true,
  wordings: [
    'Monte a fotocélula na altura do para-choque e alinhe o par.',
    'Se houver fotocélula, fixe uma diante da outra e limpe as lentes.',
    'Alinhe a fotocélula e corte o feixe para testar.',
    'Instale a fotocélula antes de ligar o fechamento automático.',
  ],
};

const installationIntroductions: Pool = [
  ({ t }) => `Em um portão comum, o serviço do técnico leva de ${t.installationHours}.`,
  'Esta é a ordem que o técnico segue: cada passo prepara o seguinte.',
  'É serviço de técnico, mas vale saber o que será feito.',
  ({ t }) => `O técnico precisa de ${t.installationHours} e da garagem livre.`,
  'O técnico cuida primeiro da ferragem, depois do motor e por fim da central.',
  ({ t }) => `O técnico leva de ${t.installationHours} em um portão comum e até ${t.heavyInstallationHours} em folha acima de ${t.heavyAbove}.`,
];

const installationClosings: Pool = [
  'Só depois do teste de obstáculo o portão é liberado.',
  'Contrapeso, mola e parte elétrica são serviço de profissional.',
  ({ t }) => `O kit sai com ${t.warrantyPhrase}.`,
  'A instalação está no preço do kit.',
  ({ t }) => `A primeira revisão vem ${t.maintenanceMonths} depois.`,
  'Qualquer acerto de ferragem é combinado antes de começar.',
];

const installationHeadings: Pool = [
  'Passo a passo da instalação',
  ({ gate }) => `Como se instala o motor no ${gate.name}`,
  'O dia da instalação',
  'Da caixa ao portão aberto',
  'A instalação, em ordem',
  ({ place }) => `Como é a instalação ${place.in}`,
  'O que a equipe faz',
];

/** The steps that differ by the kind of gate stand between the checks before and the adjustment after. */
const mounting: Readonly<Record<Mechanism, readonly Step[]>> = {
  sliding: [
    {
      wordings: [
        'Limpe e nivele o trilho, e confira roldanas, guia e batentes.',
        'Confira trilho, roldanas e batentes. O que estiver gasto se troca agora.',
        'Acerte o trilho e prenda batentes firmes dos dois lados.',
      ],
    },
    {
      wordings: [
        'Fixe a base do motor no piso, paralela à folha e acima da linha da água.',
        'Chumbe a base do motor no nível, ao lado do trilho.',
        'A base vai firme no concreto, alta o bastante para não pegar enxurrada.',
      ],
    },
    {
      wordings: [
        'Prenda a cremalheira na folha, com folga de 1 a 2 mm sobre o pinhão.',
        'Monte a cremalheira de ponta a ponta, sem apoiar no pinhão: a folga é de 1 a 2 mm.',
        'Alinhe a cremalheira barra por barra e confira a folga de 1 a 2 mm em todo o curso.',
      ],
    },
    {
      wordings: ['Posicione os fins de curso nas duas pontas.', 'Marque abertura e fechamento com os fins de curso.', 'Prenda os ímãs de fim de curso um pouco antes dos batentes.'],
    },
  ],
  tilting: [
    {
      wordings: [
        'O técnico equilibra a folha: a meia altura, com o motor solto, ela deve ficar parada.',
        'O técnico acerta os contrapesos até a folha parar no meio do caminho.',
        'Confira cabos, braços e contrapesos antes de prender o motor.',
      ],
    },
    {
      wordings: [
        'Fixe o acionador no prumo, em uma das colunas.',
        'Prenda o trilho do fuso na coluna, firme e no prumo.',
        'A coluna recebe o acionador com reforço de ferro onde a chapa é fina.',
      ],
    },
    {
      wordings: [
        'Ligue o braço do motor ao braço do portão, sem folga no pino.',
        'Monte o braço no ponto em que ele puxa sem torcer a folha.',
        'O braço entra com pino justo e graxa limpa no fuso.',
      ],
    },
    {
      wordings: ['Regule o fim de curso de cima e o de baixo.', 'Ajuste os fins de curso para a folha parar sem pancada.', 'Marque o ponto alto e o baixo, com a folha chegando devagar.'],
    },
  ],
  swing: [
    {
      wordings: [
        'Acerte dobradiças e prumo, e ponha batente firme no piso.',
        'Confira se a folha não arrasta e se a coluna está firme.',
        'Reforce o ponto da folha em que o braço será preso.',
      ],
    },
    {
      wordings: [
        'Marque na coluna o ponto do motor, pela medida da dobradiça.',
        'Fixe o suporte na coluna, na distância que o ângulo de abertura pede.',
        'Prenda o suporte no concreto são, nunca só no reboco.',
      ],
    },
    {
      wordings: [
        'Prenda o braço na folha e faça o curso com a mão, para ver se nada encosta.',
        'Monte o braço em nível e teste a abertura completa com o motor solto.',
        'Ligue o braço à folha sem forçar a dobradiça.',
      ],
    },
    {
      wordings: ['Com duas folhas, ajuste na central o atraso entre elas.', 'Defina qual folha abre primeiro e fecha por último.', 'Em folha larga, some a trava elétrica e teste o encaixe.'],
    },
  ],
  overhead: [
    { wordings: ['Confira molas, cabos e roldanas com a folha fechada.', 'Veja se a folha para a meia altura: é o sinal de mola certa.', 'O técnico acerta trilhos e molas antes de levar o motor ao teto.'] },
    { wordings: ['Fixe o trilho do motor no teto, no centro do vão.', 'Suspenda o motor no eixo da folha, com suporte firme.', 'Prenda o motor na laje ou em perfil de ferro.'] },
    { wordings: ['Ligue o carrinho ao topo da folha e ajuste a corrente ou a correia.', 'Monte o braço entre o carrinho e o painel de cima.', 'Estique a correia sem exagero e prenda o carrinho à folha.'] },
  ],
  rolling: [
    { wordings: ['Confira eixo, guias e lâminas, com a folha toda aberta.', 'Veja se as lâminas correm livres nas guias.', 'Acerte lâmina amassada e guia torta antes do motor.'] },
    { wordings: ['Monte o motor na ponta do eixo e trave o suporte.', 'Prenda o motor ao eixo, alinhado e firme.', 'Fixe o suporte do motor na parede, no nível do eixo.'] },
    { wordings: ['Regule os fins de curso de cima e de baixo.', 'Ajuste a parada no alto e no piso.', 'Marque os dois fins de curso e suba devagar na primeira vez.'] },
  ],
  any: [
    {
      wordings: [
        'Confira a ferragem da folha: trilho, dobradiça ou contrapeso, conforme o tipo.',
        'Acerte o que segura a folha antes de prender o motor.',
        'Veja prumo, nível, solda e batente. O que estiver gasto se resolve agora.',
      ],
    },
    {
      wordings: [
        'Fixe o motor em base firme, no piso ou na coluna.',
        'Prenda o motor em concreto ou ferro, no nível e sem calço improvisado.',
        'Marque o lugar do motor com a folha fechada e fixe sem pressa.',
      ],
    },
    {
      wordings: [
        'Ligue o motor à folha: cremalheira no portão de correr, braço nos outros.',
        'Monte a transmissão e faça um curso com a mão, para ver se nada força.',
        'Una motor e folha sem folga demais nem aperto demais.',
      ],
    },
    {
      wordings: ['Ajuste os fins de curso nas duas pontas.', 'Marque onde a folha deve parar, aberta e fechada.', 'Ponha os fins de curso um pouco antes dos batentes.'],
    },
  ],
};

export function installationProcedure(mechanism: Mechanism): Procedure {
  return installations[mechanism];
}

function installationOf(mechanism: Mechanism): Procedure {
  return {
    headings: installationHeadings,
    introductions: installationIntroductions,
    steps: [moveLeaf, ...mounting[mechanism], electricRun, recordTravel, setForce, photocellStep, testObstacle, recordRemotes, teach],
    closings: installationClosings,
  };
}

const installations: Readonly<Record<Mechanism, Procedure>> = {
  sliding: installationOf('sliding'),
  tilting: installationOf('tilting'),
  swing: installationOf('swing'),
  overhead: installationOf('overhead'),
  rolling: installationOf('rolling'),
  any: installationOf('any'),
};

export const programmingProcedure: Procedure = {
  headings: ['Passo a passo da programação', 'Como gravar o controle e o percurso', 'Programação na ordem certa', ofLine(({ t }) => `Programar o motor ${t.brand}, passo a passo`), 'Do botão da placa ao controle'],
  introductions: [
    'Tenha o portão à vista e o vão livre durante todo o processo.',
    'O nome dos botões e os tempos mudam de placa para placa. Se o manual da sua disser outra coisa, vale o manual.',
    'Leia tudo antes de começar e tenha o controle com pilha boa.',
    'A placa trabalha com energia durante a gravação: só toque nos botões.',
    'Separe um controle por vez, para não gravar o errado.',
  ],
  steps: [
    {
      wordings: [
        'Desligue o disjuntor, abra a tampa e localize os botões da placa. Depois religue, sem tocar nos fios.',
        'Com o disjuntor desligado, tire a tampa e ache o botão de programação no manual. Religue a energia em seguida.',
        'Corte a energia, abra a tampa, identifique os botões e só então religue.',
      ],
    },
    {
      optional: true,
      wordings: [
        ofLine(({ t }) => `Para apagar todos os controles, na placa ${t.brand}, segure o botão de programação por ${t.eraseRemotes}, até o sinal da placa.`),
        ofLine(({ t }) => `Se quiser limpar a memória da placa ${t.brand}, mantenha o botão de programação apertado por ${t.eraseRemotes}.`),
        ofLine(({ t }) => `Controle perdido? Apague todos: na placa ${t.brand}, são ${t.eraseRemotes} no botão de programação.`),
      ],
    },
    {
      wordings: [
        'Aperte e solte o botão de programação. A luz da placa mostra que ela espera um controle.',
        'Toque no botão de programação e veja a luz indicar o modo de gravação.',
        'Ponha a placa em modo de gravação com um toque no botão de programação.',
      ],
    },
    {
      wordings: [
        'Aperte no controle o botão que vai usar e espere a luz confirmar.',
        'Pressione o botão escolhido do controle até a placa responder.',
        'Acione o controle, uma vez, com o botão que ficará para o portão.',
      ],
    },
    {
      wordings: ['Repita com cada controle e saia do modo de gravação.', 'Faça o mesmo com os outros e encerre a gravação.', 'Grave os demais, um a um, e deixe a placa voltar ao normal.'],
    },
    {
      wordings: [
        ofLine(({ t }) => `Para regravar o percurso na placa ${t.brand}, segure o botão próprio por ${t.clearTravel} e acione o controle.`),
        ofLine(({ t }) => `Se a folha para no lugar errado, limpe o percurso: na placa ${t.brand}, ${t.clearTravel} no botão indicado, e depois um curso completo.`),
        ofLine(({ t }) => `Na placa ${t.brand}, o percurso se limpa com ${t.clearTravel} no botão certo. Em seguida a folha aprende o caminho.`),
      ],
    },
    {
      wordings: [
        'Deixe a folha abrir e fechar inteira, sem interromper e sem ninguém no vão.',
        'Acompanhe de longe uma abertura e um fechamento completos.',
        'Espere o curso completo terminar antes de apertar de novo.',
      ],
    },
    setForce,
    testObstacle,
    { wordings: ['Desligue o disjuntor, feche a tampa e religue.', 'Com a energia cortada, recoloque a tampa bem vedada e religue.', 'Feche a tampa com o disjuntor desligado, religue e faça um último teste.'] },
  ],
  closings: [
    'Se a luz da placa não responder, pare e chame o técnico.',
    'Anote qual botão ficou com cada portão.',
    'Guarde um controle reserva já gravado.',
    'Depois de gravar, teste o alcance da rua.',
    'Se o controle novo não grava, confira se ele é da mesma linha da placa.',
  ],
};

export const maintenanceProcedure: Procedure = {
  headings: ['Passo a passo da revisão', 'Como revisar o portão', 'O que conferir, em ordem', 'Revisão em casa, sem risco', 'A rotina de cuidado'],
  introductions: [
    ({ t }) => `A revisão completa vem a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}. Entre uma e outra, faça o básico.`,
    'Em casa, limpe e observe. Regulagem e parte elétrica ficam com o técnico.',
    'Meia hora basta para a parte que cabe a você.',
    'A ordem vai do mais seguro ao que pede técnico.',
  ],
  steps: [
    breakerOff,
    releaseAndMove,
    {
      wordings: [
        'Limpe o caminho da folha: terra, pedra e folha seca.',
        'Varra e passe um pano no que corre ou gira.',
        'Tire a graxa velha com pano antes de pôr a nova.',
      ],
    },
    {
      wordings: [
        'Procure folga, ferrugem e solda trincada na ferragem.',
        'Olhe cabo, dobradiça ou roldana, conforme o tipo de portão.',
        'Balance a folha de leve: jogo demais é peça gasta.',
      ],
    },
    {
      wordings: [
        'Ponha pouca graxa nos pontos de giro e deixe a central seca.',
        'Lubrifique eixos e rolamentos, sem encostar na placa.',
        'Use graxa própria, em pouca quantidade, só onde há atrito.',
      ],
    },
    { wordings: ['Reaperte a base do motor e os suportes.', 'Confira os parafusos da fixação, um por um.', 'Aperte o que a vibração soltou, menos em mola, cabo e contrapeso.'] },
    { optional: true, wordings: ['Limpe as lentes da fotocélula com pano seco.', 'Confira se a fotocélula está limpa e alinhada.', 'Passe pano seco na fotocélula e na sinaleira.'] },
    { wordings: ['Trave o motor, religue o disjuntor e faça um curso completo.', 'Trave o motor, religue a energia e observe o portão abrir e fechar.', 'Com o motor travado de novo, ligue e escute.'] },
    testObstacle,
  ],
  closings: [
    ({ t }) => `A visita do técnico custa de ${t.maintenancePrice}.`,
    'Contrapeso, mola, cabo e placa não são serviço de fim de semana.',
    'Se o som mudou depois da limpeza, chame.',
    'Anote a data em uma etiqueta na tampa do motor.',
  ],
};

export const diagnosisProcedure: Procedure = {
  headings: ['Como achar o defeito, passo a passo', 'Portão, motor, central ou energia', 'O diagnóstico em ordem', 'Descubra onde está o problema', 'Do mais simples ao mais sério'],
  introductions: [
    'Vá do simples ao difícil e pare quando a causa aparecer.',
    'Nada disto pede abrir o motor.',
    'Cada passo elimina uma causa.',
    'Faça com o vão livre e sem pressa.',
  ],
  steps: [
    { wordings: ['Teste outro controle e troque a pilha do que falhou.', 'Comece pelo controle: pilha nova e outro controle para comparar.', 'Veja se a botoeira funciona. Se sim, o problema é o controle.'] },
    { wordings: ['Olhe o quadro: o disjuntor do portão caiu?', 'Confira se há energia na tomada do motor.', 'Veja se o disjuntor está ligado. Se cair de novo, não insista.'] },
    breakerOff,
    releaseAndMove,
    {
      wordings: [
        'Se a folha pesa, o defeito está na ferragem: chame para acertar antes de mexer no motor.',
        'Folha dura na mão é roldana, dobradiça ou contrapeso, e não motor.',
        'Folha leve e motor mudo apontam para a parte elétrica.',
      ],
    },
    { wordings: ['Limpe a fotocélula e veja se algo corta o feixe.', 'Confira a fotocélula: lente suja segura o portão aberto.', 'Tire folhas e teias da frente da fotocélula.'] },
    {
      wordings: [
        'Trave o motor, religue e escute: zumbido sem movimento é motor forçado. Desligue na hora.',
        'Com o motor travado e a energia de volta, repare no som e no ponto em que a folha para.',
        'Trave o motor, religue o disjuntor, acione uma vez e filme o que acontece.',
      ],
    },
    { wordings: ['Se uma luz da central pisca e se vê de fora, conte as piscadas e mande com o vídeo.', 'Mande o vídeo e a foto da etiqueta do motor.', 'Conte o que viu: isso define a peça que o técnico leva.'] },
  ],
  closings: [
    ({ t }) => `Se prendeu o carro, o plantão atende ${t.emergency}.`,
    'Cheiro de queimado encerra o teste: disjuntor desligado.',
    'Não aumente a força para vencer a falha.',
    'Achada a causa, o conserto costuma ser menor do que se temia.',
  ],
};

export const emergencyProcedure: Procedure = {
  headings: ['O que fazer agora, passo a passo', 'Como soltar o portão com segurança', 'Primeiros passos na emergência', 'Até o técnico chegar'],
  introductions: ['Calma: quase todo portão parado, com cabos e folha no lugar, abre na mão.', 'Siga a ordem e não pule o disjuntor.', 'Afaste quem estiver perto da folha.', 'Faça só o que puder fazer com segurança.'],
  steps: [
    breakerOff,
    { wordings: ['Veja se a folha está no lugar. Torta ou pendurada, não toque.', 'Olhe cabo, mola e trilho. Algo partido? Pare aqui e espere.', 'Confira de longe se nada saiu do trilho ou da dobradiça.'] },
    releaseAndMove,
    { wordings: ['Mova a folha devagar, sem ficar no caminho dela.', 'Empurre com calma, com os dedos longe das frestas.', 'Abra só o que precisa para tirar o carro.'] },
    { wordings: ['Feche com a mão e prenda com cadeado ou corrente.', 'Deixe a folha fechada e travada até a visita.', 'Com a folha no lugar, ponha uma trava provisória.'] },
    { wordings: ['Chame o plantão com vídeo, foto da etiqueta e endereço.', 'Mande a localização, o vídeo e o que aconteceu antes.', 'Diga por mensagem se o portão ficou aberto ou fechado.'] },
  ],
  closings: [
    ({ t }) => `O plantão responde em até ${t.emergencyResponse}, num raio de ${t.emergencyRadius}.`,
    ({ t }) => `O atendimento de emergência é ${t.emergency}.`,
    'Não religue o disjuntor antes da visita se houve cheiro de queimado.',
    'Destravado, o portão não protege a casa: não o deixe assim.',
  ],
};

/** The exchange of a part, as it goes: what the owner does, and what the technician does. */
export const partExchangeProcedure: Procedure = {
  headings: ['A troca, passo a passo', 'Como é feita a troca', 'Da foto ao teste final', 'A ordem da troca'],
  introductions: ['A escolha da peça cabe a você e à foto. A troca é serviço de técnico.', 'A ordem evita trocar a peça errada.', 'Primeiro a causa, depois a peça.'],
  steps: [
    { wordings: ['Fotografe a peça e a etiqueta do motor, sem abrir a tampa.', 'Mande a foto da etiqueta do motor e da peça atual.'] },
    { wordings: ['O técnico confere se a peça nova serve no motor e na central.', 'Antes da compra, confirma-se a compatibilidade pela etiqueta.'] },
    { wordings: ['Na visita, o disjuntor é desligado e, se houver bateria, ela é desconectada.', 'O serviço começa com a energia cortada e confirmada.'] },
    { wordings: ['O técnico procura por que a peça antiga falhou.', 'A causa é vista antes da troca, para a peça nova não ter o mesmo fim.'] },
    { wordings: ['A peça é trocada, e a ligação ou a fixação, refeita.', 'Sai a peça velha e entra a nova, com a fixação conferida.'] },
    { wordings: ['Percurso, força e controles são conferidos de novo.', 'O que a troca desregulou é regulado outra vez.'] },
    testObstacle,
  ],
  closings: ['A peça trocada pode ficar com você.', 'Anote a data da troca na tampa do motor.', ({ t }) => `Para marcar, chame de ${t.hours}.`],
};

/** The one exchange that everybody does alone. */
export const remoteBatteryProcedure: Procedure = {
  headings: ['Como trocar a pilha, passo a passo', 'A troca da pilha do controle', 'Pilha nova em poucos minutos'],
  introductions: ['É a única troca que não pede técnico.', 'O portão não precisa ser desligado: a pilha fica no controle.', 'Faça sobre uma mesa, para não perder o parafuso.'],
  steps: [
    { wordings: ['Abra o controle pelo parafuso ou pelo encaixe de trás.', 'Solte a tampa de trás do controle, sem forçar o plástico.'] },
    { wordings: ['Anote o código impresso na pilha antiga e compre uma igual.', 'Use o mesmo código da pilha antiga e confira a validade.'] },
    { wordings: ['Limpe os contatos com uma borracha de lápis.', 'Se há marca verde ou branca no contato, limpe antes.'] },
    { wordings: ['Ponha a nova com o polo positivo do mesmo lado da antiga.', 'Respeite o lado do polo positivo, marcado na placa.'] },
    { wordings: ['Feche e veja a luz acender ao toque.', 'Feche o controle e aperte: a luz deve acender firme.'] },
    { wordings: ['Teste de perto e depois da rua, com o portão à vista.', 'Com o vão livre, teste o alcance de dentro do carro.'] },
  ],
  closings: ['Na maioria dos controles, a troca da pilha não apaga o cadastro.', 'Se a luz acende e o portão não responde, teste outro controle.', 'Pilha velha vai para ponto de coleta.'],
};

/** Cable, spring or counterweight broken: nothing is released and nothing is moved. */
export const brokenCableProcedure: Procedure = {
  headings: ['O que fazer agora, sem tocar na folha', 'Cabo ou mola: os primeiros passos', 'Até o técnico chegar', 'Passo a passo, de longe'],
  introductions: ['Não há conserto caseiro aqui: a folha pode cair com todo o peso.', 'O que se faz em casa é afastar as pessoas e chamar.', 'A ordem abaixo mantém todos longe da folha.'],
  steps: [
    { wordings: ['Desligue o disjuntor do portão, no quadro, e não acione o controle.', 'No quadro, desligue o disjuntor. Guarde os controles.'] },
    { wordings: ['Afaste pessoas e bichos e não passe por baixo da folha.', 'Isole a área dos dois lados e avise quem mora na casa.'] },
    { wordings: ['Não destrave o motor: é ele que ainda pode estar segurando a folha.', 'Deixe o motor travado e não tente subir nem descer a folha.'] },
    { wordings: ['Olhe de longe: diga ao técnico se a folha está aberta, fechada ou no meio.', 'De longe, veja onde a folha parou e se está torta.'] },
    { wordings: ['Mande foto, sem chegar perto, e o endereço.', 'Chame com foto tirada de longe e diga se há carro preso.'] },
    { wordings: ['O técnico escora a folha, troca o par de cabos ou a mola e refaz o equilíbrio.', 'A troca é feita com a folha escorada, e o equilíbrio é conferido no fim.'] },
  ],
  closings: [
    ({ t }) => `O plantão responde em até ${t.emergencyResponse}, num raio de ${t.emergencyRadius}.`,
    'Só volte a usar o portão depois da troca e do teste.',
    'Cabo emendado não é conserto.',
  ],
};

export const choosingProcedure: Procedure = {
  headings: ['Como escolher, passo a passo', 'A escolha em ordem', 'Do portão ao modelo certo', 'Como decidir sem errar'],
  introductions: ['Com trena e celular, a escolha leva poucos minutos.', 'Cada passo corta uma dúvida.', 'Comece pelo portão, e não pela propaganda.', 'As medidas vêm antes do preço.'],
  steps: [
    { wordings: ['Veja como a folha se move: corre, sobe ou abre para o lado.', 'Defina o tipo: deslizante, basculante ou pivotante.', 'Repare no caminho da folha, porque ele decide o tipo de motor.'] },
    { wordings: ['Meça largura e altura e anote o material.', 'Tire as medidas do vão e diga se a folha é grade ou chapa.', 'Anote vão, altura e se é ferro, alumínio ou madeira.'] },
    {
      wordings: [
        ({ t }) => `Estime o peso e compare com os limites: ${t.cheapest.maxGate} no ${t.cheapest.name}, ${t.fastest.maxGate} no ${t.fastest.name}.`,
        ({ t }) => `Ache o peso aproximado. Até ${t.cheapest.maxGate}, o ${t.cheapest.name} serve.`,
        ({ t }) => `Compare o peso da folha com o limite de cada modelo, que vai até ${t.fastest.maxGate}.`,
      ],
    },
    { wordings: ['Conte quantas vezes o portão abre em um dia cheio.', 'Some as entradas e saídas de todos da casa.', 'Pense no dia mais movimentado, e não na média.'] },
    {
      wordings: [
        ({ t }) => `Decida quanto quer esperar: ${t.openingTimes}.`,
        ({ t }) => `Escolha a rapidez, de ${t.fastest.opening} a ${t.cheapest.opening}.`,
        ({ t }) => `Se a rua é movimentada, pense no ${t.fastest.name}, de ${t.fastest.opening}.`,
      ],
    },
    moveLeaf,
    { wordings: ['Veja onde está a tomada e se há disjuntor livre.', 'Fotografe o ponto elétrico mais próximo.', 'Confira a tensão da rede perto do portão.'] },
    { wordings: ['Mande tudo e peça o preço por escrito.', 'Com foto e medidas, peça o orçamento com o modelo indicado.', 'Envie as fotos e compare o modelo indicado com a tabela.'] },
  ],
  closings: [
    ({ t }) => `Os kits vão de ${t.kitPrices}, com instalação.`,
    'Na dúvida entre dois modelos, o mais forte dura mais.',
    ({ t }) => `Acima de ${t.heavyAbove}, o orçamento é próprio.`,
    'O motor certo é o que trabalha com sobra.',
  ],
};
