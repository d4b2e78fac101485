import { formatReais, instalment } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import type { Facts, Model } from './facts.ts';
import { kilogramsText, secondsText } from './measure-texts.ts';

/** '10x de R$ 134,90 sem juros'. */
export function instalmentsText(facts: Facts, price: number): string {
  return `${facts.maxInstalments}x de ${formatReais(instalment(price, facts.maxInstalments))} sem juros`;
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
  };
}
