import { capitalise } from '../../text/portuguese.ts';
import type { Pool } from '../page-context.ts';
import type { Symptom } from '../symptoms.ts';

/** First sentences of pages that may not begin like the others: other makers' motors, gates without a kit, dangers. */

/** Somebody looks for another maker's motor to buy: what we sell stands first. */
export const otherBrandOffers: Pool = [
  ({ t, otherBrand, place }) => `Não vendemos motor ${otherBrand}: ${place.in}, vendemos e instalamos kits ${t.brand}. Se o seu motor ${otherBrand} só precisa de conserto, avaliamos o caso como empresa independente.`,
  ({ t, otherBrand, place }) => `Quem procura motor ${otherBrand} ${place.in} deve saber logo: a marca que vendemos e instalamos é a ${t.brand}. Em motor ${otherBrand} que já existe, fazemos manutenção, sem vínculo com a fabricante.`,
  ({ t, otherBrand, place }) => `Para comprar motor ${otherBrand}, o caminho é a rede da própria marca. ${capitalise(place.in)}, instalamos ${t.brand} e fazemos manutenção de motores ${otherBrand} que já estão no portão.`,
  ({ t, otherBrand, place }) => `A nossa linha é a ${t.brand}, e não a ${otherBrand}. Atendemos ${place.the} com kits ${t.brand} instalados e com manutenção do motor ${otherBrand} que você já tem.`,
];

/** Somebody has another maker's motor: what we do for it. */
export const otherBrandCare: Pool = [
  ({ t, otherBrand, place }) => `Vendemos e instalamos motores ${t.brand}. Para motor ${otherBrand} ${place.in}, fazemos manutenção e conserto como empresa independente, sem representar a fabricante.`,
  ({ t, otherBrand, place }) => `Consertamos e regulamos portões com motor ${otherBrand} ${place.in}, sem vínculo com a marca. A que vendemos é a ${t.brand}, e só entra na conversa se o conserto não compensar.`,
  ({ t, otherBrand, place }) => `Motor ${otherBrand} tem atendimento nosso ${place.in}, mas não somos assistência autorizada: a marca que vendemos é a ${t.brand}. Se a garantia da fabricante ainda vale, fale primeiro com ela.`,
  ({ t, otherBrand, place }) => `A marca que vendemos é a ${t.brand}. Ainda assim, atendemos motores ${otherBrand} ${place.in}: a visita começa por separar o defeito da folha do defeito do motor.`,
];

export const otherBrandPromises: Pool = [
  ({ t }) => `A visita de manutenção custa de ${t.maintenancePrice}. Peça nova é orçada antes.`,
  ({ t }) => `Se o conserto não compensar, mostramos ao lado a conta da troca, de ${t.replaceMotorPrice} em casa, conforme o que se aproveita, por um ${t.brand}.`,
  'Roldana, trilho e cabo não dependem da marca. A cremalheira depende do dente do pinhão; placa e engrenagem, de haver peça.',
  'Nada é trocado sem o seu sim, e dizemos quando a peça é original ou compatível.',
];

/** Rolling doors and sectional gates. */
export const outsideOffers: Pool = [
  ({ product, t, place }) => `${capitalise(product.the)} não está entre os nossos kits ${t.brand}, que são para portão deslizante, basculante e de abrir. Mande uma foto: dizemos se podemos atender ${place.in}.`,
  ({ gate, t, place }) => `${capitalise(gate.a)} usa equipamento próprio, diferente dos kits ${t.brand} que instalamos ${place.in}. Com foto e medidas, confirmamos antes o que dá para fazer.`,
  ({ gate, t, place }) => `Os nossos kits ${t.brand} não servem em ${gate.name}. Antes de marcar qualquer visita ${place.in}, veja a foto com a gente pelo WhatsApp.`,
];

export const outsidePromises: Pool = [
  'Não indicamos motor de outro tipo só para vender: ele forçaria a folha e duraria pouco.',
  'Diga a largura, a altura e o que acontece hoje quando a folha se move.',
  'Se não for caso para a nossa equipe, você fica sabendo na primeira conversa.',
];

export const outsideInvitations: Pool = [
  'Mande uma foto de dentro e outra de fora, com o vão inteiro.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  ({ t }) => `Respondemos pelo WhatsApp, de ${t.hours}.`,
];

/** What the complaint itself demands to be said first. */
export const symptomOpenings: Readonly<Partial<Record<Symptom, Pool>>> = {
  rain: [
    ({ place }) => `Quando o portão falha com a chuva, procure água: na lente da fotocélula, na emenda do fio, na botoeira ou dentro da tampa do motor. É o que verificamos${place.here}.`,
    ({ place }) => `Defeito que vem com a chuva tem quase sempre a mesma origem, umidade onde passa sinal ou energia. Atendemos ${place.the} e começamos pela fotocélula e pelas emendas.`,
    ({ place }) => `Chuva e portão${place.here}: lente molhada não deixa fechar, emenda molhada aciona sozinha e placa molhada não responde. São três lugares para procurar.`,
    ({ place }) => `Se o portão só falha com chuva${place.here}, não aumente a força nem desligue a fotocélula. A água está em algum ponto, e é ele que se conserta.`,
  ],
  fallen: [
    ({ place }) => `Folha fora do trilho pode tombar. Desligue o disjuntor, afaste as pessoas e não tente recolocar: atendemos ${place.the} com a folha escorada.`,
    ({ place }) => `Portão que saiu do lugar${place.here} não se empurra nem se destrava. Isole os dois lados e chame o técnico.`,
    ({ place }) => `Não passe perto de uma folha solta ou pendurada. ${capitalise(place.in)}, o técnico escora, recoloca e troca o que a soltou.`,
  ],
  trapped: [
    ({ t }) => `Se há alguém preso ou ferido, ligue 193 ou 192 primeiro e desligue o disjuntor do portão. Depois, fale conosco: ${t.phone}.`,
    ({ place }) => `Pessoa presa pelo portão é caso para o 193 ou o 192, antes de qualquer técnico. Desligue o disjuntor. Atendemos ${place.the} depois do socorro.`,
    ({ place }) => `Primeiro o socorro, pelo 193 ou pelo 192, e o disjuntor desligado. Só depois vem o conserto:${place.here}, conferimos força e fotocélula antes de o portão voltar ao uso.`,
  ],
  'heavy-leaf': [
    ({ place, mechanism }) => `Portão pesado na mão${place.here} está pedindo ferragem: ${mechanism === 'sliding' ? 'roldana, trilho ou guia' : 'roldana, dobradiça ou contrapeso'}. Motor mais forte só esconde.`,
    ({ place }) => `Se a folha pesa com o motor solto, o defeito está nela. Atendemos ${place.the} e acertamos a folha antes de falar em motor.`,
    ({ place }) => `Folha que ficou pesada cansa qualquer motor. ${capitalise(place.in)}, a visita começa por ela. No basculante, o equilíbrio é serviço só do técnico.`,
  ],
  leak: [
    ({ place }) => `Óleo ou graxa embaixo do motor${place.here} aponta para o retentor. Sem lubrificante, a engrenagem se gasta depressa: deixe de usar e mande uma foto.`,
    ({ place }) => `Motor que vaza perde o lubrificante do redutor. Atendemos ${place.the} e trocamos a vedação antes de repor o óleo.`,
    ({ place }) => `Vazamento no motor${place.here} não se resolve completando o óleo: primeiro se troca a vedação.`,
  ],
  alone: [
    ({ place }) => `Portão que se move sozinho quase nunca é invasão: é botão preso, fio molhado ou controle na memória. À noite, feche, trave e desligue o disjuntor até descobrir. Atendemos ${place.the}.`,
    ({ place }) => `O portão andou sem ninguém pedir? À noite, deixe-o fechado, travado e com o disjuntor desligado. Recolha os controles e anote a hora: a repetição aponta a origem. Atendemos ${place.the}.`,
    ({ place }) => `Se o portão se move sem comando, trate como risco até saber a causa. O disjuntor desligado, com a folha fechada e travada, resolve a noite. Atendemos ${place.the}.`,
  ],
  noise: [
    ({ place }) => `O som diz de onde vem o desgaste. Atendemos ${place.the} e separamos primeiro o barulho da folha do barulho do motor.`,
    ({ place }) => `Rangido, estalo, ronco e pancada têm causas diferentes. Grave um ciclo e mande: atendemos ${place.the}.`,
    ({ place }) => `Barulho novo em portão${place.here} é peça avisando. O mais comum vem da ferragem, e não do motor.`,
  ],
  remote: [
    ({ place }) => `Teste com outro controle. Se ele funciona, o defeito está no primeiro. Se nenhum funciona, está na central. Atendemos ${place.the} nos dois casos.`,
    ({ place }) => `Controle que falha${place.here} é, na maioria das vezes, pilha. Depois dela vêm a antena e a memória da central.`,
    ({ place }) => `Antes de comprar outro controle${place.here}, troque a pilha e teste de perto e de longe: a distância separa pilha de antena.`,
  ],
  slow: [
    ({ place, mechanism }) => `Portão que ficou lento${place.here} costuma ter atrito a mais: ${mechanism === 'sliding' ? 'roldana, trilho ou guia' : 'roldana, dobradiça, trilho ou contrapeso'}. O motor só acusa.`,
    ({ place }) => `A lentidão vem da folha, do capacitor ou da tensão da rede. Atendemos ${place.the} e medimos nessa ordem.`,
    ({ place }) => `Se o portão já foi mais rápido${place.here}, algo o segura. Aumentar a força não resolve e tira a proteção.`,
  ],
  hot: [
    ({ place }) => `Motor morno é normal depois de várias aberturas. Quente a ponto de desligar, não: atendemos ${place.the} e procuramos primeiro o peso da folha.`,
    ({ place }) => `Motor que esquenta${place.here} trabalha acima do que pode: folha pesada, uso seguido demais ou tensão baixa. Deixe esfriar antes de qualquer teste.`,
    ({ place }) => `Calor demais no motor é esforço demais. ${capitalise(place.in)}, a visita começa pela folha, com o motor solto.`,
  ],
  breaker: [
    ({ place }) => `Se o disjuntor cai ao acionar o portão${place.here}, religue uma única vez. Caindo de novo, deixe desligado: há curto ou motor travado.`,
    ({ place }) => `Disjuntor que desarma está protegendo a casa. Não o troque por um maior. Atendemos ${place.the} e medimos motor, cabo e placa.`,
    ({ place }) => `Queda de disjuntor na partida do portão${place.here} tem três suspeitos: fio em curto, motor travado e umidade na tampa.`,
  ],
  'not-closing': [
    ({ place }) => `Portão que abre e não fecha${place.here} está quase sempre obedecendo a uma proteção: limpe a lente da fotocélula e o caminho da folha antes de tudo.`,
    ({ place }) => `Se o portão não fecha${place.here}, a central vê algo no feixe ou sente resistência. Comece pela lente da fotocélula, com pano seco.`,
    ({ place }) => `Fotocélula suja, sujeira no caminho e fim de curso fora do ponto explicam a maioria dos portões que não fecham. Atendemos ${place.the}.`,
  ],
  'not-opening': [
    ({ place }) => `Portão que não abre${place.here}: teste pela botoeira de dentro. Se abrir, o problema é o controle. Se não, veja o disjuntor e escute o motor.`,
    ({ place }) => `Silêncio, zumbido ou motor girando sem a folha: cada sinal aponta um lugar. Atendemos ${place.the} e começamos por ele.`,
    ({ place }) => `Se o portão não se move${place.here}, olhe o disjuntor, a pilha do controle e a chave de destravamento, nesta ordem.`,
  ],
  reversing: [
    ({ place }) => `Portão que volta sozinho${place.here} sentiu um obstáculo, real ou não: algo no feixe, sujeira no caminho ou folha que prende.`,
    ({ place }) => `Se a folha fecha um pouco e volta, a proteção agiu. Atendemos ${place.the} e achamos o atrito em vez de aumentar a força.`,
    ({ place }) => `A folha que volta antes do fim obedece à central. Limpe a lente e o caminho. Se continuar${place.here}, o defeito está na ferragem ou no ajuste.`,
  ],
  midway: [
    ({ place }) => `Repare onde o portão para${place.here}. Sempre no mesmo ponto, é ferragem. Cada vez em um lugar, é calor, tensão ou mau contato.`,
    ({ place }) => `Parada no meio do caminho tem lugar marcado: folha que prende, força baixa ou sensor. Atendemos ${place.the}.`,
    ({ place }) => `Se a folha para sempre no mesmo trecho, procure ali metal raspado, pedra ou emenda aberta. ${capitalise(place.in)}, o técnico confere o resto.`,
  ],
  'burnt-board': [
    ({ place }) => `Placa queimada${place.here} pede duas respostas: se a sua tem conserto e o que a queimou. Sem a segunda, a nova queima também.`,
    ({ place }) => `Antes de pagar por uma placa nova${place.here}, peça que o técnico a prove com outra central: às vezes é só fusível ou relé.`,
    ({ place }) => `Raio, umidade, inseto e curto são o que mais queima placa de portão. ${capitalise(place.in)}, o técnico acha a causa antes de trocar a peça.`,
    ({ place }) => `A placa se apagou? Deixe o disjuntor desligado e não abra a tampa. Atendemos ${place.the} e medimos rede, motor e placa, nesta ordem.`,
  ],
  lightning: [
    ({ place }) => `Motor atingido por raio${place.here} muitas vezes tem conserto: o surto queima primeiro a placa, e a bobina costuma escapar. Até a visita, deixe o disjuntor desligado.`,
    ({ place }) => `Depois de um raio, o que se perde quase sempre é a placa, e não o motor. Atendemos ${place.the} e medimos placa, fonte e bobina antes de falar em troca.`,
    ({ place }) => `Raio entra pela rede e sai pela placa. Desligue o disjuntor, não abra a tampa e peça a medição: se a bobina${place.here ? `, no portão${place.here},` : ''} está boa, o conserto é só da eletrônica.`,
  ],
  'burnt-motor': [
    ({ place }) => `Se o motor do portão queimou${place.here}, ou cheira a queimado, desligue o disjuntor e não religue. Só a medição diz se foi a bobina.`,
    ({ place }) => `Motor que não gira nem sempre queimou. ${capitalise(place.in)}, medimos a bobina e o capacitor antes de falar em troca.`,
    ({ place }) => `Um motor queima por esforço, calor ou surto na rede. Atendemos ${place.the} e dizemos a causa junto com o preço.`,
  ],
  cable: [
    ({ place }) => `Cabo ou mola que se rompe pode derrubar a folha. Desligue o disjuntor, não destrave, afaste as pessoas e chame: atendemos ${place.the}.`,
    ({ place }) => `Com o cabo partido ou a mola solta, não mexa no portão. ${capitalise(place.in)}, o técnico escora a folha antes de trocar a peça.`,
    ({ place }) => `Não use nem destrave um portão com cabo, mola ou contrapeso solto. Para quem está ${place.in}, a troca é feita com a folha escorada, e o par de cabos sai junto.`,
  ],
};

export const cablePromises: Pool = [
  'A folha é escorada antes de qualquer troca.',
  'No fim, o equilíbrio é refeito e conferido.',
  ({ t }) => `Em caso de urgência, o plantão chega em até ${t.emergencyArrival}, num raio de ${t.emergencyRadius}.`,
];

export const trappedPromises: Pool = [
  'O portão só volta ao uso com a parada testada.',
  'Depois, o técnico mede a força e confere a fotocélula antes de religar.',
  'Até a visita, deixe o disjuntor desligado.',
];

export const cableInvitations: Pool = [
  'Mande uma foto tirada de longe, sem chegar perto da folha.',
  ({ t }) => `Se preferir falar, o telefone é ${t.phone}.`,
  'Diga se a folha está aberta, fechada ou no meio do caminho.',
  'Avise se há carro preso ou se a casa ficou aberta.',
];
