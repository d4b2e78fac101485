import type { Pool } from '../page-context.ts';

/** Texts of the answers to 'qual', 'quando', 'onde' and 'vale a pena'; 'como' lives in steps.ts, 'por que' in causes.ts. */

export const which = {
  headings: ['A resposta curta, em uma tabela', 'Comparação dos modelos', 'Qual serve para você', 'Lado a lado'] satisfies Pool,
  openings: [
    ({ t }) => `Para folha de até ${t.cheapest.maxGate} e uso de casa, o ${t.cheapest.name}. Para folha pesada ou pressa, o ${t.fastest.name}.`,
    'O peso da folha responde primeiro. A pressa desempata.',
    ({ t }) => `A resposta depende do peso: o ${t.cheapest.name} vai até ${t.cheapest.maxGate} e o ${t.fastest.name} até ${t.fastest.maxGate}.`,
    'Não há um melhor para todos. Há o que serve para o peso da sua folha e para o seu uso.',
    ({ gate }) => `Para ${gate.a}, compare o limite de peso antes do preço.`,
  ] satisfies Pool,
  verdicts: [
    ({ t }) => `Quem quer gastar menos fica com o ${t.cheapest.name}, por ${t.cheapest.price}.`,
    ({ t }) => `Se a rua é movimentada, os ${t.fastest.opening} do ${t.fastest.name} compensam a diferença de preço.`,
    'Se o peso ficou perto do limite, suba um modelo.',
    'Se não sabe o peso, mande as medidas e o material.',
    ({ t }) => `Acima de ${t.heavyAbove}, peça um orçamento à parte.`,
  ] satisfies Pool,
};

export const when = {
  headings: ['Os sinais e os prazos', 'Quando agir', 'Sinais de que chegou a hora', 'O calendário e os avisos'] satisfies Pool,
  openings: [
    ({ t }) => `O prazo da revisão é de ${t.maintenanceMonths} ou ${t.maintenanceCycles}. Os sinais abaixo podem adiantá-lo.`,
    ({ t }) => `A revisão tem dois relógios: o calendário, com ${t.maintenanceMonths}, e o uso, com ${t.maintenanceCycles}.`,
    ({ t }) => `Conte ${t.maintenanceMonths} da última revisão, e menos que isso se o portão der sinais.`,
    'O portão avisa antes de parar. Estes são os avisos.',
  ] satisfies Pool,
  signs: [
    'A folha ficou mais lenta do que era.',
    'Surgiu um ronco, um estalo ou um assobio novo.',
    'O portão para no meio e volta sem motivo.',
    'A folha bate no fim do caminho.',
    'O controle só funciona de perto, mesmo com pilha nova.',
    'O motor fica quente depois de poucas aberturas.',
    'Com o motor solto, a folha pesa na mão.',
    'O disjuntor caiu mais de uma vez.',
    'Há fio solto, cabo desfiado ou ferrugem na fixação.',
    'A folha balança ou raspa em um trecho.',
    'O motor zumbe antes de sair do lugar.',
    'Ninguém lembra quando foi a última revisão.',
  ] satisfies Pool,
  intervals: [
    [['Todo mês', 'limpar o caminho da folha e a lente da fotocélula, e testar a parada no obstáculo.'], ['A cada mês', 'olhar fios, parafusos e cabos, e ouvir o portão.'], ['Mês a mês', 'varrer, passar pano e testar a inversão com madeira no vão.']],
    [['A cada três meses', 'testar o destravamento e pôr um pouco de graxa onde gira.'], ['Por estação', 'conferir batentes, fixação e alcance dos controles.'], ['De três em três meses', 'reapertar a base e ver se a folha segue leve na mão.']],
  ] as const,
  yearly: [
    ({ t }) => `revisão completa por técnico, de ${t.maintenancePrice}, ou antes, se chegar a ${t.maintenanceCycles}.`,
    ({ t }) => `visita do técnico, com limpeza, graxa, aperto e regulagem. Se chegar antes a ${t.maintenanceCycles}, não espere.`,
    ({ t }) => `motor aberto, força medida e percurso conferido. Custa de ${t.maintenancePrice}.`,
  ] satisfies Pool,
  replacement: [
    'quando o conserto passa da metade do preço de um kit novo, ou falta peça.',
    'quando o motor aquece em uso normal ou já não há peça.',
    'depois do segundo conserto caro no mesmo ano.',
  ] satisfies Pool,
};

export const where = {
  headings: ['Onde atendemos', 'Os lugares atendidos', 'A área de atendimento', 'Até onde a equipe vai'] satisfies Pool,
  openings: [
    ({ t }) => `Vendemos, entregamos e instalamos nos ${t.municipalities} da Grande São Paulo, sem cobrar frete.`,
    ({ t }) => `A área cobre os ${t.municipalities} da Grande São Paulo, capital incluída.`,
    ({ t }) => `São ${t.municipalities}, todos com frete e instalação grátis.`,
    ({ t, place }) => `Atendemos ${place.the}: a instalação do kit está no preço nos ${t.municipalities} da Grande São Paulo.`,
  ] satisfies Pool,
  /** For gates that no kit fits. */
  areas: [({ t }) => `A equipe atende os ${t.municipalities} da Grande São Paulo, capital incluída.`, ({ t }) => `A nossa área cobre ${t.municipalities}, a capital entre eles.`] satisfies Pool,
  leads: ['Estes são os municípios:', 'A lista completa:', 'Confira o seu:', 'Municípios atendidos:'] satisfies Pool,
  closings: [
    ({ t }) => `O plantão de emergência cobre um raio de ${t.emergencyRadius}, com resposta em até ${t.emergencyResponse}.`,
    'A compra é por mensagem: não é preciso ir a uma loja.',
    ({ t }) => `Para marcar, chame de ${t.hours}.`,
    'Fora dessa lista, pergunte antes de comprar.',
  ] satisfies Pool,
};

export const worthIt = {
  headings: ['O balanço: a favor e contra', 'Prós e contras, sem enfeite', 'Quando compensa e quando não', 'Pesando os dois lados'] satisfies Pool,
  openings: [
    'Na maioria das casas, sim. Mas há casos em que não, e eles estão na lista.',
    'Compensa quando o portão está bom e abre todo dia. Veja os dois lados.',
    'Depende do estado da folha e de quantas vezes ela abre.',
    'A conta tem dois lados, e o segundo quase nunca aparece na propaganda.',
  ] satisfies Pool,
  forHeads: ['A favor', 'Por que compensa', 'O que se ganha'] satisfies Pool,
  againstHeads: ['Contra', 'Quando não compensa', 'O que pesa contra'] satisfies Pool,
  pros: [
    ({ t }) => `O carro fica menos tempo na rua: há modelo que abre em ${t.fastest.opening}.`,
    'Ninguém desce na chuva para abrir.',
    ({ t }) => `O kit mais simples, o ${t.cheapest.name}, custa ${t.cheapest.price} já instalado.`,
    ({ t }) => `O valor pode ser dividido em ${t.instalmentsPhrase}.`,
    ({ t }) => `O defeito de fabricação é coberto por ${t.warranty}.`,
    'O código rolante não repete a senha, e copiar o sinal não adianta.',
    'A folha fecha até o fim, sem depender da pressa de quem saiu.',
    'Quem tem pouca força ou mobilidade entra e sai sem ajuda.',
    'O portão regulado bate menos e dura mais.',
    ({ t }) => `O consumo é baixo, de ${t.power}, só no movimento.`,
  ] satisfies Pool,
  cons: [
    'Portão torto ou enferrujado precisa de reparo antes, e isso soma na conta.',
    ({ t }) => `Há revisão a fazer a cada ${t.maintenanceMonths}.`,
    'Sem luz e sem bateria, abre-se na mão.',
    'Motor no limite de peso dá defeito cedo.',
    'Portão que abre uma vez por semana paga a conta devagar.',
    'Sem ponto elétrico perto, há obra de eletricista antes.',
    'Com criança pequena, a fotocélula deixa de ser opcional.',
    ({ t }) => `Folha acima de ${t.heavyAbove} sai da linha dos kits e custa de ${t.heavyGatePrice}.`,
  ] satisfies Pool,
  verdicts: [
    'Nosso conselho: acerte a folha primeiro. Se ela ficar leve, o motor compensa.',
    ({ t }) => `Para uso diário, o ${t.cheapest.name} já muda a rotina. O ${t.fastest.name} é conforto a mais.`,
    'Se o portão abre todo dia, a resposta é sim. Se quase nunca abre, pense com calma.',
    'Mande uma foto e dizemos com franqueza se vale no seu caso.',
  ] satisfies Pool,
};

/** Comes first where somebody asks for a price. */
export const priceAnswer: Pool = [
  ({ t }) => `Resposta direta: um kit ${t.brand} instalado custa de ${t.kitPrices}.`,
  ({ t }) => `Em números: ${t.cheapest.price} no ${t.brand} ${t.cheapest.name} e ${t.fastest.price} no ${t.fastest.name}, com instalação.`,
  ({ t }) => `O kit ${t.brand} instalado custa de ${t.kitPrices}. A troca de um motor residencial costuma ficar na faixa de ${t.replaceMotorPrice}.`,
];

/** 'Qual' and 'vale a pena' of titles that speak of a part instead of a motor. */
export const parts = {
  headings: ['As peças, lado a lado', 'O que cada peça faz', 'Que peça resolve o quê', 'Comparação das peças'] satisfies Pool,
  openings: [
    'A melhor peça é a que o seu motor aceita. Compare o que cada uma faz.',
    'Primeiro veja o que falta no seu portão. Depois, a marca e o modelo do motor.',
    'Cada peça resolve um problema. A tabela ajuda a achar o seu.',
  ] satisfies Pool,
  columns: ['Peça', 'O que faz', 'Quando vale'],
  rows: [
    ['Fotocélula', ['impede que a folha feche sobre alguém', 'para a folha quando o feixe é cortado'], ['com criança, bicho ou fechamento automático', 'sempre que passa gente pelo vão']],
    ['Bateria', ['move o portão na queda de luz', 'mantém o portão funcionando sem energia'], ['em prédio e onde há uma só entrada', 'onde a luz cai com frequência']],
    ['Trava elétrica', ['segura a folha fechada', 'reforça o fechamento da folha'], ['em folha larga de portão de abrir', 'onde o vento empurra a folha']],
    ['Controle extra', ['dá um controle a cada morador', 'evita emprestar o único controle'], ['em casa com mais de um carro', 'quando há mais gente do que controles']],
    ['Sinaleira', ['avisa a calçada de que a folha vai andar', 'acende antes de a folha se mover'], ['em saída de garagem sobre a calçada', 'em prédio e rua de muito pedestre']],
  ] as const,
  verdicts: [
    'Antes de comprar, mande a foto da etiqueta do motor.',
    'Confirme se a central tem entrada livre para a peça.',
    'Depois de instalar, teste o curso inteiro e a parada no obstáculo.',
  ] satisfies Pool,
  balanceOpenings: [
    'Depende do estado do motor e da folha. Veja o que pesa de cada lado.',
    'Compensa quando o resto do conjunto está bom.',
    'A peça resolve se o defeito é dela. Por isso a causa vem primeiro.',
  ] satisfies Pool,
  pros: [
    'A peça certa poupa o motor e adia uma troca maior.',
    'Custa menos que um conjunto novo.',
    'Instala-se em uma visita, junto com a regulagem.',
    'Peça da mesma linha aproveita a central que já existe.',
    'O portão volta a ser testado por inteiro depois da troca.',
  ] satisfies Pool,
  cons: [
    'Peça de outra marca pode não falar com a central.',
    'Em motor no fim da vida, a troca só adia a despesa.',
    'Folha pesada ou torta gasta a peça nova no mesmo ritmo.',
    'Sem achar a causa, o defeito volta.',
    'Com peça sem procedência, não há a quem reclamar.',
  ] satisfies Pool,
  balanceVerdicts: [
    'Se o motor ainda é bom, a peça compensa. Se já falhou mais de uma vez, compare com um kit novo.',
    'Mande a etiqueta do motor e um vídeo, e dizemos com franqueza.',
    'Compensa quando a folha está leve e a causa do problema é conhecida.',
  ] satisfies Pool,
};
