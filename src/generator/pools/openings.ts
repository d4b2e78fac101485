import { capitaliseSlot } from '../../text/fact-slots.ts';
import { capitalise } from '../../text/portuguese.ts';
import type { Intent } from '../section-order.ts';
import type { Pool } from '../page-context.ts';

/** First sentences of a page, by what the title offers. */
export const openings: Readonly<Record<Intent | 'electronic-gate', Pool>> = {
  sale: [
    ({ product, t, place }) =>
      `${capitalise(product.the)} ${t.brand} é vendido ${place.in} como kit instalado: motor, central, controles e mão de obra.`,
    ({ product, t, place }) =>
      `Quem procura ${product.a} ${t.brand} ${place.in} quer saber três coisas: o preço, que folha ele move e quem instala.`,
    ({ product, t, place }) =>
      `Vendemos e instalamos ${product.plural} ${t.brand} ${place.in}: quem vende é quem fixa, liga e regula.`,
    ({ product, t, place }) =>
      `Escolher ${product.a} ${t.brand} ${place.in} fica simples quando se conhecem a folha e o número de aberturas por dia.`,
    ({ product, t, place }) =>
      `${capitalise(product.the)} ${t.brand} que levamos ${place.to} sai da caixa na sua garagem e já fica ajustado ao portão.`,
    ({ product, t, place }) =>
      `Se você quer ${product.a} ${t.brand} ${place.in}, comece por três coisas: como a folha anda, quanto ela mede e de que é feita.`,
    ({ product, t, place }) =>
      `${capitaliseSlot(t.kitCount)} ${t.brand} cobrem quase todo portão ${place.in}, e ${product.the} certo depende do tipo da folha.`,
    ({ product, t, place }) =>
      `Comprar ${product.a} ${t.brand} ${place.in} é decidir duas coisas: a folha que ele vai mover e quanto tempo você aceita esperar na rua.`,
    ({ product, t, place }) =>
      `Mandamos ${product.a} ${t.brand}${place.entry ? ` ${place.to}` : ''} junto com o técnico que vai fixar, ligar e regular tudo.`,
    ({ product, t, place }) =>
      `Instalar ${product.a} ${t.brand} ${place.in} pede três coisas: portão leve na mão, ponto de força perto e o modelo certo.`,
  ],
  store: [
    ({ t, place }) =>
      `Nossa loja de motores ${t.brand} atende ${place.the} pelo WhatsApp: você manda a foto do portão e recebe o preço do kit instalado.`,
    ({ t, place }) =>
      `Uma loja de motor ${t.brand} ${place.in} serve de pouco se só vende a caixa. Aqui o kit vem com o técnico.`,
    ({ t, place }) =>
      `Você compra o motor ${t.brand} ${place.in} sem ir a um balcão: o pedido é por mensagem e a entrega é na sua garagem.`,
    ({ t, place }) =>
      `Como loja de motores ${t.brand} para ${place.the}, vendemos, entregamos e instalamos ${t.modelCount} com o preço aberto na tabela.`,
    ({ t, place }) =>
      `Procura loja de motor ${t.brand} ${place.in}? Compare abaixo os modelos, o peso que cada um move e o que está no preço.`,
    ({ t, place }) =>
      `Quem compra conosco um motor ${t.brand} ${place.in} tem um só responsável pela peça e pelo serviço.`,
    ({ t, place }) =>
      `Loja boa de motor de portão pergunta como é a folha antes de dar o preço. É assim que atendemos ${place.the}, com a linha ${t.brand}.`,
    ({ t, place }) =>
      `Vendemos motores ${t.brand} ${place.in} com o modelo indicado para o seu portão, e não para o nosso estoque.`,
    ({ t, place }) =>
      `Do pedido ao portão aberto: a loja leva o motor ${t.brand} ${place.to}, e a mesma equipe fixa, liga e testa.`,
  ],
  automation: [
    ({ t, place }) =>
      `Automatizar um portão ${place.in} é juntar quatro coisas: folha que corre leve, motor ${t.brand} do tamanho certo, ponto elétrico e ajuste.`,
    ({ t, place }) =>
      `A automação de portões ${place.in} começa pelo portão, não pelo motor. Se a folha pesa na mão, o kit ${t.brand} vai sofrer.`,
    ({ t, place }) => `Fazemos automação de portões com kits ${t.brand} ${place.in}, em casas, prédios e galpões.`,
    ({ t, place }) =>
      `Seu portão manual ${place.in} pode virar automático sem trocar a folha, na maioria dos casos. O kit ${t.brand} se adapta a ela.`,
    ({ place }) =>
      `Quem pensa em automação de portões ${place.in} costuma ter a mesma dúvida: dá para aproveitar o portão que já existe? Quase sempre dá.`,
    ({ t, place }) =>
      `Com um kit ${t.brand}, a automação do portão ${place.in} termina no mesmo dia em que começa, na maior parte das casas.`,
    ({ t, place }) =>
      `Sair do carro para abrir o portão é o que a automação resolve. Levamos o kit ${t.brand} ${place.to} e deixamos tudo regulado.`,
    ({ t, place }) =>
      `Uma automação bem feita ${place.in} se nota pelo que não acontece: o portão não bate, não trepida e não para no meio. Usamos a linha ${t.brand}.`,
    ({ t, place }) =>
      `O projeto de automação ${t.brand} ${place.in} cabe em uma conversa: tipo de portão, peso, largura e quantas vezes ele abre por dia.`,
  ],
  'electronic-gate': [
    ({ t, place }) =>
      `Um portão eletrônico ${t.brand} ${place.in} é o seu portão de sempre com motor, central, controle e um bom ajuste.`,
    ({ t, place }) =>
      `Portões eletrônicos ${place.in} falham quase sempre pelo mesmo motivo: motor pequeno para a folha. Por isso o kit ${t.brand} é escolhido pelo peso.`,
    ({ t, place }) =>
      `Montamos portões eletrônicos com a linha ${t.brand} ${place.in} e deixamos o percurso gravado, os controles testados e tudo explicado.`,
    ({ t, place }) =>
      `Se o seu portão já existe, ele pode virar um portão eletrônico com o kit ${t.brand} que levamos ${place.to}.`,
    ({ t, place }) =>
      `Todo portão eletrônico tem três partes que trabalham juntas: a folha, o motor e a central. Cuidamos das três ${place.in}, com motor e central ${t.brand}.`,
    ({ t, place }) =>
      `O portão eletrônico certo ${place.in} abre rápido, para sozinho diante de um obstáculo e não acorda o vizinho. É para isso que instalamos a linha ${t.brand}.`,
    ({ t, place }) =>
      `Antes de orçar portões eletrônicos ${t.brand} ${place.in}, olhe o seu: se a folha anda leve na mão, a automação é simples.`,
    ({ t, place }) =>
      `Portões eletrônicos ${t.brand} ${place.in}: veja os modelos, o peso que cada um move e quanto custa o kit instalado.`,
    ({ t, place }) =>
      `Quem volta para casa à noite ${place.in} sabe quanto vale um portão eletrônico rápido. Os kits ${t.brand} automatizam o portão que você já tem.`,
  ],
  installation: [
    ({ subject, t, place }) =>
      `A ${subject.name} ${t.brand} ${place.in} já está no preço do kit e leva de ${t.installationHours} em um portão comum.`,
    ({ product, t, place }) =>
      `Instalar ${product.a} ${t.brand} ${place.in} é trabalho de meio período quando o portão corre leve e o ponto de força está perto.`,
    ({ subject, t, place }) =>
      `Para a ${subject.name} ${t.brand} ${place.in}, o técnico leva o kit, fixa, liga, regula e ensina a usar.`,
    ({ subject, place }) =>
      `Quem marca a ${subject.name} ${place.in} só precisa deixar três coisas prontas: tomada por perto, folha leve e vão livre.`,
    ({ product, t, place }) =>
      `O que faz ${product.a} ${t.brand} durar é a instalação. ${capitalise(place.in)}, ela é feita por quem vendeu o kit.`,
    ({ subject, t, place }) =>
      `Uma boa ${subject.name} ${t.brand} ${place.in} começa com o motor ainda na caixa: primeiro se confere a folha, depois se fura.`,
    ({ subject, t, place }) =>
      `A nossa ${subject.name} ${t.brand} ${place.in} segue sempre a mesma ordem: portão, fixação, parte elétrica, ajuste e teste.`,
  ],
};

/** What the price buys: one of these follows the first sentence, unless that has just said the range of prices. */
export const rangePromises: Pool = [
  ({ t }) => `São ${t.kitCount}, de ${t.kitPrices}, com ${t.kitCovers} no valor.`,
  ({ t }) => `O valor do kit, de ${t.kitPrices}, já cobre ${t.kitCoversLabour}.`,
];

export const promises: Pool = [
  ({ t }) =>
    `O kit ${t.cheapest.name} custa ${t.cheapest.price} e o ${t.fastest.name}, o mais rápido, ${t.fastest.price}.`,
  ({ t }) => `O mais rápido é o ${t.fastest.name}, que abre em ${t.fastest.opening} e custa ${t.fastest.price}.`,
  ({ t }) => `O modelo de entrada, o ${t.cheapest.name}, sai por ${t.cheapest.price} ou ${t.cheapest.instalments}.`,
  ({ t }) => `Há kits que abrem em ${t.openingTimes}, todos com ${t.warrantyPhrase}.`,
  ({ t }) =>
    `Quem tem pressa leva o ${t.fastest.name}, de ${t.fastest.opening}. Quem quer gastar menos leva o ${t.cheapest.name}, de ${t.cheapest.opening}.`,
  ({ t }) => `Parcelado, o ${t.fastest.name} fica em ${t.fastest.instalments}, já com a instalação.`,
  ({ t }) => `Todo kit traz motor, central com código rolante e controles, e sai com ${t.warrantyPhrase}.`,
  ({ t }) =>
    `O ${t.cheapest.name} move portão de correr de até ${t.cheapest.maxGate}; com folga, escolha-o para folha mais leve que isso. O ${t.fastest.name}, o mais forte, move folhas de correr de até ${t.fastest.maxGate}.`,
  ({ t }) => `Dá para pagar em ${t.instalmentsPhrase}. Para pagar de uma vez, ${t.instantDiscount}.`,
  ({ t }) =>
    `A espera no portão é de ${t.cheapest.opening} no ${t.cheapest.name} e de ${t.fastest.opening} no ${t.fastest.name}.`,
];

/** How a visitor goes on: the last sentence of the opening. */
export const invitations: Pool = [
  ({ t }) => `Atendemos de ${t.hours}.`,
  'Uma foto do portão inteiro, tirada de dentro, costuma bastar para o orçamento.',
  ({ t }) => `O orçamento sai pelo WhatsApp, de ${t.hours}.`,
  'Mande a largura e a altura da folha, com uma foto, e voltamos com o modelo e o preço.',
  'Diga quanto mede o vão e de que é feita a folha, e o resto perguntamos nós.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Abaixo estão os preços, os limites de cada modelo e o que conferir antes de comprar.',
  'Na dúvida sobre o peso ou o tamanho, mande uma foto do portão.',
  'Não sabe o peso da folha? A foto e as medidas dão uma boa estimativa.',
  'Conte quantas vezes o portão abre por dia: isso pesa na escolha.',
];
