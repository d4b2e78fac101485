import type { Balance } from './balance.ts';

export const motor: Balance = {
  openings: [
    'Na maioria das casas, sim. Mas há casos em que não, e eles estão na lista.',
    'Compensa quando o portão está bom e abre todo dia. Veja os dois lados.',
    'Depende do estado da folha e de quantas vezes ela abre.',
    'A conta tem dois lados, e o segundo quase nunca aparece na propaganda.',
  ],
  pros: [
    ({ t }) => `O carro fica menos tempo na rua: há modelo que abre em ${t.fastest.opening}.`,
    'Ninguém desce na chuva para abrir.',
    ({ t }) => `O kit mais simples, o ${t.cheapest.name}, custa ${t.cheapest.price} já instalado.`,
    ({ t }) => `O valor pode ser dividido em ${t.instalmentsPhrase}.`,
    ({ t }) => `O defeito de fabricação é coberto por ${t.warranty}.`,
    'O código rolante não repete a senha, o que dificulta a cópia do sinal.',
    'A folha fecha até o fim, sem depender da pressa de quem saiu.',
    'Quem tem pouca força ou mobilidade entra e sai sem ajuda.',
    'O portão regulado bate menos e dura mais.',
    ({ t }) => `O consumo é baixo, de ${t.power}, só no movimento.`,
  ],
  cons: [
    'Portão torto ou enferrujado precisa de reparo antes, e isso soma na conta.',
    ({ t }) => `Há revisão a fazer a cada ${t.maintenanceMonths}.`,
    'Sem luz e sem bateria, abre-se na mão.',
    'Motor no limite de peso dá defeito cedo.',
    'Portão que abre uma vez por semana paga a conta devagar.',
    'Sem ponto elétrico perto, há obra de eletricista antes.',
    'Com criança pequena, a fotocélula deixa de ser opcional.',
    ({ t }) => `Folha acima de ${t.heavyAbove} sai da linha dos kits e pede orçamento próprio, de ${t.heavyGatePrice}.`,
  ],
  verdicts: [
    'Nosso conselho: acerte a folha primeiro. Se ela ficar leve, o motor compensa.',
    ({ t }) => `Para uso diário, o ${t.cheapest.name} já muda a rotina. O ${t.fastest.name} é conforto a mais.`,
    'Se o portão abre todo dia, a resposta é sim. Se quase nunca abre, pense com calma.',
    'Mande uma foto e dizemos com franqueza se vale no seu caso.',
  ],
};

export const brand: Balance =  {
  openings: [
    ({ t }) => `Quem responde aqui vende ${t.brand}. Por isso pusemos também o que pesa contra.`,
    ({ t }) => `Vendemos e instalamos ${t.brand}, e a resposta tem dois lados.`,
    ({ t }) => `Para a maioria das casas, um ${t.brand} do tamanho certo atende. Veja quando não.`,
  ],
  pros: [
    ({ t }) => `Em portão de correr, há limite de peso para cada folha: ${t.modelWeights}.`,
    ({ t }) => `Há peça de reposição da linha ${t.brand}: engrenagem, placa e controle.`,
    ({ t }) => `O defeito de fabricação é coberto por ${t.warranty}.`,
    'A central usa código rolante, que não repete a senha.',
    ({ t }) => `O ${t.fastest.name} tem inversor: parte macio e freia antes do fim.`,
    ({ t }) => `A instalação está no preço, que vai de ${t.kitPrices}.`,
  ],
  cons: [
    'Controle e central são da mesma linha: os controles de outra marca não servem.',
    'Nenhuma marca corrige portão pesado, torto ou com roldana gasta.',
    ({ t }) => `Acima de ${t.heavyAbove}, os kits não servem e o orçamento é outro.`,
    ({ t }) => `Há revisão a fazer a cada ${t.maintenanceMonths}, como em qualquer motor.`,
    'Se o seu motor de outra marca ainda tem peça, o conserto pode sair mais barato.',
  ],
  verdicts: [
    'A marca pesa menos que o modelo certo e a boa regulagem.',
    'Compare o limite de peso, a peça de reposição e quem vai atender depois.',
    'Peça a mesma lista a outro fornecedor: modelo, peso, prazo, garantia e o que está incluído.',
  ],
};

export const speed: Balance =  {
  openings: [
    ({ t }) => `A abertura rápida compensa para quem espera na rua: são ${t.fastest.opening} no ${t.fastest.name}, contra ${t.cheapest.opening} no ${t.cheapest.name}.`,
    ({ t }) => `Depende da sua rua e da sua folha. Entre o ${t.cheapest.name} e o ${t.fastest.name}, a espera cai de ${t.cheapest.opening} para ${t.fastest.opening}.`,
    'Motor rápido vale a pena em rua movimentada e portão em bom estado. Faltando um dos dois, pense melhor.',
  ],
  pros: [
    'O carro fica menos tempo parado na rua, na entrada e na saída.',
    'Em prédio, o ciclo curto escoa a fila da manhã.',
    ({ t }) => `O ${t.fastest.name} também é o mais forte da linha: em portão de correr, move até ${t.fastest.maxGate}.`,
    'Com inversor, a folha parte macio e freia antes do fim, sem pancada.',
    'Na chuva ou à noite, a espera menor se sente todo dia.',
    ({ t }) => `O consumo não muda de modo que se note: a faixa é de ${t.power}, por menos tempo.`,
  ],
  cons: [
    ({ t }) => `Custa mais: ${t.fastest.price}, contra ${t.cheapest.price} do ${t.cheapest.name}.`,
    'Folha torta ou roldana gasta sofre mais em velocidade, e o acerto vem antes.',
    'Folha rápida pede fotocélula, sobretudo com criança ou bicho em casa.',
    'Em vila ou condomínio fechado, a pressa rende pouco.',
    'Vão muito largo demora mais em qualquer modelo, e a diferença encolhe.',
    'No basculante, a folha avança sobre a calçada: depressa, só com freada suave e aviso.',
  ],
  verdicts: [
    ({ t }) => `Rua movimentada, folha leve e alinhada: sim, o ${t.fastest.name} compensa. Rua calma e pouco uso: o ${t.cheapest.name} basta.`,
    'Cronometre o seu portão. Se a espera incomoda todo dia, a diferença de preço se paga em sossego.',
    'Antes de pagar pela velocidade, deixe a folha leve. Sem isso, nenhum motor anda bem.',
  ],
};

export const exchange: Balance =  {
  forHeads: ['Quando trocar', 'A favor da troca', 'Casos de troca'],
  againstHeads: ['Quando consertar', 'A favor do conserto', 'Casos de conserto'],
  openings: [
    'Trocar compensa quando o conserto passa da metade do preço de um motor novo, ou quando falta peça.',
    'Primeiro defeito e peça à venda: conserte. Segundo defeito caro no ano, ou bobina queimada: faça a conta da troca.',
    'A resposta sai de duas contas lado a lado, a do conserto e a da troca.',
  ],
  pros: [
    'A bobina queimou ou a carcaça trincou.',
    'Já não existe peça para o modelo.',
    'O motor sempre foi pequeno para a folha e aquece em uso normal.',
    'É o segundo conserto caro no mesmo ano.',
    ofExchangePrice,
    'A rua pede rapidez que o motor atual não tem.',
  ],
  cons: [
    'O defeito é capacitor, engrenagem ou fim de curso, peças que se acham.',
    'É o primeiro defeito de um motor de poucos anos.',
    'A folha está pesada, e é ela que faz o motor parecer fraco.',
    'Só a central é antiga. Ela se troca sem o motor.',
    ({ t }) => `O conserto tem ${t.repairPhrase}, bem menos que a troca.`,
  ],
  verdicts: [
    'Peça ao técnico as duas contas antes de decidir, e a causa do defeito junto.',
    'Seja qual for a escolha, acerte a folha antes: o motor novo não deve herdar o problema do antigo.',
    'Mande um vídeo e a foto da etiqueta: muitas vezes a resposta sai dali.',
  ],
};

export const used: Balance =  {
  openings: [
    'Motor usado só compensa com procedência, peça à venda e alguém que o teste antes.',
    'O preço atrai, mas o usado vem sem garantia e com desgaste que não se vê por fora.',
    'Depende do que você sabe do motor: modelo, idade e por que saiu do outro portão.',
  ],
  pros: [
    'O desembolso inicial é menor.',
    'Pode servir de fonte de peças para um motor igual ao seu.',
    'Se o modelo ainda tem peça no mercado, o conserto é possível depois.',
  ],
  cons: [
    ({ t }) => `Não há ${t.warrantyPhrase}, como no motor novo.`,
    'A engrenagem gasta não aparece por fora.',
    'O antigo dono pode ter ficado com um controle: a memória precisa ser apagada.',
    'A instalação e a regulagem custam o mesmo trabalho que as de um novo.',
    'Modelo fora de linha para de vez na primeira placa queimada.',
  ],
  verdicts: [
    ({ t }) => `Compare com o kit novo mais simples, o ${t.cheapest.name}, de ${t.cheapest.price} com instalação.`,
    'Se for comprar usado, veja o motor funcionando com carga e confira se há placa e engrenagem à venda.',
    'Sem testar e sem saber a história dele, o barato costuma sair caro.',
  ],
};

function ofExchangePrice({ t }: { readonly t: { readonly replaceMotorPrice: string } }): string {
  return `Em casa, a troca vai de ${t.replaceMotorPrice}, conforme o que se aproveita, com motor novo e garantia.`;
}
