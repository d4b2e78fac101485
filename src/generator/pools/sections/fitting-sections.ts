import { isFreeToRelease } from '../../true-here.ts';
import type { SectionTexts } from '../section-texts.ts';

export const gateCheck: SectionTexts = {
  headings: [
    'O portão vem antes do motor',
    'Confira a folha antes de automatizar',
    'O que o motor não conserta',
    'O que olhar no portão que você tem',
    'O que consertar antes',
    ({ place }) => `Seu portão ${place.in} está pronto para o motor?`,
    'Antes do motor: folha, coluna e piso',
  ],
  sentences: [
    [
      ({ mechanism }) =>
        isFreeToRelease(mechanism)
          ? 'Se o portão ainda é manual e o piso é plano, abra e feche com uma mão só. Se precisar das duas, há algo para acertar.'
          : 'Se o portão ainda é manual e se move leve, está pronto. Se é basculante com motor, não o destrave: quem testa o peso é o técnico.',
      'A folha que já existe quase sempre serve, se está firme, no prumo e sem solda trincada.',
      'Solta do motor pelo técnico, ou ainda sem motor, a folha tem de ir de ponta a ponta sem agarrar.',
      'Um portão que agarra em um ponto vai agarrar com motor também: marque o lugar com giz e mostre na foto.',
      'Motor montado em folha torta ou seca aquece e gasta a engrenagem, e por isso o acerto dela vem antes.',
      'Repare no uso de todo dia: se alguém precisa erguer ou empurrar a folha em um trecho, diga qual.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'No basculante, cabos, braços e contrapesos se conferem antes de montar, com a folha escorada pelo técnico.'
          : 'Folha empenada se endireita antes; as demais recebem o motor depois do acerto da ferragem.',
    ],
    [
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Olhe de longe os cabos e os braços, dos dois lados, e procure fio solto, ferrugem e pino torto.'
          : mechanism === 'swing'
            ? 'Olhe as dobradiças e o pé da coluna, e procure ferrugem, trinca e folga.'
            : mechanism === 'sliding'
              ? 'Olhe roldanas, trilho e guia, e procure ferrugem, amassado e folga.'
              : 'Olhe roldanas, dobradiças ou braços, conforme o tipo, e procure ferrugem e folga.',
      'Ferrugem na base da folha enfraquece o lugar onde o motor se prende.',
      'Solda trincada piora com a vibração e deve ser refeita antes.',
      'Piso que cedeu sob o portão tira a folha do prumo, e se nivela antes de fixar o motor.',
      'O motor se prende em concreto íntegro ou ferro: reboco e bloco oco não seguram o parafuso.',
      'Veja se a folha encosta na coluna ou no piso em algum ponto do caminho.',
      'Meça o vão em cima e embaixo: diferença de mais de um dedo costuma ser coluna que se mexeu.',
    ],
    [
      'Aperto e lubrificação da ferragem saem na montagem; solda e coluna pedem serralheria antes, à parte.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Acerto de cabo e contrapeso é orçado à parte e feito antes de prender o motor.'
          : mechanism === 'swing'
            ? 'Dobradiça nova e batente de chão são orçados à parte e postos antes do braço.'
            : 'Roldana, guia e trilho são orçados à parte e trocados antes de prender o motor.',
      'O que for além de ajuste entra no orçamento à parte, antes de qualquer furo.',
      'Quando a folha não tem conserto, dizemos isso antes de vender o motor.',
      'Reformamos a folha com a automação; portão novo não fabricamos.',
      'Chapa fina amassa onde o motor puxa, e por isso o ponto de fixação leva reforço de ferro.',
      'Se for pintar o portão, pinte antes e espere secar: tinta grossa no trilho ou no braço prende a folha.',
    ],
    [
      'Um vídeo curto da folha abrindo e fechando mostra se ela raspa, balança ou agarra.',
      'Fotografe o portão inteiro, por dentro e parado, e depois de perto o que está enferrujado.',
      'Fotografe o pé da folha, a coluna e o lugar da tomada.',
      'Mande a medida do vão, de coluna a coluna, e a altura da folha.',
      'Se há motor antigo, mostre a etiqueta e o jeito como ele está preso.',
      'Mande uma foto do piso em volta: degrau e rampa mudam a instalação.',
      'Ponha uma folha de papel ou uma régua ao lado da peça gasta, para a foto dar a medida.',
    ],
  ],
};

export const electricity: SectionTexts = {
  headings: [
    'O ponto elétrico que o motor pede',
    'Tomada, disjuntor e fio',
    'O que pedir ao eletricista',
    'Energia: o que deixar pronto',
    'Disjuntor próprio, fio protegido',
    'Antes de ligar',
  ],
  sentences: [
    [
      'O ponto de energia é à parte do kit: um eletricista o deixa pronto antes, ou ele entra no orçamento.',
      'Do quadro ao motor vai um circuito exclusivo, com disjuntor próprio e fio terra.',
      'Um disjuntor próprio permite desligar o portão sem apagar a casa.',
      'Um motor de casa não pede padrão trifásico nem aumento de carga: pede um circuito só dele.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'No basculante, o ponto de força fica no alto da coluna do motor, longe da água do piso.'
          : mechanism === 'swing'
            ? 'No portão de abrir, o ponto de força fica na coluna da folha que abre primeiro, e o segundo motor recebe fio dela.'
            : mechanism === 'sliding'
              ? 'No de correr, o ponto de força fica do lado para onde a folha abre, a uns 30 cm do piso, acima da poça.'
              : 'O ponto de força fica junto do motor: no piso, no de correr; na coluna, no basculante e no de abrir.',
      'Extensão não serve para motor de portão: aquece na partida e fica no caminho da água.',
      'Confira antes da compra se a tomada é de 127 V ou de 220 V, porque o motor vem para uma das duas.',
    ],
    [
      'O fio passa por eletroduto, longe do caminho da folha.',
      'Peça ao pedreiro dois dutos: um de força até o motor e um de sinal até o outro lado do vão, para a fotocélula.',
      'Emenda de fio se faz em caixa fechada, nunca enterrada no piso.',
      'O fio terra protege quem toca no portão e também a placa da central.',
      'Onde cai raio perto de casa, peça ao eletricista um protetor contra surtos no quadro, com aterramento.',
      'Fio e disjuntor são calculados pelo eletricista, pela corrente da etiqueta e pela distância até o quadro.',
      'Caixa de passagem baixa enche de água. Prefira a que fica na parede.',
    ],
    [
      'Quem liga o motor e fecha a tampa é o técnico, que mede a tensão no ponto antes.',
      'A programação se faz com a placa ligada, e por isso ela é do técnico.',
      'A caixa do motor fica fechada depois da montagem: do lado de dentro há tensão da rede.',
      'Ao morador cabe a pilha do controle; tampa, placa e fio ficam com o técnico.',
      'Parar a folha pelo controle não desliga o motor. O que corta a energia é o disjuntor.',
      'Se o disjuntor do portão cair, sem cheiro nem água, religue uma vez só; se cair de novo, deixe-o desligado e chame.',
    ],
    [
      'Tensão trocada queima a placa na hora, e a garantia costuma deixar isso de fora.',
      'Na foto do orçamento, mostre onde fica a tomada mais próxima.',
      'Fotocélula e botoeira usam fio fino, que segue em duto separado do de força.',
      'Quem pensa em bateria deve prever espaço para ela junto do motor.',
      'Se o quadro fica longe do portão, diga a distância, que muda a bitola do fio.',
      'Em casa antiga, peça ao eletricista que meça o ponto com carga antes da instalação.',
      'O motor fica em área que molha: um DR no circuito protege contra choque.',
      'Se a luz da garagem já pisca quando outro aparelho liga, avise: o circuito pode estar dividido ou com emenda frouxa.',
      'Peça que o eletricista marque no quadro qual disjuntor é o do portão.',
    ],
  ],
};

export const handover: SectionTexts = {
  headings: [
    'O dia da entrega',
    'O que testar com a equipe ainda aí',
    'O que conferir no fim do serviço',
    'Teste junto com o técnico',
    'A entrega do portão pronto',
    'Confira antes de assinar',
  ],
  sentences: [
    [
      'No fim do serviço, o portão é aberto e fechado várias vezes na sua frente.',
      'Peça para ver o curso completo e o que a folha faz ao encostar no anteparo.',
      'Esteja em casa na entrega, com o carro por perto, para provar o controle da rua.',
      'O técnico mostra o botão que abre, o que para e o que acontece se você apertar no meio do caminho.',
      'Antes de encerrar, teste todos os controles, um por um.',
      ({ mechanism }) =>
        mechanism === 'tilting'
          ? 'Peça que o técnico explique o que fazer sem luz: o basculante fica como está ou abre com bateria.'
          : 'Peça que o técnico mostre quando o seu portão se destrava e quando não.',
    ],
    [
      'Confira se a folha encosta sem bater, ao abrir e ao fechar.',
      'No teste do anteparo, veja se a folha só para ou também volta: com central comum e sem fotocélula, ela só para.',
      'Olhe os fios: tudo em duto, nada solto no caminho da folha.',
      'Olhe a base do motor com a folha em movimento, de longe: ela não pode balançar.',
      'Repare no som: zumbido leve está certo, ronco não.',
      'Se houver fotocélula, o técnico corta o feixe, e você vê a folha voltar.',
    ],
    [
      ({ t }) => `Guarde a nota e o manual: o kit tem ${t.warrantyPhrase}.`,
      ({ t }) => `Anote a data. A primeira revisão vence em ${t.maintenanceMonths}.`,
      'Confira se a nota traz o modelo do motor, porque a garantia se pede com ela.',
      'Veja se o disjuntor do portão ficou marcado no quadro.',
      'Peça o manual da central, que diz o que cada piscada quer dizer.',
      'Tire uma foto da etiqueta do motor: com ela, a peça certa vai na primeira visita.',
    ],
    [
      'Se a folha passar a bater ou a parar antes do fim nas primeiras semanas, avise: é ajuste, e não defeito de uso.',
      'Nos primeiros dias a ferragem assenta, e um ajuste fino pode ser preciso.',
      'Mostre a todos da casa como parar o portão no meio do caminho.',
      'Se não há fotocélula, confirme com o técnico que o fechamento automático ficou desligado.',
      ({ t }) => `Dúvida depois da entrega se tira por mensagem, de ${t.hours}.`,
      'Anote quantos controles foram gravados e quem ficou com cada um.',
    ],
  ],
};
