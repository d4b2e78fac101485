import type { SectionTexts } from '../section-texts.ts';

export const maintenance: SectionTexts = {
  headings: [
    'Quando vence a primeira revisão',
    'O que fazer em casa e o que deixar ao técnico',
    'Revisão e cuidados do portão',
    'Quanto custa manter o portão',
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
      ({ t }) =>
        `Numa casa, ${t.maintenanceCycles} demoram anos, e por isso o que vale é a data, a cada ${t.maintenanceMonths}.`,
      ({ t }) => `A primeira revisão vence em ${t.maintenanceMonths}, contados da montagem: anote a data no dia.`,
      ({ t }) => `A manutenção típica custa de ${t.maintenancePrice} e inclui limpeza, graxa, aperto e regulagem.`,
      ({ t }) =>
        `Por ${t.maintenancePrice}, o técnico revisa ferragem, motor e central em uma só visita de manutenção.`,
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Em casa, com a folha fechada, o disjuntor desligado e sem bateria, limpe a lente da fotocélula com pano seco.'
          : 'Em casa, com a folha fechada, o disjuntor desligado e sem bateria, limpe a lente da fotocélula e varra o caminho da folha.',
      'Uma vez por mês, olhe de longe, com a folha fechada, se há fio solto, parafuso caído ou ferragem torta.',
      'Varra o caminho da folha com o disjuntor desligado e sem bateria: uma pedra pequena a faz saltar ou parar no meio.',
      'Depois de temporal, olhe, sem abrir a tampa, se o motor molhou e se há galho no caminho.',
      'Chame antes da data se aparecer ruído novo, se a folha bater no fim ou se passar a demorar mais.',
      'Folhas secas e terra junto ao motor seguram umidade e enferrujam a base: tire-as com o disjuntor desligado e sem bateria.',
      'Olhe a folha de longe enquanto ela anda. Tranco, balanço e raspão se veem a olho nu.',
    ],
    [
      'Óleo fino escorre e junta pó. Na ferragem, use graxa própria e em pouca quantidade.',
      'Graxa em cremalheira exposta à areia vira lixa.',
      'Não jogue água de mangueira no motor nem na central.',
      'Graxa velha e endurecida sai antes de entrar a nova, e esse serviço é da revisão.',
      'Produto desengripante limpa, mas não lubrifica: em dobradiça e rolamento, depois dele vem a graxa.',
      'Parafuso solto você anota e mostra ao técnico, que reaperta e confere a força.',
      'O parafuso da base do motor afrouxa com a vibração, e é o primeiro que o técnico reaperta.',
    ],
    [
      'O técnico mede o esforço da folha, confere o fim de curso e testa a parada com um anteparo.',
      'Na visita, o motor é aberto e limpo por dentro, e as engrenagens são conferidas uma a uma.',
      'Peça que a visita compare a corrente do motor com a da etiqueta: se subiu, a folha está pesando.',
      'Conexões da central são reapertadas, porque mau contato imita defeito de placa.',
      'Anote data e defeito de cada visita: a repetição mostra se a causa está na folha ou no motor.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Cabo e polia gastos se trocam na revisão, com a folha escorada, antes que o motor passe a erguer o peso.'
          : mechanism === 'swing'
            ? 'Pino e dobradiça gastos se trocam na revisão, antes que o braço passe a sustentar a folha.'
            : 'Roldana gasta se troca na revisão, antes que a cremalheira baixe e pese sobre o pinhão.',
      'A revisão termina com a força no mínimo e o percurso conferido, da folha fechada à aberta.',
    ],
  ],
};

export const quiet: SectionTexts = {
  headings: [
    'Ruído: o que depende do motor e o que depende da folha',
    'Um portão que não acorda ninguém',
    'De onde vem o ruído',
    'Quarto em cima da garagem',
    'O som que o portão deve fazer',
    'Como pedir um portão mais quieto',
  ],
  sentences: [
    [
      'Com a folha alinhada e o fim de curso no ponto, ouve-se só um zumbido leve.',
      'O ruído quase sempre nasce na ferragem, não no motor.',
      'Motor novo não cura som de ferro com ferro: antes, o técnico acerta o rolamento e a folga da folha.',
      ({ t }) =>
        `O ${t.fastest.name}, com inversor, faz menos ruído na partida e no fim, porque acelera e freia aos poucos.`,
      'Se há quarto em cima da garagem, diga no pedido: muda o modelo e o jeito de fixar o motor.',
      'Trocar o motor tira o ronco dele; estalo, rangido e batida são da folha e da regulagem.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'No basculante, o rangido vem de braço e polia secos, que o técnico lubrifica ou troca.'
          : mechanism === 'swing'
            ? 'No portão de abrir, o rangido vem da dobradiça seca ou fora de prumo.'
            : 'Ronco grave e contínuo aponta para rolamento ou roldana no fim.',
      'Estalo no começo do movimento costuma ser folga na fixação.',
      'Assobio agudo vem de correia, fuso ou eixo seco.',
      'Batida no fim do caminho é fim de curso ou força fora do ponto.',
      'Trepidação no meio do curso mostra peça torta naquele trecho.',
      'Chapa solta ou almofada frouxa na folha vibra a cada partida, e se prende com rebite ou solda.',
    ],
    [
      'Um coxim sob o motor, posto pelo técnico, reduz o som que passa para a laje.',
      'Chapa fina amplia o ruído, e por isso o ponto de fixação leva um reforço de ferro.',
      'Nas fixações do motor, porca autotravante não afrouxa com a vibração.',
      'A partida e a parada suaves, comandadas pela central, poupam a ferragem e o ouvido.',
      'Cremalheira de náilon faz menos barulho que a de ferro em portão de correr leve.',
      'Motor preso na parede do quarto passa o som para dentro; no piso ou na coluna externa, passa menos.',
    ],
    [
      'Grave com o celular o som do portão que você tem e mande junto com as fotos.',
      'Diga se o ruído é ao abrir, ao fechar ou nos dois sentidos: isso mostra a peça a trocar antes.',
      'Na entrega, ouça a folha do quarto, com a janela fechada, e peça o ajuste se ela ainda bate.',
      'Depois da montagem, o portão deve ficar mais quieto que antes; se não ficou, avise no mesmo dia.',
      'Ruído em um só sentido depois da instalação costuma ser regulagem, que a equipe acerta.',
      'Se a folha já rangia no uso manual, o acerto dela entra no orçamento antes do motor.',
    ],
  ],
};

export const safety: SectionTexts = {
  headings: [
    'Segurança de quem passa',
    'Para o portão não machucar ninguém',
    'Fotocélula e força: o que pedir',
    'O que faz a folha parar',
    'O que conferir antes de liberar o portão',
    'Criança, bicho e carro no vão',
    'O que a central faz e o que a fotocélula faz',
  ],
  sentences: [
    [
      'São duas proteções: a fotocélula age antes do toque, e a força regulada no mínimo limita o aperto depois dele.',
      'Peça a fotocélula junto com o kit: o fio dela passa na mesma visita, e a montagem não se repete.',
      'A folha pesa muito mais que uma pessoa, e sem fotocélula o motor não percebe quem está no vão.',
      'Sem fotocélula, deixe o fechamento automático desligado e feche o portão pelo controle, olhando o vão.',
      'Antes de comprar, pergunte se a central do modelo só para diante de um obstáculo ou se também recua.',
      'A primeira proteção é a força ajustada pelo técnico: a menor que ainda fecha a folha.',
      'Toda entrega termina com um anteparo no vão, para você ver o que a folha faz ao encostar.',
    ],
    [
      'A fotocélula cruza o vão com um feixe invisível: cortado durante o fechamento, ele faz a folha voltar.',
      'O par de fotocélulas fica de frente, rente à folha e de 40 a 60 cm do chão.',
      'A fotocélula comum não vê bicho pequeno nem criança abaixada; para eles, some um segundo par, a uns 30 cm do chão.',
      'Uma fotocélula suja ou desalinhada impede o fechamento: com a folha fechada, o disjuntor desligado e sem bateria, passe um pano seco na lente.',
      'A fotocélula é opcional no kit e devia estar em todo portão de casa com criança, idoso ou bicho.',
      'Sol direto na lente pode enganar a fotocélula, e por isso o receptor fica de costas para o sol da tarde.',
      'O carro que ainda está saindo corta o feixe da fotocélula, e a folha não fecha sobre ele.',
    ],
    [
      ({ t }) =>
        `A central do ${t.fastest.name}, com inversor, sente o esforço: se a folha encosta em algo, ela para e recua.`,
      'Central comum não recua: no aperto, ela só para, e quem manda a folha voltar é a fotocélula.',
      'O técnico testa a força com um pedaço de madeira no vão, jamais com o corpo.',
      'Força no máximo esconde roldana ou dobradiça ruim e prensa quem estiver no caminho.',
      'Se a folha pesa, o acerto é na ferragem: aumentar a força tira a proteção de quem passa.',
      'Peça que o técnico repita o teste do anteparo em cada revisão, porque a regulagem muda com o desgaste.',
      'Depois de qualquer conserto, a força e a parada devem ser testadas de novo, pelo técnico.',
    ],
    [
      'Guarde o controle fora do alcance de criança e não passe correndo com a folha em movimento.',
      'Acione só com o vão à vista e espere a folha parar para sair.',
      'Quem aciona o portão por botoeira ou interfone precisa ver o vão de onde está.',
      'Mãos e roupa longe de cremalheira, braço e dobradiça enquanto a folha anda.',
      'Prenda o cachorro antes de abrir: ele sai pelo vão e pode ficar no caminho da folha.',
      'Onde a folha sai para a calçada, some um sinalizador, que avisa quem passa antes do movimento.',
      'Se uma criança usa a garagem, peça ao técnico pausa longa no fechamento e um par de fotocélulas baixo.',
    ],
  ],
};
