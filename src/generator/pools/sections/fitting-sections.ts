import { isFreeToRelease } from '../../true-here.ts';
import type { SectionTexts } from '../section-texts.ts';

export const gateCheck: SectionTexts = {
  headings: [
    'O portão vem antes do motor',
    'Confira a folha antes de automatizar',
    'Motor novo não cura portão ruim',
    'O teste da mão',
    'O que consertar antes',
    ({ place }) => `Seu portão ${place.in} está pronto para o motor?`,
    'Cinco minutos com a folha na mão',
  ],
  sentences: [
    [
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Se o portão ainda é manual e o piso é plano, abra e feche com uma mão só. Se precisar das duas, há algo para acertar.'
          : 'Se o portão ainda é manual e se move leve, está pronto. Se é basculante com motor, não o destrave: quem testa o peso é o técnico.',
      'O motor deve empurrar, não arrastar. Portão leve na mão é a regra.',
      'Solta do motor pelo técnico, ou ainda sem motor, a folha tem de ir de ponta a ponta sem agarrar.',
      'Um portão que agarra em um ponto vai agarrar com motor também, só que com mais força.',
      'Boa parte dos motores que queimam cedo estava em portão pesado, torto ou seco.',
      'Antes de gastar com automação, repare no uso: a folha corre leve todo dia, ou alguém a carrega?',
      'O estado da ferragem decide se o motor vai durar muitos anos ou dar problema logo.',
    ],
    [
      'Olhe roldanas, dobradiças ou braços, conforme o tipo, e procure ferrugem e folga.',
      'Ferrugem na base da folha enfraquece o lugar onde o motor se prende.',
      'Solda trincada piora com a vibração e deve ser refeita antes.',
      'Piso que cedeu tira o trilho ou o batente do lugar.',
      'Parafuso de fixação precisa de base firme: concreto íntegro ou ferro, nunca reboco.',
      'Veja se a folha encosta na coluna ou no piso em algum ponto do caminho.',
      'Uma folha fora de esquadro costuma denunciar coluna que se mexeu.',
    ],
    [
      'Pequenos acertos se resolvem com chave e graxa. Os grandes pedem serralheiro antes.',
      'Limpeza, graxa e aperto, feitos na revisão, já mudam muito, e custam pouco.',
      'O que for além de ajuste entra no orçamento à parte, antes de qualquer furo.',
      'Quando a folha não tem conserto, dizemos isso antes de vender o motor.',
      'Troca de roldana ou de dobradiça é barata perto do preço de um motor.',
      'Reforçar o ponto de fixação evita que a chapa amasse no primeiro mês.',
      'Se for pintar o portão, pinte antes: tinta grossa no trilho ou no braço atrapalha.',
    ],
    [
      'Um vídeo curto do movimento já mostra se a folha está boa.',
      'Filme o portão inteiro, por dentro e parado. Ajuda mais que dez fotos.',
      'Fotografe o pé da folha, a coluna e o lugar da tomada.',
      'Mande a medida do vão, de coluna a coluna.',
      'Se há motor antigo, mostre a etiqueta e o jeito como ele está preso.',
      'Mande uma foto do piso em volta: degrau e rampa mudam a instalação.',
      'Mande boas fotos do portão: com elas, o técnico chega com a peça certa.',
    ],
  ],
};

export const electricity: SectionTexts = {
  headings: [
    'O ponto elétrico que o motor pede',
    'Tomada, disjuntor e fio',
    'A parte elétrica sem susto',
    'Energia: o que deixar pronto',
    'Disjuntor próprio, fio protegido',
    'Antes de ligar',
  ],
  sentences: [
    [
      ({ t }) => `O motor consome pouco, de ${t.power}, e só enquanto a folha se move.`,
      'O motor pede um circuito só dele, com disjuntor próprio.',
      'Um disjuntor próprio permite desligar o portão sem apagar a casa.',
      ({ t }) => `A potência vai de ${t.power}, e o gasto só conta nos segundos em que a folha anda.`,
      'O ponto de força deve ficar perto do motor, protegido da chuva.',
      'Extensão não serve para motor de portão: aquece, perde força e vira risco.',
      'A tensão do motor tem de ser a da sua rede. Confira isso antes da compra.',
    ],
    [
      'O fio passa por eletroduto, longe do caminho da folha.',
      'Fio solto perto de peça que se move acaba cortado.',
      'Emenda de fio se faz em caixa fechada, nunca enterrada no piso.',
      'O fio terra protege você e também a placa da central.',
      'Aterramento e protetor contra surtos, juntos, poupam a central quando cai raio perto de casa.',
      'Um protetor contra surtos no quadro custa pouco e poupa a placa.',
      'Caixa de passagem baixa enche de água. Prefira a que fica na parede.',
    ],
    [
      'Quem abre a tampa do motor é o técnico, com o disjuntor desligado e o motor sem resposta.',
      'Só a programação se faz com a placa ligada, e por isso ela é do técnico.',
      'Mesmo desligada, a placa pode guardar carga no capacitor.',
      'Quem não é da área troca a pilha do controle, e deixa a placa para o técnico.',
      'Desligar pelo controle não desliga o motor. O que corta a energia é o disjuntor.',
      'Disjuntor que cai de novo está avisando de curto ou de motor travado. Não insista.',
    ],
    [
      'Se o ponto não existe, um eletricista o deixa pronto antes da nossa visita.',
      'Na foto do orçamento, mostre onde fica a tomada mais próxima.',
      'Fotocélula e botoeira usam fio fino, que pode seguir o mesmo trajeto, em duto separado.',
      'Quem pensa em bateria deve prever espaço para ela junto do motor.',
      'Em prédio, combine com o zelador o acesso ao quadro no dia da instalação.',
      'Em casa antiga, vale testar a tomada com carga antes da instalação.',
      'O motor fica em área que molha: um DR no circuito protege contra choque.',
      'Luz da garagem que pisca na partida pede eletricista: emenda frouxa ou circuito dividido.',
      'Deixe o disjuntor do portão identificado no quadro.',
    ],
  ],
};

export const handover: SectionTexts = {
  headings: [
    'O dia da entrega',
    'Como termina o serviço',
    'Antes do fim do serviço',
    'Teste junto com o técnico',
    'A entrega do portão pronto',
    'Confira antes de assinar',
  ],
  sentences: [
    [
      'No fim do serviço, o portão é aberto e fechado várias vezes na sua frente.',
      'Peça para ver o curso completo e a parada no obstáculo.',
      'A entrega é feita com você ao lado e o controle na mão.',
      'O técnico mostra o portão funcionando e explica cada botão.',
      'Antes de encerrar, teste todos os controles, um por um.',
      'Peça que o técnico mostre quando o seu portão se destrava e quando não.',
    ],
    [
      'Confira se a folha encosta sem bater, ao abrir e ao fechar.',
      'Veja se a folha para e volta quando encontra uma resistência leve.',
      'Olhe os fios: tudo em duto, nada solto no caminho da folha.',
      'Peça que o técnico mostre que o motor não se mexe na base.',
      'Repare no som: zumbido leve está certo, ronco não.',
      'Se houver fotocélula, o técnico corta o feixe, e você vê a folha voltar.',
    ],
    [
      ({ t }) => `Guarde a nota e o manual: o kit tem ${t.warrantyPhrase}.`,
      ({ t }) => `Anote a data. A primeira revisão vence em ${t.maintenanceMonths}.`,
      'Anote em que lugar da casa o manual e a nota ficam guardados.',
      'Peça que o disjuntor do portão fique marcado no quadro.',
      'Guarde o manual da central perto do quadro de luz.',
      'Tire uma foto da etiqueta do motor. Ela ajuda em qualquer chamado.',
    ],
    [
      'Se algo sair do ponto nos primeiros dias, avise: é comum a folha assentar.',
      'Nos primeiros dias a ferragem assenta, e um ajuste fino pode ser preciso.',
      'Mostre a todos da casa como parar o portão no meio do caminho.',
      'Deixe o fechamento automático desligado até a família se acostumar.',
      ({ t }) => `Dúvida depois da entrega se tira por mensagem, de ${t.hours}.`,
      'Se o som ou o ritmo da folha mudar, chame logo.',
    ],
  ],
};
