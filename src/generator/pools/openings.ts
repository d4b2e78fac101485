import { capitalise } from '../../text/portuguese.ts';
import type { Intent } from '../section-order.ts';
import type { Pool } from '../page-context.ts';

/** First sentences of a page, by what the title offers. */
export const openings: Readonly<Record<Intent | 'electronic-gate', Pool>> = {
  sale: [
    ({ product, t, place }) =>
      `${capitalise(product.the)} ${t.brand} é vendido ${place.in} como kit instalado: motor, central de código rolante, controles e mão de obra.`,
    ({ product, t, place }) =>
      `Antes de pedir ${product.a} ${t.brand} ${place.in}, meça a largura e a altura da folha e veja se ela é grade ou chapa fechada.`,
    ({ product, t, place }) =>
      `Vendemos e instalamos ${product.plural} ${t.brand} ${place.in}; a mesma equipe confere a folha, fixa, liga e regula.`,
    ({ product, t, place }) =>
      `Para escolher ${product.a} ${t.brand} ${place.in}, bastam a medida da folha, o material e o número de aberturas por dia.`,
    ({ product, t, place }) =>
      `${capitalise(product.the)} ${t.brand} que levamos ${place.to} fica fixado, ligado e testado no mesmo dia, se a folha anda leve e há ponto de energia.`,
    ({ product, t, place }) =>
      `Se você quer ${product.a} ${t.brand} ${place.in}, mande três coisas: uma foto de dentro, a largura e a altura da folha e o material dela.`,
    ({ product, t, place }) =>
      `Para quem quer ${product.a} ${place.in}, temos ${t.kitCount} ${t.brand}, que se distinguem pelo tempo de abertura e pelo jeito de partir e parar.`,
    ({ product, t, place }) =>
      `Para comprar ${product.a} ${t.brand} ${place.in}, decida quanto tempo você aceita esperar na rua e confira se a sua folha cabe no limite do modelo.`,
    ({ product, t, place }) =>
      `Mandamos ${product.a} ${t.brand}${place.entry ? ` ${place.to}` : ''} junto com o técnico, que confere a folha antes de furar e mostra o teste de parada no fim.`,
    ({ product, t, place }) =>
      `Para instalar ${product.a} ${t.brand} ${place.in}, a folha precisa andar sem agarrar, e o ponto de força, ter disjuntor só dele.`,
  ],
  store: [
    ({ t, place }) =>
      `Nossa loja de motores ${t.brand} atende ${place.the} pelo WhatsApp: você manda a foto do portão e recebe o preço do kit instalado.`,
    ({ t, place }) =>
      `Ao comprar motor ${t.brand} ${place.in}, pergunte se o preço tem a instalação. No nosso kit ela já está incluída.`,
    ({ t, place }) =>
      `Você compra o motor ${t.brand} ${place.in} por mensagem, com foto e medidas, e recebe o kit no dia da montagem.`,
    ({ t, place }) =>
      `Como loja de motores ${t.brand} para ${place.the}, vendemos, entregamos e instalamos ${t.modelCount}, com nota e preço por escrito.`,
    ({ t, place }) =>
      `Procura loja de motor ${t.brand} ${place.in}? Compare abaixo o que cada modelo move, em quanto tempo abre e o que não está no preço.`,
    ({ t, place }) =>
      `Motor ${t.brand} comprado conosco ${place.in} sai com nota, montagem e revisão feitas pela mesma equipe.`,
    ({ t, place }) =>
      `Para vender a linha ${t.brand} ${place.in}, perguntamos primeiro o tipo, a medida e o material da folha, porque o modelo sai daí.`,
    ({ t, place }) =>
      `Vendemos motores ${t.brand} ${place.in} e dizemos antes se a sua folha passa do limite do modelo ou precisa de serralheria.`,
    ({ t, place }) =>
      `A loja leva o motor ${t.brand} ${place.to} no dia marcado, e quem o vendeu fixa, liga, grava os controles e testa.`,
  ],
  automation: [
    ({ t, place }) =>
      `Automatizar um portão ${place.in} é juntar quatro coisas: folha que anda leve, motor ${t.brand} para o tipo dela, ponto elétrico com disjuntor próprio e regulagem.`,
    ({ t, place }) =>
      `A automação de portões ${place.in} começa pela folha: roldana, dobradiça ou contrapeso gasto se acerta antes de montar o kit ${t.brand}.`,
    ({ t, place }) =>
      `Fazemos automação de portões de correr, basculantes e de abrir ${place.in}, com kits ${t.brand} montados.`,
    ({ t, place }) =>
      `Seu portão manual ${place.in} pode virar automático sem trocar a folha, na maioria dos casos. O kit ${t.brand} é preso nela ou na coluna, depois do acerto da ferragem.`,
    ({ place }) =>
      `A automação de portões ${place.in} quase sempre aproveita a folha que existe: só a muito torta ou podre pede portão novo.`,
    ({ t, place }) =>
      `A automação do portão ${place.in} com kit ${t.brand} cabe em um dia, se há ponto de energia e a ferragem está boa.`,
    ({ t, place }) =>
      `Para automatizar, levamos o kit ${t.brand} ${place.to}, fixamos o motor, gravamos os controles e testamos a parada diante de um obstáculo.`,
    ({ t, place }) =>
      `Na automação com a linha ${t.brand} ${place.in}, confira na entrega se a folha não bate no fim, não trepida e para diante de um obstáculo.`,
    ({ t, place }) =>
      `Para orçar a automação ${t.brand} ${place.in}, diga o tipo de portão, a largura, a altura, o material e quantas vezes ele abre por dia.`,
  ],
  'electronic-gate': [
    ({ t, place }) =>
      `Um portão eletrônico ${t.brand} ${place.in} é o portão que você já tem, com motor, central, controles e fim de curso regulado.`,
    ({ t, place }) =>
      `Portão eletrônico ${place.in} começa pelo limite da folha: o kit ${t.brand} se escolhe por quilos no de correr e por medida no basculante e no de abrir.`,
    ({ t, place }) =>
      `Montamos portões eletrônicos com a linha ${t.brand} ${place.in} e deixamos o percurso gravado, a força no mínimo e os controles testados.`,
    ({ t, place }) =>
      `Para virar portão eletrônico com o kit ${t.brand} que levamos ${place.to}, a folha que você já tem precisa estar firme e andar sem agarrar.`,
    ({ t, place }) =>
      `No portão eletrônico que montamos ${place.in}, motor e central são ${t.brand}; a folha é a sua, com a ferragem acertada antes.`,
    ({ t, place }) =>
      `No portão eletrônico ${t.brand} ${place.in}, peça a fotocélula com o kit: é ela que faz a folha voltar antes de encostar em alguém.`,
    ({ t, place }) =>
      `Antes de orçar portões eletrônicos ${t.brand} ${place.in}, olhe o seu: solda trincada, coluna solta e dobradiça ou roldana gasta entram na conta antes do motor.`,
    ({ t, place }) =>
      `Portões eletrônicos ${t.brand} ${place.in}: veja que folha cada modelo move, em quanto tempo abre e o que fica fora do preço.`,
    ({ t, place }) =>
      `Com um portão eletrônico ${t.brand} rápido, o carro espera menos na rua ${place.in}, e a fotocélula passa a fazer mais falta.`,
  ],
  installation: [
    ({ subject, t, place }) =>
      `A ${subject.name} ${t.brand} ${place.in} já está no preço do kit e leva de ${t.installationHours} em um portão comum.`,
    ({ product, t, place }) =>
      `Instalar ${product.a} ${t.brand} ${place.in} é trabalho de meio período se a folha anda leve e o ponto de força está perto.`,
    ({ subject, t, place }) =>
      `Para a ${subject.name} ${t.brand} ${place.in}, o técnico confere a folha, fixa o motor, regula a parada e grava os controles.`,
    ({ subject, place }) =>
      `Antes da ${subject.name} ${place.in}, deixe prontos o ponto de energia com disjuntor próprio, a ferragem da folha e o vão livre.`,
    ({ product, t, place }) =>
      `Para ${product.a} ${t.brand} durar, a base tem de ser de concreto ou ferro firme. ${capitalise(place.in)}, quem confere isso é a equipe que vendeu o kit.`,
    ({ subject, t, place }) =>
      `Na ${subject.name} ${t.brand} ${place.in}, o técnico confere a folha antes do primeiro furo e diz se algo precisa de conserto.`,
    ({ subject, t, place }) =>
      `A nossa ${subject.name} ${t.brand} ${place.in} termina com a folha testada contra um obstáculo e cada controle provado da rua.`,
  ],
};

/** What the price buys: one of these follows the first sentence, unless that has just said the range of prices. */
export const rangePromises: Pool = [
  ({ t }) => `São ${t.kitCount}, de ${t.kitPrices}, com ${t.kitCovers} no valor.`,
  ({ t }) => `O valor do kit, de ${t.kitPrices}, já cobre ${t.kitCoversLabour}.`,
];

export const promises: Pool = [
  ({ t }) =>
    `Instalado, o ${t.cheapest.name} custa ${t.cheapest.price}, o ${t.middle.name}, ${t.middle.price}, e o ${t.fastest.name}, ${t.fastest.price}.`,
  ({ t }) => `O mais rápido é o ${t.fastest.name}, que abre em ${t.fastest.opening} e custa ${t.fastest.price}.`,
  ({ t }) => `O modelo de entrada, o ${t.cheapest.name}, sai por ${t.cheapest.price} ou ${t.cheapest.instalments}.`,
  ({ t }) => `Há kits que abrem em ${t.openingTimes}, em folha leve e vão comum, todos com ${t.warrantyPhrase}.`,
  ({ t }) =>
    `Em rua movimentada, o ${t.fastest.name} abre em ${t.fastest.opening}; em rua calma, basta o ${t.cheapest.name}, de ${t.cheapest.opening}.`,
  ({ t }) => `Parcelado, o ${t.fastest.name} fica em ${t.fastest.instalments}, já com a instalação.`,
  ({ t }) => `Todo kit traz motor, central com código rolante e controles, e sai com ${t.warrantyPhrase}.`,
  ({ t }) =>
    `Em portão de correr, o ${t.cheapest.name} move até ${t.cheapest.maxGate}, e o ${t.fastest.name}, até ${t.fastest.maxGate} de folha de correr; deixe sobra, porque no limite o motor aquece.`,
  ({ t }) =>
    `O pagamento é em ${t.instalmentsPhrase}, com a montagem incluída. Para pagar de uma vez, ${t.instantDiscount}.`,
  ({ t }) =>
    `A espera na rua é de ${t.cheapest.opening} no ${t.cheapest.name} e de ${t.fastest.opening} no ${t.fastest.name}, e cresce em folha larga ou pesada.`,
];

/** How a visitor goes on: the last sentence of the opening. */
export const invitations: Pool = [
  ({ t }) => `Atendemos de ${t.hours}.`,
  'Com uma foto do portão inteiro, tirada de dentro, e as medidas da folha, o preço sai sem visita.',
  ({ t }) => `O orçamento sai pelo WhatsApp, de ${t.hours}.`,
  'Mande a largura e a altura da folha, com uma foto, e respondemos com o modelo, o total e o que fica à parte.',
  'Diga quanto mede o vão, de que é feita a folha e se a garagem é em rampa.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Se a garagem é a única entrada da casa, avise: sem luz, a saída pode ser a bateria.',
  'Se já há um motor no portão, mande também a foto da etiqueta, com a tampa fechada.',
  'Não sabe quanto pesa a folha? As medidas e o material dão uma boa estimativa.',
  'Conte quantas vezes o portão abre por dia: muito uso pede um modelo acima e revisão mais cedo.',
];
