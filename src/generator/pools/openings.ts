import { capitalise } from '../../text/portuguese.ts';
import type { ServiceType } from '../classify-title.ts';
import { agree } from '../nouns.ts';
import { ofOffer, type Pool } from '../page-context.ts';

/** First sentences of a page, by what the title offers. */
export const openings: Readonly<Record<ServiceType | 'electronic-gate' | 'accessory' | 'leaf' | 'part-care', Pool>> = {
  sale: [
    ({ product, t, place }) => `${capitalise(product.the)} ${t.brand} é vendido ${place.in} como kit completo, com a mão de obra de quem instala.`,
    ({ product, t, place }) => `Quem procura ${product.a} ${t.brand} ${place.in} quer saber o preço, o peso que aguenta e quem instala. As três respostas estão nesta página.`,
    ({ product, t, place }) => `Vendemos e instalamos ${product.plural} ${t.brand} ${place.in}: quem vende é quem fixa, liga e regula.`,
    ({ product, t, place }) => `Escolher ${product.a} ${t.brand} ${place.in} fica simples quando se sabe o peso da folha e o número de aberturas por dia.`,
    ({ product, t, place }) => `${capitalise(product.the)} ${t.brand} que levamos ${place.to} sai da caixa na sua garagem e já fica ajustado ao portão.`,
    ({ product, t, place }) => `Se você quer ${product.a} ${t.brand} ${place.in}, comece por dois números: a largura do vão e o peso aproximado da folha.`,
    ({ product, t, place }) => `${capitalise(t.kitCount)} ${t.brand} cobrem quase todo portão ${place.in}, e ${product.the} certo depende do tipo da folha.`,
    ({ product, t, place }) => `Comprar ${product.a} ${t.brand} ${place.in} é decidir duas coisas: o peso que ele vai mover e quanto tempo você aceita esperar na rua.`,
    ({ product, t, place }) => `Mandamos ${product.a} ${t.brand}${place.entry ? ` ${place.to}` : ''} junto com o técnico que vai fixar, ligar e regular tudo.`,
    ({ product, t, place }) => `Instalar ${product.a} ${t.brand} ${place.in} pede três coisas: portão leve na mão, ponto de força perto e o modelo certo.`,
  ],
  store: [
    ({ t, place }) => `Nossa loja de motores ${t.brand} atende ${place.the} pelo WhatsApp: você manda a foto do portão e recebe o preço do kit instalado.`,
    ({ t, place }) => `Uma loja de motor ${t.brand} ${place.in} serve de pouco se só vende a caixa. Aqui o kit vem com o técnico.`,
    ({ t, place }) => `Você compra o motor ${t.brand} ${place.in} sem ir a um balcão: o pedido é por mensagem e a entrega é na sua garagem.`,
    ({ t, place }) => `Como loja de motores ${t.brand} para ${place.the}, vendemos, entregamos e instalamos ${t.modelCount} com o preço aberto na tabela.`,
    ({ t, place }) => `Procura loja de motor ${t.brand} ${place.in}? Compare abaixo os modelos, o peso que cada um move e o que está no preço.`,
    ({ t, place }) => `Quem compra conosco um motor ${t.brand} ${place.in} tem um só responsável pela peça e pelo serviço.`,
    ({ t, place }) => `Loja boa de motor de portão pergunta o peso da folha antes de dar o preço. É assim que atendemos ${place.the}, com a linha ${t.brand}.`,
    ({ t, place }) => `Vendemos motores ${t.brand} ${place.in} com o modelo indicado para o seu portão, e não para o nosso estoque.`,
    ({ t, place }) => `Do pedido ao portão aberto: a loja leva o motor ${t.brand} ${place.to}, e a mesma equipe fixa, liga e testa.`,
  ],
  automation: [
    ({ t, place }) => `Automatizar um portão ${place.in} é juntar quatro coisas: folha que corre leve, motor ${t.brand} do tamanho certo, ponto elétrico e ajuste.`,
    ({ t, place }) => `A automação de portões ${place.in} começa pelo portão, não pelo motor. Se a folha pesa na mão, o kit ${t.brand} vai sofrer.`,
    ({ t, place }) => `Fazemos automação de portões com kits ${t.brand} ${place.in}, em casas, prédios e galpões.`,
    ({ t, place }) => `Seu portão manual ${place.in} pode virar automático sem trocar a folha, na maioria dos casos. O kit ${t.brand} se adapta a ela.`,
    ({ place }) => `Quem pensa em automação de portões ${place.in} costuma ter a mesma dúvida: dá para aproveitar o portão que já existe? Quase sempre dá.`,
    ({ t, place }) => `Com um kit ${t.brand}, a automação do portão ${place.in} termina no mesmo dia em que começa, na maior parte das casas.`,
    ({ t, place }) => `Sair do carro para abrir o portão é o que a automação resolve. Levamos o kit ${t.brand} ${place.to} e deixamos tudo regulado.`,
    ({ t, place }) => `Uma automação bem feita ${place.in} se nota pelo que não acontece: o portão não bate, não trepida e não para no meio. Usamos a linha ${t.brand}.`,
    ({ t, place }) => `O projeto de automação ${t.brand} ${place.in} cabe em uma conversa: tipo de portão, peso, largura e quantas vezes ele abre por dia.`,
  ],
  'electronic-gate': [
    ({ t, place }) => `Um portão eletrônico ${t.brand} ${place.in} é o seu portão de sempre com motor, central, controle e um bom ajuste.`,
    ({ t, place }) => `Portões eletrônicos ${place.in} falham quase sempre pelo mesmo motivo: motor pequeno para a folha. Por isso o kit ${t.brand} é escolhido pelo peso.`,
    ({ t, place }) => `Montamos portões eletrônicos com a linha ${t.brand} ${place.in} e deixamos o percurso gravado, os controles testados e tudo explicado.`,
    ({ t, place }) => `Se o seu portão já existe, ele pode virar um portão eletrônico com o kit ${t.brand} que levamos ${place.to}.`,
    ({ t, place }) => `Todo portão eletrônico tem três partes que trabalham juntas: a folha, o motor e a central. Cuidamos das três ${place.in}, com motor e central ${t.brand}.`,
    ({ t, place }) => `O portão eletrônico certo ${place.in} abre rápido, para sozinho diante de um obstáculo e não acorda o vizinho. É para isso que instalamos a linha ${t.brand}.`,
    ({ t, place }) => `Antes de orçar portões eletrônicos ${t.brand} ${place.in}, olhe o seu: se a folha anda leve na mão, a automação é simples.`,
    ({ t, place }) => `Portões eletrônicos ${t.brand} ${place.in}: veja os modelos, o peso que cada um move e quanto custa o kit instalado.`,
    ({ t, place }) => `Quem volta para casa à noite ${place.in} sabe quanto vale um portão eletrônico rápido. Os kits ${t.brand} automatizam o portão que você já tem.`,
  ],
  accessory: [
    ({ product, t, place }) => `${capitalise(product.the)} tem de combinar com o resto do equipamento, e por isso a compra ${place.in} começa pelo modelo do seu motor ${t.brand}.`,
    ({ product, t, place }) => `Antes de comprar ${product.a} ${place.in}, anote a marca e o modelo do motor. Com esses dados, dizemos que peça da linha ${t.brand} serve.`,
    ({ product, t, place }) => `Entregamos e instalamos ${product.a} ${place.in} e testamos tudo com o seu motor ${t.brand}.`,
    ({ product, t, place }) => `Nem ${agree(product, 'todo', 'toda')} ${product.name} serve em qualquer motor. Para ${place.the}, confirmamos antes pela foto da etiqueta do motor ${t.brand}.`,
    ({ product, t, place }) => `Precisa de ${product.a} ${place.in}? Mande a foto da peça antiga e do motor ${t.brand}, e dizemos o que serve.`,
    ({ product, t, place }) => `Na troca ${product.of} ${place.in}, o cuidado está em acertar a peça e testar o motor ${t.brand} depois.`,
  ],
  'part-care': [
    ({ product, place }) => `${capitalise(product.name)} com defeito ${place.in}? Mande a foto da peça e da etiqueta do motor, e dizemos se é caso de ajuste ou de troca.`,
    ({ product, place }) => `Antes de trocar ${product.the} ${place.in}, vale descobrir a causa: sem ela, a peça nova falha também.`,
    ({ product, place }) => `Atendemos ${place.the} e testamos ${product.the} no próprio portão, antes e depois do serviço.`,
    ({ subject, place }) => `${capitalise(subject.in)} ${place.in}, o técnico confere também o motor e a central: a peça raramente falha sozinha.`,
    ({ product, place }) => `Muitas vezes ${product.the} só precisa de limpeza, aperto ou ajuste. Atendemos ${place.the} e dizemos antes o que é.`,
  ],
  leaf: [
    ({ product, place }) => `${capitalise(product.the)} faz parte da folha, e não do motor. ${capitalise(place.in)}, olhamos a folha inteira antes de trocar a peça.`,
    ({ product, place }) => `Para trocar ${product.the} ${place.in}, mande a foto da peça e a largura da folha. A medida vem antes do preço.`,
    ({ product, place }) => `${capitalise(product.a)} ${agree(product, 'gasto', 'gasta')} faz o motor pagar a conta. Atendemos ${place.the} e trocamos a peça com a folha escorada.`,
    ({ product, place }) => `A troca ${product.of} ${place.in} termina com a folha leve na mão. Só então se confere o motor.`,
  ],
  installation: [
    ({ subject, t, place }) => `A ${subject.name} ${t.brand} ${place.in} já está no preço do kit e leva de ${t.installationHours} em um portão comum.`,
    ({ product, t, place }) => `Instalar ${product.a} ${t.brand} ${place.in} é trabalho de meio período quando o portão corre leve e o ponto de força está perto.`,
    ({ subject, t, place }) => `Para a ${subject.name} ${t.brand} ${place.in}, o técnico leva o kit, fixa, liga, regula e ensina a usar.`,
    ({ subject, place }) => `Quem marca a ${subject.name} ${place.in} só precisa deixar três coisas prontas: tomada por perto, folha leve e vão livre.`,
    ({ product, t, place }) => `O que faz ${product.a} ${t.brand} durar é a instalação. ${capitalise(place.in)}, ela é feita por quem vendeu o kit.`,
    ({ subject, t, place }) => `Uma boa ${subject.name} ${t.brand} ${place.in} começa com o motor ainda na caixa: primeiro se confere a folha, depois se fura.`,
    ({ subject, t, place }) => `A nossa ${subject.name} ${t.brand} ${place.in} segue sempre a mesma ordem: portão, fixação, parte elétrica, ajuste e teste.`,
  ],
  maintenance: [
    ({ subject, place, t }) => `A ${subject.name} ${place.in} costuma custar de ${t.maintenancePrice}, bem menos que um motor novo.`,
    ({ product, place }) => `${capitalise(product.the)} que recebe revisão no prazo raramente deixa alguém na rua. ${capitalise(place.in)}, vamos até você.`,
    ({ subject, place }) => `Fazemos a ${subject.name} ${place.in} olhando primeiro o portão e só depois o motor.`,
    ({ subject, place }) => `Quando a ${subject.name} ${place.in} é feita no prazo, o conserto de urgência quase desaparece.`,
    ({ product, place }) => `Barulho novo, folga ou lentidão: ${product.the} avisa antes de parar. Atendemos ${place.the}.`,
    ({ subject, place, t }) => `Na ${subject.name} ${place.in}, o técnico limpa, lubrifica, aperta, mede e regula. Usamos peças da linha ${t.brand}.`,
    ({ subject, place }) => `Uma ${subject.name} bem feita ${place.in} deixa o portão leve na mão com o motor solto. Esse é o teste que vale.`,
  ],
  repair: [
    ({ subject, place }) => `${capitalise(subject.in)} ${place.in}, o primeiro passo é saber se o defeito está no portão, no motor ou na central.`,
    ({ product, place }) => `${capitalise(product.the)} parou${place.here}? Muitas vezes é uma peça pequena, e não o motor inteiro.`,
    ({ subject, place }) => `Antes de pagar por ${subject.a} ${place.in}, mande um vídeo do portão tentando abrir. O som já diz muito.`,
    ({ subject, place, t }) => `Fazemos ${subject.name} ${place.in} e comparamos sempre a conta do conserto com a da troca. A linha que usamos é a ${t.brand}.`,
    ({ product, place }) => `Consertar ${product.a} ${place.in} começa com o motor destravado: se o portão pesa na mão, a busca começa pela parte mecânica.`,
    ({ subject, place }) => `${agree(subject, 'Um bom', 'Uma boa')} ${subject.name} ${place.in} termina com a causa explicada, para que o defeito não volte no mês seguinte.`,
    ({ product, place, t }) => `Trocamos a peça que falhou ${product.in} e testamos o curso inteiro antes de ir embora. Atendemos ${place.the} com a linha ${t.brand}.`,
  ],
  emergency: [
    ({ place, t }) => `Portão parado ${place.in} tem atendimento de emergência ${t.emergency}, com chegada em até ${t.emergencyArrival} num raio de ${t.emergencyRadius}.`,
    ({ place }) => `O carro ficou preso? Desligue o disjuntor do motor e use o destravamento manual, desde que cabos e folha estejam no lugar e o piso seja plano. Depois, chame o técnico: atendemos ${place.the}.`,
    ({ place, t }) => `Emergência com portão ${place.in} não espera horário comercial: o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
    ({ place }) => `Portão parado de madrugada${place.here}, aberto ou fechado, é risco. Se a folha e os cabos estão no lugar, desligue o disjuntor, destrave, mova na mão e prenda com cadeado.`,
    ({ place, t }) => `Para socorro ${place.in}, mande a localização e um vídeo curto do portão. O plantão funciona ${t.emergency}.`,
    ({ place, product }) => `Quando ${product.the} trava${place.here}, o que resolve primeiro é a chave de destravamento. O conserto vem depois.`,
  ],
  programming: [
    ({ subject, place }) => `A ${subject.name} ${place.in} se faz na própria central do motor, com o portão à vista e ninguém na passagem.`,
    ({ place, t }) => `Programar controles e percurso de um motor ${t.brand} ${place.in} leva poucos minutos quando se sabe qual botão da placa usar.`,
    ({ subject, place }) => `Antes da ${subject.name} ${place.in}, teste a pilha do controle. É dela a culpa em boa parte dos chamados.`,
    ({ place, t }) => `Controle novo, controle perdido ou motor que esqueceu o percurso: cada caso ${place.in} tem o seu procedimento na central ${t.brand}.`,
    ({ subject, place }) => `Com a tampa do motor aberta, a ${subject.name} ${place.in} pede cuidado: a placa fica energizada.`,
    ({ place, t }) => `A central ${t.brand} guarda os controles e o percurso do portão. ${capitalise(place.in)}, deixamos tudo gravado e testado.`,
  ],
  price: [
    ({ t, place }) => `O preço de um motor ${t.brand} instalado ${place.in} vai de ${t.kitPrices}, conforme a velocidade e o peso que ele move.`,
    ({ t, place }) => `Quanto se paga ${place.in}: os kits ${t.brand} custam de ${t.kitPrices}, com instalação.`,
    ({ product, place, t }) => `O valor ${product.of} ${place.in} muda por três razões: peso da folha, rapidez desejada e estado do portão. Os kits ${t.brand} vão de ${t.kitPrices}.`,
    ({ t, place }) => `Um orçamento honesto${place.here} separa o kit, o serviço e o reparo do portão. Os nossos kits ${t.brand} vão de ${t.kitPrices}.`,
    ({ t, place }) => `Para saber o preço certo ${place.in}, basta a foto do portão e a largura do vão. A tabela dos kits ${t.brand} vai de ${t.kitPrices}.`,
    ({ t, place }) => `Preço de motor ${place.in} só se compara com a instalação incluída. Assim, a linha ${t.brand} custa de ${t.kitPrices}.`,
  ],
  problem: [
    ({ place }) => `Boa parte dos defeitos de portão ${place.in} aparece em um teste: com o disjuntor desligado, o piso plano e os cabos inteiros, destrave o motor e mova a folha com a mão.`,
    ({ place }) => `Antes de trocar peça, vale separar o que é do portão e o que é do motor. É o que fazemos em cada visita ${place.in}.`,
    ({ place, t }) => `Quase sempre o portão avisa dias antes de falhar. Atendemos ${place.the} com a linha ${t.brand} e conhecemos esses sinais.`,
    ({ place }) => `O mesmo sintoma pode ter causa simples ou séria. Para atender ${place.the}, pedimos antes um vídeo do portão em movimento.`,
    ({ place }) => `Se o portão falhou ${place.in}, desligue o disjuntor do motor antes de olhar de perto. Depois, siga a ordem desta página.`,
    ({ place, t }) => `O defeito está no portão, no motor, na central ou na energia: são só quatro lugares para procurar. Atendemos ${place.the} com peças ${t.brand}.`,
  ],
};

/** What the price buys: one of these follows the first sentence, unless that has just said the range of prices. */
export const rangePromises: Pool = [
  ({ t }) => `São ${t.kitCount}, de ${t.kitPrices}, com frete e instalação no valor.`,
  ({ t }) => `O valor do kit, de ${t.kitPrices}, já cobre a entrega e a mão de obra.`,
];

export const promises: Pool = [
  ({ t }) => `O kit ${t.cheapest.name} custa ${t.cheapest.price} e o ${t.fastest.name}, o mais rápido, ${t.fastest.price}.`,
  ({ t }) => `O mais rápido é o ${t.fastest.name}, que abre em ${t.fastest.opening} e custa ${t.fastest.price}.`,
  ({ t }) => `O modelo de entrada, o ${t.cheapest.name}, sai por ${t.cheapest.price} ou ${t.cheapest.instalments}.`,
  ({ t }) => `Há kits que abrem em ${t.openingTimes}, todos com ${t.warrantyPhrase}.`,
  ({ t }) => `Quem tem pressa leva o ${t.fastest.name}, de ${t.fastest.opening}. Quem quer gastar menos leva o ${t.cheapest.name}, de ${t.cheapest.opening}.`,
  ({ t }) => `Parcelado, o ${t.fastest.name} fica em ${t.fastest.instalments}, já com a instalação.`,
  ({ t }) => `Todo kit traz motor, central com código rolante e controles, e sai com ${t.warrantyPhrase}.`,
  ({ t }) => `Portão de correr de até ${t.cheapest.maxGate} fica bem com o ${t.cheapest.name}. O ${t.fastest.name}, o mais forte, move folhas de correr de até ${t.fastest.maxGate}.`,
  ({ t }) => `Dá para pagar em ${t.instalmentsPhrase}. Para pagar de uma vez, ${t.instantDiscount}.`,
  ({ t }) => `A espera no portão é de ${t.cheapest.opening} no ${t.cheapest.name} e de ${t.fastest.opening} no ${t.fastest.name}.`,
];

/** How a visitor goes on: the last sentence of the opening. */
export const invitations: Pool = [
  ({ t }) => `Atendemos de ${t.hours}.`,
  'Uma foto do portão inteiro, tirada de dentro, costuma bastar para o orçamento.',
  ({ t }) => `O orçamento sai pelo WhatsApp, de ${t.hours}.`,
  'Mande a largura do vão e uma foto da folha, e voltamos com o modelo e o preço.',
  'Diga quanto mede o vão e de que é feita a folha, e o resto perguntamos nós.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Abaixo estão os preços, os limites de cada modelo e o que conferir antes de comprar.',
  'Leia com calma e, na dúvida sobre o peso, mande uma foto do portão.',
  'Não sabe o peso da folha? A foto e as medidas dão uma boa estimativa.',
  'Conte quantas vezes o portão abre por dia: isso pesa na escolha.',
];

/** For parts of the leaf, which no kit brings. */
export const leafPromises: Pool = [
  'Peça e mão de obra vão separadas no orçamento, e você sabe o que paga.',
  ({ t }) => `Na manutenção, que custa de ${t.maintenancePrice}, a ferragem inteira é conferida.`,
  'A folha é escorada antes de a peça sair.',
  'Antes de trocar, o técnico vê por que ela gastou.',
];

export const emergencyPromises: Pool = [
  'O preço do plantão é combinado antes de o técnico sair.',
  'O objetivo da visita é deixar a casa fechada e o carro livre.',
  'Muitas vezes o portão volta a funcionar ali mesmo. Se a peça é rara, a folha fica segura na mão até a segunda visita.',
  'O vídeo que você manda ajuda o técnico a levar a peça certa.',
];

/** What a part costs: no list can say it. */
export const partPrices: Pool = [
  'O preço da peça depende do modelo do motor, e sai por mensagem, com a foto da etiqueta.',
  ({ product }) => `Quanto custa ${product.the} depende da marca e do modelo do motor. Com a foto da etiqueta, respondemos com o valor.`,
  'Não há um preço só: cada motor aceita uma peça. Mande a foto da etiqueta e receba o valor, com a mão de obra à parte.',
];

/** Whoever has a gate that stands still asks at once, at any hour. */
export const emergencyInvitations: Pool = [
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Mande a localização e diga se o portão ficou aberto ou fechado.',
  'Avise na mensagem se há carro ou pessoa presa.',
  'Enquanto espera, deixe o disjuntor desligado e afaste as pessoas da folha.',
  'Até o técnico chegar, não force a folha e não aumente a força do motor.',
];

/** For titles that speak of a part: what the whole motor costs, as a measure. */
export const accessoryPromises: Pool = [
  ({ t }) => `Se o motor já está no fim, compare com um kit completo, de ${t.kitPrices} com instalação.`,
  ({ t }) => `Antes de gastar com a peça, compare: o kit completo mais simples, o ${t.cheapest.name}, custa ${t.cheapest.price} instalado.`,
  'O preço da peça depende do modelo do motor, e sai por mensagem, com a foto da etiqueta.',
  'Peça e mão de obra vão separadas no orçamento, para você saber o que paga.',
  ({ t }) => `Na revisão completa, que custa de ${t.maintenancePrice}, a peça é conferida junto com o resto.`,
  'Antes de trocar, testamos: às vezes basta limpar, alinhar ou reapertar.',
];

/** For remotes and boards that are to be taught. */
export const programmingPromises: Pool = [
  'Com a foto da placa e do controle, dizemos qual é o procedimento.',
  'A gravação só termina com cada controle testado, de perto e da rua.',
  'Se o controle não é da mesma linha da placa, nenhum procedimento o grava: mande a foto dos dois.',
  'Quem prefere não abrir a tampa deixa a gravação para o técnico, que testa o percurso inteiro no fim.',
];

/** For maintenance, repair and emergencies: what the visit means. */
export const servicePromises: Pool = [
  ({ t }) => `Uma manutenção típica custa de ${t.maintenancePrice}.`,
  ({ t }) => `Para evitar paradas, a revisão se faz a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`,
  ofOffer(({ t }) => `Se for caso de troca, a de um motor residencial fica na faixa de ${t.replaceMotorPrice}, conforme o que se aproveita.`),
  ofOffer(({ t }) => `Se o conserto não compensar, há kit ${t.brand} novo a partir de ${t.cheapest.price}, o ${t.cheapest.name}, com instalação.`),
  'Primeiro dizemos o que há, depois quanto custa, e só então trocamos alguma peça.',
  'O vídeo que você manda ajuda o técnico a levar a peça certa.',
  ({ t }) => `Em caso de urgência, o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
  'A visita termina com o teste de parada diante de um obstáculo.',
];

export const serviceInvitations: Pool = [
  ({ t }) => `As visitas são feitas de ${t.hours}.`,
  'Mande um vídeo do portão em movimento e a foto da etiqueta do motor.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Se algo falhou, conte quando começou e o que mudou: chuva, batida, queda de luz ou barulho.',
  'Antes da visita, deixe o caminho da folha livre e avise quem mora na casa.',
  'Abaixo está o que você pode conferir sem risco e o que fica para o técnico.',
  ({ t }) => `O orçamento sai pelo WhatsApp, de ${t.hours}.`,
  'Até a visita, não force a folha e não aumente a força do motor.',
];

/** For who wants a part and has no defect to tell of. */
export const accessoryInvitations: Pool = [
  'Para saber que peça serve, mande uma foto do portão e outra da etiqueta do motor.',
  ({ t }) => `O orçamento sai pelo WhatsApp, de ${t.hours}.`,
  'Diga o modelo do motor e há quanto tempo ele foi instalado.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Na dúvida entre duas peças, filme o portão em movimento e mande.',
  ({ t }) => `Atendemos de ${t.hours}.`,
];
