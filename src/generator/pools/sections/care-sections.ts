import type { SectionTexts } from '../section-texts.ts';

export const maintenance: SectionTexts = {
  headings: [
    'Manutenção que evita conserto',
    'O que fazer em casa e o que deixar ao técnico',
    'Revisão e cuidados do portão',
    'Cuidado hoje, menos conserto amanhã',
    'O portão também pede revisão',
    'Para o motor durar',
    ({ t }) => `A revisão a cada ${t.maintenanceMonths}`,
  ],
  sentences: [
    [
      ({ t }) => `A revisão se faz a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}, o que chegar primeiro.`,
      ({ t }) =>
        `Marque no calendário: ${t.maintenanceMonths} entre uma revisão e outra, ou antes, se o portão abre muito.`,
      ({ t }) =>
        `O uso em casa pede revisão a cada ${t.maintenanceMonths}. Em prédio, quem manda é a conta de ${t.maintenanceCycles}.`,
      ({ t }) => `Um portão de prédio chega a ${t.maintenanceCycles} bem antes do de uma casa, e a revisão acompanha.`,
      ({ t }) => `Revisar a cada ${t.maintenanceMonths} sai mais barato que chamar na urgência.`,
      ({ t }) => `A manutenção típica custa de ${t.maintenancePrice} e inclui limpeza, graxa, aperto e regulagem.`,
      ({ t }) => `Por ${t.maintenancePrice}, o técnico revisa ferragem, motor e central em uma só visita.`,
    ],
    [
      'Em casa, o que ajuda é limpar: trilho, guia, lente da fotocélula e o pé da folha.',
      'Uma vez por mês, olhe de longe, com a folha fechada, se há cabo desfiado, fio ou parafuso solto.',
      'Varra o caminho da folha. Pedra pequena faz estrago grande.',
      'Depois de temporal, olhe, sem abrir a tampa, se o motor molhou e se há galho no caminho.',
      'Escute o portão: som novo é o primeiro aviso.',
      'Folhas secas e terra junto ao motor seguram umidade e enferrujam a base.',
      'Olhe a folha de longe enquanto ela anda. Tranco, balanço e raspão se veem a olho nu.',
    ],
    [
      'Óleo fino escorre e junta pó. Na ferragem, use graxa própria e em pouca quantidade.',
      'Graxa em cremalheira exposta à areia vira lixa.',
      'Não jogue água de mangueira no motor nem na central.',
      'Graxa velha se tira antes de pôr a nova.',
      'Produto desengripante limpa, mas não lubrifica. Depois dele vem a graxa.',
      'Parafuso solto se anota e se mostra ao técnico, que também regula a força.',
      'Parafuso da base do motor afrouxa com a vibração, e é o primeiro a conferir.',
    ],
    [
      'O técnico mede o esforço, confere fim de curso e testa a inversão da folha.',
      'Na visita, o motor é aberto e limpo por dentro, e as engrenagens são conferidas uma a uma.',
      'Capacitor fraco em motor convencional se descobre com medição, antes que ele falhe.',
      'Conexões da central são reapertadas, porque mau contato imita defeito de placa.',
      'Quem anota data e defeito de cada visita entende melhor o seu portão.',
      'A troca de roldana, cabo ou pino na hora certa poupa o motor.',
      'A revisão termina com a folha leve, a força no mínimo e o percurso gravado.',
    ],
  ],
};

export const quiet: SectionTexts = {
  headings: [
    'Barulho de portão não é normal',
    'Um portão que não acorda ninguém',
    'De onde vem o ruído',
    'Silêncio é sinal de saúde',
    'O som que o portão deve fazer',
    'Menos ruído, mais vida',
  ],
  sentences: [
    [
      'Portão saudável faz um zumbido leve e mais nada.',
      'O ruído quase sempre nasce na ferragem, não no motor.',
      'Som de ferro com ferro é do técnico, que vê se falta graxa ou rolamento.',
      'Quem mora em cima da garagem sabe o que vale um motor quieto.',
      'O funcionamento silencioso depende tanto da folha quanto do motor.',
      'Ronco, estalo e assobio são sons diferentes, com causas diferentes.',
    ],
    [
      'Ronco grave e contínuo aponta para rolamento ou roldana no fim.',
      'Estalo no começo do movimento costuma ser folga na fixação.',
      'Assobio agudo vem de correia, fuso ou eixo seco.',
      'Batida no fim do caminho é fim de curso ou força fora do ponto.',
      'Trepidação no meio do curso mostra peça torta naquele trecho.',
      'Zumbido sem movimento é motor tentando e não conseguindo. Desligue logo.',
    ],
    [
      'Um coxim sob o motor, posto pelo técnico, reduz o som que passa para a laje.',
      'Chapa fina amplia o ruído. Reforçar o ponto de fixação ajuda.',
      'Porca autotravante não afrouxa com a vibração.',
      'A partida e a parada suaves, comandadas pela central, poupam a ferragem e o ouvido.',
      'Tampa de motor solta vibra e parece defeito grave.',
      'Chapa solta na folha faz mais barulho que o motor.',
    ],
    [
      'Grave o som no celular e mande. Ele diz muito a quem é do ramo.',
      'Se o ruído surgiu de um dia para o outro, algo se soltou.',
      'Quem espera o barulho piorar troca mais peças.',
      'Depois da revisão, o portão deve ficar mais quieto que antes. Se não ficou, reclame.',
      'Compare a abertura e o fechamento: ruído em um só sentido ajuda a achar o ponto.',
      'Portão ruidoso com motor novo continua ruidoso.',
    ],
  ],
};

export const safety: SectionTexts = {
  headings: [
    'Segurança de quem passa',
    'Para o portão não machucar ninguém',
    'Proteção para quem passa',
    'Os cuidados que valem uma vida',
    'Portão em movimento pede atenção',
    'O portão que sabe parar',
    'Segurança primeiro, pressa depois',
  ],
  sentences: [
    [
      'Um portão em movimento tem força para derrubar uma pessoa. Por isso a regulagem conta mais que a pressa.',
      'Quem se machuca com portão quase nunca esperava que ele se movesse.',
      'A folha pesa muito mais que uma pessoa, e o motor não enxerga ninguém sozinho.',
      'Portão rápido é bom, desde que saiba parar.',
      'Segurança em portão tem três camadas: força bem regulada, fotocélula e bom hábito.',
      'A primeira proteção é a força ajustada: a menor que ainda move a folha sem falhar.',
      'Toda entrega termina com o teste de parada diante de um obstáculo.',
    ],
    [
      'A fotocélula cruza o vão com um feixe invisível. Se algo o corta, a folha para e volta.',
      'Com a fotocélula limpa e alinhada, o portão não fecha em cima do carro que ainda está saindo.',
      'As fotocélulas ficam uma diante da outra, na altura do para-choque.',
      'Uma fotocélula suja ou desalinhada impede o fechamento. Quase sempre basta um pano seco.',
      'A fotocélula custa pouco e devia estar em todo portão com criança ou bicho em casa.',
      'Sol direto na lente pode enganar a fotocélula, por isso a posição dela se escolhe no local.',
      'Sem fotocélula, o fechamento automático não deveria estar ligado.',
    ],
    [
      'O antiesmagamento faz a folha voltar quando encontra resistência no caminho.',
      'Se a folha encosta em algo, a central percebe o esforço e inverte o sentido.',
      'O ajuste de força se testa com um pedaço de madeira no vão, jamais com o corpo.',
      'Força no máximo esconde defeito do portão e anula a proteção.',
      'Quando alguém aumenta a força para vencer um portão pesado, o antiesmagamento deixa de proteger.',
      'Teste a inversão todo mês: é rápido e mostra se a regulagem ainda vale.',
      'Depois de qualquer conserto, a força e a inversão devem ser testadas de novo.',
    ],
    [
      'Não deixe o controle na mão de criança nem passe correndo com a folha em movimento.',
      'Acione só com o vão à vista e espere a folha parar para sair.',
      'Ensine a todos da casa qual disjuntor é o do portão.',
      'Mãos e roupa longe de cremalheira, braço e dobradiça enquanto a folha anda.',
      'Cachorro solto aprende a fugir pelo vão. Prenda-o antes de abrir.',
      'Uma sinaleira avisa quem está na calçada de que a folha vai se mover.',
      'Em prédio, o aviso na saída da garagem precisa ser visto e ouvido.',
    ],
  ],
};
