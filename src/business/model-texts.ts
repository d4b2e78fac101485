import { formatReais, instalment } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import type { Facts, Model, Range } from './facts.ts';
import { kilogramsText, secondsText } from './measure-texts.ts';

/** '10x de R$ 134,90 sem juros'. */
export function instalmentsText(facts: Facts, price: number): string {
  return `${facts.maxInstalments}x de ${formatReais(instalment(price, facts.maxInstalments))} sem juros`;
}

/** What two leaves cost, in reais: two motors but one board and one visit, so that the pair costs more than one kit and less than two. */
export const pairPrice = (price: number): Range => [price, 2 * price];

/** 'R$ 899 e R$ 1.798': it lies between them, and is neither. */
export function pairText(price: number): string {
  return listOf(pairPrice(price).map(formatReais));
}

export type ModelTexts = ReturnType<typeof modelTexts>;

export function modelTexts(model: Model, facts: Facts) {
  return {
    name: model.name,
    /** 'R$ 1.349' */
    price: formatReais(model.price),
    /** '4 segundos' */
    opening: secondsText(model.openingSeconds),
    /** '1.200 kg' */
    maxGate: kilogramsText(model.maxGateKg),
    /** '2 controles remotos', or 'controles remotos inclusos' where the number is unknown */
    remotes:
      model.remotes === null
        ? 'controles remotos inclusos'
        : plural(model.remotes, 'controle remoto', 'controles remotos'),
    /** '10x de R$ 134,90 sem juros' */
    instalments: instalmentsText(facts, model.price),
    /** 'R$ 899 e R$ 1.798', behind 'entre' */
    pair: pairText(model.price),
  };
}
