/** A line of the table: what was measured, what came out, what the design asks for. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly goal: string;
  readonly held: boolean;
}

export const lineOf = ({ what, figure, held }: Row) => `${held ? 'held  ' : 'MISSED'}  ${what}: ${figure}\n`;

/** '41,234' */
export const rounded = (rate: number) => Math.round(rate).toLocaleString('en');

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function p99(milliseconds: readonly number[]): number {
  return milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.99)] ?? Number.NaN;
}

export function requireEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run \`npm run bench\``);
  return value;
}
