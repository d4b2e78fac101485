import type { Pool } from '../../page-context.ts';

/** 'Qual motor…?': the kits side by side. */
export const which = {
  headings: ['A resposta curta, em uma tabela', 'Comparação dos modelos', 'Qual serve para você', 'Lado a lado'] satisfies Pool,
  openings: [
    ({ t }) => `Para folha de correr de até ${t.cheapest.maxGate} e uso de casa, o ${t.cheapest.name}. Para folha pesada ou pressa, o ${t.fastest.name}.`,
    'O peso da folha responde primeiro. A pressa desempata.',
    ({ t }) => `Em portão de correr, a resposta depende do peso: o ${t.cheapest.name} vai até ${t.cheapest.maxGate} e o ${t.fastest.name} até ${t.fastest.maxGate}.`,
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

/** Where the title speaks of a part instead of a motor. */
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
};

/** 'Basculante ou deslizante?': the kinds of gate side by side. */
/** For who weighs another maker against ours. */
export const otherBrandLeads: Pool = [
  ({ t, otherBrand }) => `Entre ${otherBrand} e ${t.brand}, compare o limite de peso, a peça à venda perto de você e quem atende depois. A instalação pesa mais que o nome na tampa.`,
  ({ t, otherBrand }) => `Quem responde aqui vende ${t.brand}, e não ${otherBrand}. Por isso, em vez de um veredito, vai o que pesa a favor e contra o que vendemos.`,
  ({ otherBrand }) => `Um bom motor de qualquer marca dura com folha leve e força bem regulada. Entre ${otherBrand} e o que vendemos, olhe primeiro quem dá peça e assistência na sua rua.`,
];

export const kindsAnswer = {
  headings: ['Os tipos, lado a lado', 'A diferença em uma tabela', 'Comparação dos tipos de portão', 'Deslizante, basculante e pivotante: o que muda'] satisfies Pool,
  openings: [
    'Nenhum é melhor em toda garagem. Quem decide é o espaço que você tem.',
    'O motor segue o portão: um não serve no lugar do outro. Compare o espaço, o cuidado e o risco.',
    'Com recuo ao lado, deslizante. Sem ele, basculante. Com espaço à frente, pivotante.',
  ] satisfies Pool,
  columns: ['O que comparar', 'Deslizante', 'Basculante', 'Pivotante'],
  rows: [
    ['Espaço que pede', ['recuo ao lado, do tamanho da folha', 'lado livre, do tamanho do vão'], ['altura sob o teto', 'teto livre e um pouco de calçada'], ['o arco da folha, sem carro', 'frente livre para a folha girar']],
    ['O que carrega o peso', ['roldanas sobre o trilho', 'as roldanas'], ['contrapesos e cabos de aço', 'cabos e contrapesos'], ['as dobradiças', 'dobradiças e colunas']],
    ['Como o motor puxa', ['pinhão e cremalheira', 'régua dentada na base da folha'], ['fuso e braço na coluna', 'fuso que move o braço'], ['um braço em cada folha', 'pistão ou braço articulado']],
    ['Cuidado de casa', ['varrer o trilho', 'trilho limpo e seco'], ['olhar os cabos, sem tocar', 'ver de longe se há cabo desfiado'], ['graxa nas dobradiças', 'dobradiça lubrificada e batente firme']],
    ['Só o técnico', ['alinhar a cremalheira', 'acertar a folga dos dentes'], ['cabo, mola e contrapeso', 'o equilíbrio da folha'], ['o ponto de fixação do braço', 'prumo e ponto do braço']],
  ] as const,
  verdicts: [
    'Se o portão já existe, o tipo dele decide o motor. A foto resolve a dúvida.',
    'Quem vai fazer o portão agora pode escolher pelo espaço e pela calçada.',
    'Na dúvida, mande a largura do vão, o recuo ao lado e a altura livre.',
  ] satisfies Pool,
};
