import type { SectionTexts } from '../section-texts.ts';

export const quote: SectionTexts = {
  headings: [
    'O que mandar para receber o preço',
    'Orçamento por foto e medida',
    'Fotos e medidas para o orçamento',
    ({ place }) => `Peça o orçamento ${place.in}`,
    'O que medir e fotografar',
    'O que precisamos saber',
  ],
  sentences: [
    [
      'Comece por uma foto do portão inteiro, tirada de dentro, com a folha fechada.',
      'Mande uma foto de frente e outra do lado em que o motor vai ficar.',
      'A melhor foto mostra a folha toda, o piso e a tomada mais próxima.',
      'Tire a foto por dentro, de modo que apareçam as duas colunas e o teto da garagem.',
      'Fotografe de longe a folha toda e, de perto, o pé dela, a coluna e o chão onde o motor vai ficar.',
      'Se já existe motor, fotografe a etiqueta dele, sem abrir a tampa.',
    ],
    [
      'Junte a largura do vão e a altura da folha, medidas com trena.',
      'Meça de coluna a coluna e do chão ao topo da folha.',
      'Anote largura, altura e o material: ferro, alumínio ou madeira.',
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'Meça cada folha em separado e a distância da dobradiça até a face de dentro da coluna.'
          : mechanism === 'tilting'
            ? 'Diga se a folha tem madeira, chapa ou vidro por cima e se há portinha nela.'
            : 'Não precisa pesar: o material e as medidas dão o peso aproximado.',
      'Diga se a folha é grade ou chapa fechada: a chapa pesa mais e pega mais vento.',
      'Conte se há rampa, degrau ou curva no caminho da folha.',
    ],
    [
      'Diga quantos carros usam o portão e se saem na mesma hora.',
      'Diga quantos controles a casa vai usar, para os extras já virem gravados.',
      'Avise se quer fotocélula, bateria ou fechamento automático, que só se liga com fotocélula.',
      'Diga a tensão da tomada e se há disjuntor só para o portão.',
      'Diga se a garagem é a única entrada da casa, porque isso decide a bateria.',
      'Se a folha raspa, range ou agarra, conte onde: o acerto entra no orçamento antes da montagem.',
    ],
    [
      ({ t }) => `Respondemos de ${t.hours}.`,
      ({ place }) => `Com isso, o preço para ${place.the} sai sem visita.`,
      'Com esses dados, você recebe o modelo, o total, o que fica à parte e a data.',
      'Peso acima do limite dos kits, solda e alvenaria pedem ver no local antes do preço final.',
      'O orçamento fica escrito na conversa: compare-o com a nota no dia da montagem.',
      'Caso a foto deixe dúvida, pedimos outra antes de fechar o valor.',
    ],
  ],
};

export const payment: SectionTexts = {
  headings: [
    'Preço, parcelas e garantia',
    'Valor e condições',
    'Como pagar',
    'Parcelas e garantia',
    ({ place }) => `Quanto custa ${place.in}`,
    'O kit, os extras e o pagamento',
    'O que está no preço e o que não está',
  ],
  sentences: [
    [
      ({ t }) => `Os kits vão de ${t.kitPrices}, com instalação.`,
      ({ t }) => `O ${t.cheapest.name} custa ${t.cheapest.price}. O ${t.fastest.name}, ${t.fastest.price}.`,
      ({ t }) =>
        `O kit mais em conta é o ${t.cheapest.name}, por ${t.cheapest.price}; o mais rápido, o ${t.fastest.name}, custa ${t.fastest.price}.`,
      ({ t }) => `Instalados, os kits custam ${t.modelCosts}.`,
      ({ t }) =>
        `O valor depende do modelo: ${t.cheapest.price} no ${t.cheapest.name} e ${t.fastest.price} no ${t.fastest.name}.`,
      ({ t }) => `Para trocar o motor de uma casa, a conta vai de ${t.replaceMotorPrice}, conforme o que se aproveita.`,
    ],
    [
      ({ t }) => `São ${t.instalmentsPhrase}.`,
      ({ t }) => `O ${t.cheapest.name} pode sair em ${t.cheapest.instalments}.`,
      ({ t }) => `No cartão, o ${t.fastest.name} sai em ${t.fastest.instalments}.`,
      ({ t }) => `O total se divide em ${t.instalmentsPhrase}, com a montagem nas parcelas.`,
      ({ t }) => `Para pagar de uma vez, ${t.instantDiscount}; no cartão, são ${t.interestFree}.`,
      ({ t }) => `Aceitamos ${t.paymentAccepted}. Em pagamento único, ${t.instantDiscount}.`,
    ],
    [
      ({ t }) => `Nos ${t.municipalities} da Grande São Paulo, ${t.deliveryPhrase}, sem conta de quilômetro.`,
      ({ t }) => `A entrega sai por ${t.delivery} nos ${t.municipalities} atendidos, e a mão de obra já está no kit.`,
      ({ place }) =>
        `Instalar ${place.in} não acrescenta nada ao preço do kit, se a ferragem está boa e há ponto de energia.`,
      ({ mechanism }) =>
        mechanism === 'swing'
          ? 'A montagem já está no valor; trava elétrica, batente de chão, solda e ponto de energia são à parte.'
          : mechanism === 'tilting'
            ? 'A montagem já está no valor; acerto de cabos e contrapesos, solda e ponto de energia são à parte.'
            : 'A montagem já está no valor; no portão de correr, a cremalheira nova é à parte, por metro.',
      'O que pode somar é conserto da folha, ponto elétrico novo ou acessório, e tudo se diz antes da montagem.',
      'Fotocélula, bateria e controle extra aparecem em linhas separadas: peça o total com e sem eles.',
    ],
    [
      ({ t }) => `Todo motor sai com ${t.warrantyPhrase}.`,
      ({ t }) => `O kit tem ${t.warrantyPhrase}.`,
      ({ t }) => `A garantia é de ${t.warranty}, de fábrica; a nota entregue na montagem é o que a comprova.`,
      ({ t }) => `A garantia de fábrica, de ${t.warranty}, vale para o motor e a central, e não para a folha.`,
      ({ t }) => `A ${t.warrantyPhrase} soma-se à legal, de ${t.legalWarranty}, do serviço.`,
      'A garantia cobre defeito de fabricação; raio, água e tensão errada costumam ficar de fora.',
    ],
  ],
};
