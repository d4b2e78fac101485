import type { Pool } from '../../page-context.ts';
import type { Balance } from './balance.ts';
import { brand, exchange, motor, speed, used } from './balances-of-motors.ts';
import { battery, lock, part, photocell, safety } from './balances-of-parts.ts';

/** Around whatever is weighed. */
export const balanceTexts = {
  headings: ['O balanço: a favor e contra', 'Prós e contras, sem enfeite', 'Quando compensa e quando não', 'Pesando os dois lados'] satisfies Pool,
  forHeads: ['A favor', 'Por que compensa', 'O que se ganha'] satisfies Pool,
  againstHeads: ['Contra', 'Quando não compensa', 'O que pesa contra'] satisfies Pool,
};

/** Both sides of what a 'Vale a pena…' asks about. */
export const balances = { motor, part, brand, speed, exchange, used, safety, photocell, battery, lock } satisfies Readonly<Record<string, Balance>>;
