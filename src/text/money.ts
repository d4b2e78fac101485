/** Amounts are whole or fractional reais (BRL). The space is a no-break space, so that 'R$ 899' never breaks across lines. */

const NBSP = '\u00a0';

// Made once: toLocaleString makes one for each number, and a page has many numbers.
const NUMBER = new Intl.NumberFormat('pt-BR');
const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 899 → 'R$ 899', 1349 → 'R$ 1.349', 134.9 → 'R$ 134,90'. Cents appear only when there are any. */
export function formatReais(amount: number): string {
  return `R$${NBSP}${formatAmount(amount)}`;
}

/** 1349 → '1.349', 134.9 → '134,90': the figure without its currency sign, for price plates. */
export function formatAmount(amount: number): string {
  return (Number.isInteger(amount) ? WHOLE : CENTS).format(amount);
}

/** [800, 1500] → 'R$ 800 a R$ 1.500'. */
export function formatReaisRange([low, high]: readonly [number, number]): string {
  return `${formatReais(low)} a ${formatReais(high)}`;
}

/** The value of one instalment in reais, rounded up to the cent so that the parts never add up to less than the whole. */
export function instalment(amount: number, parts: number): number {
  return Math.ceil((amount * 100) / parts) / 100;
}

/** 1200 → '1.200', for weights, cycles and counts. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}
