import type { TopicWriter } from './topic-article.ts';

export const maintenanceAndRepairArticles: Readonly<Record<string, TopicWriter>> = {
  'manutencao-de-motor-de-portao': (f) => ({
    title: 'Manutenção de motor de portão: o que é feito e preço',
    description:
      'O que o técnico abre, limpa, mede e troca numa manutenção de motor de portão, quanto custa a visita e quais sinais mostram que já passou da hora.',
    keywords: ['manutenção de motor de portão', 'manutenção de portão automático', 'técnico de portão', 'revisão do motor', 'preço de manutenção de portão'],
    shortAnswer: `Uma manutenção de motor de portão custa, em geral, de ${f.maintenancePrice} e deve ser feita a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}. O técnico abre o motor, mede, limpa, regula e diz por escrito o que precisa ser trocado agora e o que pode esperar.`,
    sections: [
      {
        kind: 'symptoms',
        heading: 'Sinais de que o motor pede revisão',
        rows: [
          { sign: 'O portão está mais lento que antes.', meaning: 'Capacitor enfraquecido, tensão baixa ou folha mais pesada por falta de lubrificação.' },
          { sign: 'A carcaça fica quente demais para a mão.', meaning: 'Excesso de ciclos, rotor preso ou força regulada acima do necessário. Deixe esfriar e chame.' },
          { sign: 'Há óleo ou graxa escorrendo.', meaning: 'Retentor vencido. Sem lubrificante, a engrenagem se desgasta em semanas.' },
          { sign: 'O motor gira, e a folha não anda.', meaning: 'Engrenagem de náilon sem dentes ou desengate aberto.' },
          { sign: 'O ponto de parada muda de um dia para o outro.', meaning: 'Ímã ou chave de fim de curso soltos, ou sensor de giro sujo.' },
          { sign: 'A luz da garagem pisca quando o motor parte.', meaning: 'Circuito dividido com outros aparelhos ou emenda frouxa. É serviço de eletricista.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'O que acontece durante a visita',
        steps: [
          { title: 'Conversa', text: 'Você conta o que viu e quando começou. Vídeos no celular ajudam, sobretudo em defeito que aparece só de vez em quando.' },
          { title: 'Portão solto', text: 'Antes do motor, a folha é movida na mão. Boa parte das queixas de motor vem da parte metálica.' },
          { title: 'Medições', text: 'São medidas a tensão de entrada, a corrente em marcha e o valor do capacitor.' },
          { title: 'Limpeza interna', text: 'Com a energia desligada, saem terra, formigueiros e oxidação dos bornes. A vedação da tampa é refeita.' },
          { title: 'Ajuste e prova', text: 'Força, curso e tempo de pausa são regulados, e a reversão é testada nos dois sentidos.' },
        ],
      },
      {
        kind: 'text',
        heading: 'O que entra no preço e o que fica de fora',
        paragraphs: [
          'A visita cobre mão de obra, limpeza, lubrificação e regulagem. Peça nova é cobrada à parte, com o valor dito antes. A peça trocada é sua: pode ficar com ela.',
          `Se o reparo passar da metade do preço de um motor novo, o técnico mostra as duas contas. A troca numa casa custa de ${f.exchangePhrase}. Motor ainda dentro da ${f.warrantyPhrase} merece um aviso antes: não abra a carcaça, para não perder a cobertura.`,
          `As visitas acontecem de ${f.hours}. Portão que não fecha à noite é caso de plantão.`,
        ],
      },
    ],
    related: ['manutencao-preventiva-de-portao-automatico', 'conserto-de-motor-de-portao', 'troca-de-motor-de-portao', 'motor-de-portao-com-barulho', 'manutencao-de-motor-rossi'],
  }),

  'manutencao-preventiva-de-portao-automatico': (f) => ({
    title: 'Manutenção preventiva de portão automático: calendário',
    description:
      'Um calendário simples para o portão automático: o que você confere todo mês, o que muda a cada estação e o que só o técnico deve fazer.',
    keywords: ['manutenção preventiva de portão', 'calendário de manutenção', 'revisão de portão automático', 'cuidados com o portão', 'lubrificação de portão'],
    shortAnswer: `Prevenção em portão são dez minutos seus por mês e uma visita técnica a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}. Você olha, limpa e testa. O técnico regula, mede e abre o que tem energia ou peso suspenso.`,
    sections: [
      {
        kind: 'list',
        heading: 'Todo mês, com você',
        intro: 'Nada aqui pede ferramenta nem obriga a abrir o motor. Para varrer e limpar, desligue o disjuntor.',
        items: [
          'Varra o trilho ou o piso por onde a folha passa. Uma pedrinha basta para tirar a roldana do lugar.',
          'Passe pano seco nas lentes da fotocélula.',
          'Mande fechar e corte o feixe da fotocélula com um cabo de vassoura, ficando fora do caminho da folha. Ela deve parar e voltar.',
          'Ouça um ciclo inteiro. Ruído novo é informação: anote em que ponto aparece.',
          'Veja se a chave do desengate está no lugar e se gira.',
        ],
      },
      {
        kind: 'list',
        heading: 'A cada três meses',
        items: [
          'Olhe de longe os cabos de aço do basculante. Fio partido ou ferrugem em pontos: pare de usar e chame. Não toque nas caixas de contrapeso.',
          'Com o disjuntor desligado, procure parafusos frouxos na cremalheira e no suporte do braço.',
          'Troque a bateria dos controles que já perderam alcance.',
          'Corte plantas que encostam na folha ou passam diante do sensor.',
          'Aperte o botão de teste do DR, no quadro de luz.',
        ],
      },
      {
        kind: 'text',
        heading: 'A visita do técnico',
        paragraphs: [
          `É nela que se faz o que não dá para ver de fora: capacitor medido, bornes reapertados, engrenagem inspecionada, contrapeso reequilibrado, força e reversão conferidas. A preventiva custa de ${f.maintenancePrice}, sem peças.`,
          `Para saber se o seu limite é o de meses ou o de ciclos, faça uma conta. Uma casa com dois carros abre e fecha umas oito vezes por dia e chega primeiro ao limite de meses. Um prédio com duzentas passagens por dia alcança ${f.maintenanceCycles} bem antes.`,
        ],
      },
      {
        kind: 'symptoms',
        heading: 'O que cada descuido costuma custar',
        rows: [
          { sign: 'Trilho sujo por meses', meaning: 'Roldanas com canal comido e cremalheira desalinhada.' },
          { sign: 'Tampa do motor aberta ou rachada', meaning: 'Umidade e insetos na placa, a peça mais cara do conjunto.' },
          { sign: 'Bateria de reserva esquecida', meaning: 'Ela falha justamente na noite em que falta luz.' },
          { sign: 'Contrapeso fora do ponto', meaning: 'Motor quente e fuso gasto antes do tempo.' },
          { sign: 'Fotocélula desligada "até arrumar"', meaning: 'Risco de a folha descer ou correr sobre alguém. Até o conserto, deixe o disjuntor desligado e use o portão na mão.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'Dúvidas sobre a rotina',
        items: [
          { question: 'Portão novo precisa disso?', answer: 'Precisa. Nos primeiros meses os parafusos assentam e a folga da cremalheira muda. A primeira revisão é a que mais evita barulho depois.' },
          { question: 'Posso lavar o motor?', answer: 'Pano úmido na carcaça, só isso. Jato de água entra pela junta da tampa, mesmo quando ela parece vedada.' },
        ],
      },
    ],
    related: ['manutencao-de-motor-de-portao', 'regulagem-e-lubrificacao-de-portao', 'fotocelula-para-portao', 'contrato-de-manutencao-para-condominio'],
  }),

  'conserto-de-motor-de-portao': (f) => ({
    title: 'Conserto de motor de portão: vale a pena ou troca?',
    description:
      'Capacitor, engrenagem, rolamento ou bobina: como o técnico acha o defeito do motor de portão e quando o conserto compensa mais que um novo.',
    keywords: ['conserto de motor de portão', 'motor de portão queimado', 'engrenagem de motor', 'capacitor de motor de portão', 'reparo de motor de portão'],
    shortAnswer: `A maioria dos motores parados tem um defeito barato: capacitor fraco ou engrenagem gasta. Bobina queimada é outra história e costuma levar à troca, que numa casa custa de ${f.replaceMotorPrice}, conforme o que se aproveita. O diagnóstico vem antes de qualquer peça.`,
    sections: [
      {
        kind: 'steps',
        heading: 'Confira nesta ordem antes de chamar',
        steps: [
          { title: 'Disjuntor', text: 'Veja se caiu. Religue uma vez. Se cair de novo, deixe desligado: pode haver curto, e insistir piora.' },
          { title: 'Desengate', text: 'Confirme se a chave está na posição travada. Com ela solta, o motor roda à toa.' },
          { title: 'Caminho da folha', text: 'Com o disjuntor desligado e o motor destravado, mova o portão. Se estiver duro, comece pelo ferro; o motor só se julga com medição. Em rampa, ou com cabo de aço danificado no basculante, não destrave.' },
          { title: 'Descanso', text: 'Depois de muitas manobras seguidas, o protetor térmico desliga o motor. Espere meia hora e tente uma vez.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'O que o som do motor diz',
        rows: [
          { sign: 'Zumbe e não gira', meaning: 'Capacitor sem carga ou eixo travado. Desligue logo, porque a bobina aquece em instantes.' },
          { sign: 'Gira livre e a folha fica parada', meaning: 'Coroa ou pinhão sem dentes. A peça é substituível.' },
          { sign: 'Ronca e arranha', meaning: 'Rolamento do rotor no fim da vida.' },
          { sign: 'Silêncio total, com a central acesa', meaning: 'Saída da placa aberta, fio partido ou bobina interrompida.' },
          { sign: 'Cheiro de queimado', meaning: 'Verniz da bobina danificado. Não religue.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Consertar ou trocar',
        paragraphs: [
          'Consertar compensa quando o corpo do motor está inteiro, a peça existe no mercado e é o primeiro defeito. Capacitor, engrenagem, rolamento e chave de fim de curso entram nesse grupo. Não mexa em nada disso em casa: o capacitor guarda carga e dá choque mesmo com o motor fora da tomada, e o técnico o descarrega antes de tocar nele.',
          `Trocar compensa quando a bobina queimou, a carcaça trincou ou o motor já era pequeno para o portão. Um rebobinamento bem feito não corrige um motor subdimensionado: ele queima de novo. Nesse caso a comparação é com um kit novo, de ${f.kitPrices}, que traz central, controles e ${f.warrantyPhrase}.`,
        ],
      },
      {
        kind: 'questions',
        heading: 'Antes de autorizar',
        items: [
          { question: 'Quanto custa só descobrir o defeito?', answer: `Há a ${f.visitPhrase}. Depois dela, o reparo tem ${f.repairPhrase}.` },
          { question: 'O reparo tem de ser feito em oficina?', answer: 'Capacitor, sensor e fim de curso se trocam no local. Engrenagem, quase sempre também. Rolamento e bobina vão para a bancada, e o portão fica no modo manual.' },
          { question: 'O portão fica aberto enquanto isso?', answer: 'Não precisa. Destravado, ele é fechado na mão e pode ser preso por dentro com corrente e cadeado.' },
        ],
      },
    ],
    related: ['troca-de-motor-de-portao', 'conserto-de-placa-de-motor-de-portao', 'motor-de-portao-com-barulho', 'portao-nao-abre', 'manutencao-de-motor-garen'],
  }),

  'conserto-de-placa-de-motor-de-portao': (f) => ({
    title: 'Conserto de placa de motor de portão: sinais e custo',
    description:
      'Raio, formiga, umidade ou fio trocado: saiba reconhecer a placa de portão com defeito e quando reparar ou substituir a central de comando.',
    keywords: ['conserto de placa de portão', 'placa de motor de portão', 'central de comando queimada', 'raio queimou o portão', 'relé da placa'],
    shortAnswer: 'Placa queimada dá sinais: luz apagada com energia chegando, relé que estala sem o motor partir ou portão que anda para um lado só. Fusível, relé e borne têm conserto. Trilha carbonizada ou microcontrolador danificado pedem placa nova, compatível com o seu motor.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Leia os sinais da placa',
        rows: [
          { sign: 'Nenhum LED aceso, e a casa com luz', meaning: 'Fusível da placa, disjuntor do circuito ou transformador. Começa pelo mais simples.' },
          { sign: 'Relé estala, motor mudo', meaning: 'Contato colado ou queimado, ou capacitor ruim. Mede-se a saída antes de condenar a placa.' },
          { sign: 'Abre e não fecha, sem fotocélula instalada', meaning: 'Relé de um sentido danificado ou entrada de sensor sem o jumper.' },
          { sign: 'Aceita comandos sozinha', meaning: 'Umidade entre trilhas, botoeira em curto ou receptor com interferência.' },
          { sign: 'Perdeu todos os controles', meaning: 'Memória apagada por surto ou por alguém que segurou o botão de gravação por tempo demais.' },
        ],
      },
      {
        kind: 'text',
        heading: 'O que costuma queimar',
        paragraphs: [
          'Raio é a causa mais conhecida e não precisa cair no telhado: o surto entra pela rede ou pelo cabo do interfone. Depois vêm os bichos. Lagartixas e formigas procuram o calor do transformador e fecham curto com o corpo. Em terceiro, a água, por tampa mal fechada ou conduíte que traz enxurrada para dentro do motor.',
          'Há também a causa humana: motor trocado por outro maior do que a placa aguenta, ou fios religados fora de lugar depois de uma pintura. Por isso, fotografe as ligações antes que alguém mexa.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Como é o reparo',
        steps: [
          { title: 'Isolamento', text: 'Disjuntor desligado e, se houver bateria, bateria desconectada. Só então a placa sai do lugar.' },
          { title: 'Prova cruzada', text: 'O técnico liga uma central de teste. Se o motor funciona com ela, a placa original é a culpada.' },
          { title: 'Decisão', text: 'Componente de potência se troca em bancada. Dano espalhado, ou placa já remendada, vai para substituição.' },
          { title: 'Regravação', text: 'Controles, curso, força e pausa são programados de novo na placa nova, e a reversão é conferida.' },
          { title: 'Causa', text: 'Sem tratar a entrada do defeito, ele volta. Vedação, DPS ou troca do conduíte entram na mesma visita.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Preço e garantia',
        paragraphs: [
          `A conta começa pela ${f.visitPhrase}, e a mão de obra vai de ${f.repairPrice}. A placa é cobrada pelo modelo: há centrais universais, que comandam motores de várias marcas, e outras exclusivas, como as que têm inversor. Mande uma foto da etiqueta no WhatsApp para receber o valor.`,
          'Queima por raio ou ligação errada não é defeito de fábrica, e nenhuma garantia de motor costuma cobri-la. Vale perguntar ao seguro residencial: muitos incluem danos elétricos.',
        ],
      },
    ],
    related: ['central-de-comando-para-portao', 'preparacao-eletrica-para-motor-de-portao', 'portao-abre-sozinho', 'conserto-de-motor-de-portao', 'manutencao-de-motor-peccinin'],
  }),

  'troca-de-cremalheira-de-portao': (f) => ({
    title: 'Troca de cremalheira de portão: quando e como fazer',
    description:
      'Dente quebrado, portão que pula e estalo no meio do curso: saiba quando trocar um gomo ou a cremalheira inteira e como é feito o alinhamento.',
    keywords: ['troca de cremalheira de portão', 'cremalheira quebrada', 'cremalheira gasta', 'portão pulando dente', 'alinhamento de cremalheira'],
    shortAnswer: 'Se a folha dá um tranco sempre no mesmo ponto, há dente gasto ou emenda aberta na cremalheira. Um gomo isolado pode ser substituído. Desgaste ao longo de toda a barra pede a troca completa e, quase sempre, um pinhão novo junto.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Gomo, barra ou pinhão',
        rows: [
          { sign: 'Estalo em um único ponto do percurso', meaning: 'Dente partido ou emenda entre dois gomos fora de passo.' },
          { sign: 'O motor gira e a folha avança aos pulos', meaning: 'Pinhão longe demais dos dentes: a base do motor cedeu, ou a barra saiu do lugar.' },
          { sign: 'Portão pesado só no fim do curso', meaning: 'Cremalheira apoiada sobre o pinhão nesse trecho. O eixo carrega o peso da folha.' },
          { sign: 'Pó branco ou limalha no chão', meaning: 'Dente sendo raspado. O náilon deixa pó claro; o aço, limalha escura.' },
          { sign: 'Dentes pontudos, em forma de serra', meaning: 'Fim de vida. Pinhão novo em barra assim se gasta rápido.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Como a troca é feita',
        steps: [
          { title: 'Energia fora', text: 'Disjuntor desligado, motor destravado e folha calçada. Ninguém põe a mão perto dos dentes com o motor energizado.' },
          { title: 'Causa primeiro', text: 'Roldana gasta faz a folha descer e esmagar a barra. O técnico mede a altura da folha nas duas pontas antes de colocar peça nova.' },
          { title: 'Escolha do passo', text: 'O módulo do dente tem de casar com o pinhão. O mais comum em residências é o módulo quatro, mas há exceções por marca.' },
          { title: 'Fixação', text: 'Os gomos são montados um a um, com um pedaço de cremalheira invertido servindo de gabarito nas emendas.' },
          { title: 'Folga', text: 'A barra fica um a dois milímetros acima do contato pleno, conferida no início, no meio e no fim do curso.' },
          { title: 'Fim de curso', text: 'Os ímãs voltam para o lugar, e a central refaz a leitura do percurso.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Tempo, custo e o que aproveitar',
        paragraphs: [
          `Trocar um gomo é serviço curto. A barra inteira toma parte de uma manhã. A mão de obra é a de um conserto, de ${f.repairPrice}, e o material é somado por metro, conforme seja náilon com alma de aço ou ferro zincado.`,
          'Os parafusos e os suportes soldados podem ficar, se estiverem retos. O que não se aproveita é o pinhão gasto: ele já tomou a forma dos dentes velhos.',
          `Quando o motor também está no fim, vale somar as contas. A troca de motor numa residência custa de ${f.replaceMotorPrice}, e alinhar tudo de uma vez sai melhor que duas visitas.`,
        ],
      },
      {
        kind: 'list',
        heading: 'Para a próxima durar mais',
        items: [
          'Não engraxe os dentes. A graxa segura areia e vira lixa.',
          'Peça o reaperto dos parafusos em toda revisão.',
          'Não deixe ninguém se pendurar na folha nem empurrá-la com o carro.',
        ],
      },
    ],
    related: ['cremalheira-para-portao-deslizante', 'motor-deslizante', 'regulagem-e-lubrificacao-de-portao', 'portao-para-no-meio-do-caminho'],
  }),

  'regulagem-e-lubrificacao-de-portao': (f) => ({
    title: 'Regulagem e lubrificação de portão automático',
    description:
      'Que produto usar em cada peça do portão, onde nunca passar graxa e quais regulagens de força, curso e contrapeso são trabalho do técnico.',
    keywords: ['regulagem de portão', 'lubrificação de portão', 'graxa para portão', 'fim de curso', 'regular força do motor de portão'],
    shortAnswer: `Portão bem lubrificado e regulado anda leve, e o motor trabalha frio. A lubrificação externa você pode fazer, com o disjuntor desligado. Força, curso e contrapeso são do técnico, na visita preventiva, que custa de ${f.maintenancePrice}.`,
    sections: [
      {
        kind: 'list',
        heading: 'Cada peça com o seu produto',
        intro: 'Desligue o disjuntor e afaste as crianças antes de começar. Para mover a folha, destrave o motor, se o piso é plano; no basculante, só com os cabos de aço inteiros.',
        items: [
          'Dobradiças e pinos: graxa branca ou óleo de máquina, em pouca quantidade, movimentando a folha.',
          'Fuso do basculante: graxa à base de lítio, em camada fina, com o excesso retirado.',
          'Rolamento das roldanas: só se tiver bico graxeiro. Roldana blindada não recebe nada.',
          'Trilho e canal da roldana: nenhum lubrificante. Só vassoura e pano.',
          'Cremalheira: seca e limpa.',
          'Cilindro da chave de desengate: grafite em pó.',
          'Interior do redutor: o óleo ou a graxa que o fabricante indica, trocado em bancada.',
        ],
      },
      {
        kind: 'text',
        heading: 'Por que óleo fino não resolve',
        paragraphs: [
          'O spray desengripante solta ferrugem, mas evapora e leva embora a graxa que havia. O rangido some por dois dias e volta pior. Use-o para soltar um parafuso, e depois aplique o lubrificante certo.',
          'Óleo queimado de motor de carro é má ideia por outra razão: escorre na calçada, mancha o piso e gruda poeira.',
        ],
      },
      {
        kind: 'steps',
        heading: 'As regulagens que o técnico faz',
        steps: [
          { title: 'Equilíbrio', text: 'No basculante, os contrapesos são acertados até a folha parar em qualquer altura. Há peso suspenso por cabo: não tente em casa.' },
          { title: 'Curso', text: 'Os sensores são movidos para que o portão chegue ao fim sem bater. Uma batida por ciclo vira milhares de marteladas por ano.' },
          { title: 'Força', text: 'A embreagem, mecânica ou eletrônica, é ajustada para que a folha pare diante de um obstáculo, mas não com o vento.' },
          { title: 'Rampa', text: 'Nas centrais que permitem, o trecho lento antes da parada é alongado, o que poupa engrenagem e silencia a chegada.' },
          { title: 'Pausa', text: 'O tempo do fechamento automático é ajustado ao seu hábito. Curto demais, fecha com o carro na rampa.' },
        ],
      },
      {
        kind: 'questions',
        heading: 'Com que frequência',
        items: [
          { question: 'De quanto em quanto tempo devo lubrificar?', answer: `Dobradiças, a cada dois ou três meses. O conjunto todo, na revisão a cada ${f.maintenanceMonths}. Perto de rua de terra ou de obra com pó, antes disso.` },
          { question: 'Aumentar a força resolve portão que para no meio?', answer: 'Quase nunca. Ela esconde a causa, que é atrito ou peso, e tira a proteção de quem estiver no caminho.' },
          { question: 'Posso fazer tudo num sábado?', answer: `A parte externa, sim. Para a técnica, a equipe atende de ${f.hours}.` },
        ],
      },
    ],
    related: ['manutencao-preventiva-de-portao-automatico', 'motor-de-portao-com-barulho', 'portao-para-no-meio-do-caminho', 'troca-de-cremalheira-de-portao'],
  }),
};
