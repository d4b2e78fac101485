import type { SectionTexts } from '../section-texts.ts';

export const quote: SectionTexts = {
  headings: [
    'O que mandar para receber o preço',
    'Orçamento por foto',
    'Fotos e medidas para o orçamento',
    ({ place }) => `Peça o orçamento ${place.in}`,
    'Como pedir sem sair de casa',
    'O que precisamos saber',
  ],
  sentences: [
    [
      'Comece por uma foto do portão inteiro, tirada de dentro, com a folha fechada.',
      'Mande uma foto de frente e outra do lado em que o motor vai ficar.',
      'A melhor foto mostra a folha toda, o piso e a tomada mais próxima.',
      'Uma foto da folha inteira, por dentro, vale mais que uma descrição longa.',
      'Fotografe de longe e depois de perto: a folha, a coluna, o chão.',
      'Se já existe motor, fotografe a etiqueta dele, sem abrir a tampa.',
    ],
    [
      'Junte a largura do vão e a altura da folha, medidas com trena.',
      'Meça de coluna a coluna e do chão ao topo da folha.',
      'Anote largura, altura e o material: ferro, alumínio ou madeira.',
      'Se souber o peso, diga. Se não souber, o material e as medidas dão uma ideia.',
      'Diga se a folha é grade ou chapa fechada, porque o peso muda muito.',
      'Conte se há rampa, degrau ou curva no caminho da folha.',
    ],
    [
      'Fale do uso: quantas pessoas entram e saem por dia.',
      'Conte quantos controles você precisa, além dos que vêm no kit.',
      'Avise se quer fotocélula, bateria ou fechamento automático.',
      'Diga a tensão da tomada e se há disjuntor só para o portão.',
      'Informe o melhor dia e horário para a visita.',
      'Se o portão faz barulho ou agarra, avise: isso entra na conta antes, e não depois.',
    ],
    [
      ({ t }) => `Respondemos de ${t.hours}.`,
      ({ place }) => `Com isso, o preço para ${place.the} sai sem visita.`,
      'Com esses dados, indicamos o modelo e dizemos por que ele serve.',
      'Se o motor que você quer não serve no seu portão, dizemos antes.',
      'O modelo, o valor e o prazo vão por escrito na conversa.',
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
    'A conta inteira',
    'Sem surpresa no valor',
  ],
  sentences: [
    [
      ({ t }) => `Os kits vão de ${t.kitPrices}, com instalação.`,
      ({ t }) => `O ${t.cheapest.name} custa ${t.cheapest.price}. O ${t.fastest.name}, ${t.fastest.price}.`,
      ({ t }) => `O kit mais em conta é o ${t.cheapest.name}, por ${t.cheapest.price}.`,
      ({ t }) => `De ${t.cheapest.price} a ${t.fastest.price}: essa é a faixa dos kits instalados.`,
      ({ t }) =>
        `O valor depende do modelo: ${t.cheapest.price} no ${t.cheapest.name} e ${t.fastest.price} no ${t.fastest.name}.`,
      ({ t }) => `Para trocar o motor de uma casa, a conta vai de ${t.replaceMotorPrice}, conforme o que se aproveita.`,
    ],
    [
      ({ t }) => `São ${t.instalmentsPhrase}.`,
      ({ t }) => `O ${t.cheapest.name} pode sair em ${t.cheapest.instalments}.`,
      ({ t }) => `Parcelado, o ${t.fastest.name} fica em ${t.fastest.instalments}.`,
      ({ t }) => `Dá para dividir em ${t.instalmentsPhrase}.`,
      ({ t }) => `Em pagamento único, ${t.instantDiscount}.`,
      ({ t }) => `São ${t.instalmentsPhrase}. Em pagamento único, ${t.instantDiscount}.`,
    ],
    [
      ({ t }) => `Nos ${t.municipalities} da Grande São Paulo, ${t.deliveryPhrase}.`,
      ({ t }) => `A entrega sai por ${t.delivery} nos ${t.municipalities} atendidos, e a mão de obra já está no kit.`,
      ({ place }) => `Instalar ${place.in} não acrescenta nada ao preço do kit.`,
      'A mão de obra da instalação já está no valor.',
      'O que pode somar é reparo de ferragem, ponto elétrico novo ou acessório pedido à parte.',
      'Fotocélula, bateria e controle extra são opcionais e aparecem separados no orçamento.',
    ],
    [
      ({ t }) => `Todo motor sai com ${t.warrantyPhrase}.`,
      ({ t }) => `O kit tem ${t.warrantyPhrase}.`,
      ({ t }) => `A garantia é de ${t.warranty}, de fábrica. Guarde a nota.`,
      ({ t }) => `A garantia de fábrica, de ${t.warranty}, já está no preço.`,
      ({ t }) => `Com ${t.warrantyPhrase}, defeito de fabricação não vira despesa sua.`,
      'A garantia cobre defeito de fabricação. Pergunte o que fica de fora.',
    ],
  ],
};
