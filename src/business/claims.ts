/**
 * What is said the same way everywhere and has no figure: the claims on which texts once contradicted each other. Whole sentences, or the
 * half sentence that their names say. `generator/settled-claims/` finds what speaks against them.
 */
export const claims = {
  /** No system is beyond copying: it is made hard, never promised to be impossible. */
  rollingCode: 'o código muda a cada toque, o que dificulta a cópia do sinal',
  /** Of a reseller; only a maker sells 'direto de fábrica'. */
  price: 'preço de distribuidor',
  rackCare: 'a cremalheira trabalha limpa e seca, porque graxa nos dentes segura areia',
  force: 'quem regula a força é o técnico',
  slope: 'Em rua ou rampa inclinada, não destrave o motor: a folha pode correr sozinha.',
  /** What moving the leaf by hand shows, and what it does not. */
  heavyByHand: 'Se a folha pesa na mão, comece pela parte mecânica; a elétrica só se descarta com medição.',
} as const;
