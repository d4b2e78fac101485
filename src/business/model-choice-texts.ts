import { listOf } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';
import { kilogramsText, metresText } from './measure-texts.ts';
import type { ModelTexts } from './model-texts.ts';

/** Which model or motor fits which gate. */
export function modelChoiceTexts(facts: Facts, models: readonly ModelTexts[]) {
  const { tilting, swinging } = facts.leafLimits;
  const tiltingLimit = `${metresText(tilting.widthMetres)} de largura por ${metresText(tilting.heightMetres)} de altura`;
  const swingingLimit = `${metresText(swinging.widthMetres)} de largura`;
  const modelWeights = listOf(models.map((model) => `${model.name} até ${model.maxGate}`));
  return {
    /** 'Jetflex em 4 segundos, Speedy em 8 segundos e Padrão em 16 segundos' */
    modelSpeeds: listOf(models.map((model) => `${model.name} em ${model.opening}`)),
    /** 'Jetflex até 1.200 kg, Speedy até 800 kg e Padrão até 500 kg'; of sliding gates */
    modelWeights,
    /** '4 m de largura por 2,5 m de altura': a tilting gate is measured, not weighed */
    tiltingLimit,
    /** '3 m de largura': each leaf of a pivoting or swing gate */
    swingingLimit,
    /** Whole sentences: how each kind of gate is measured for a kit. */
    gateLimits: `Em portão deslizante, o que conta é o peso: ${modelWeights}. Basculante se mede pelo tamanho da folha, de até ${tiltingLimit}. Pivotante e de abrir, pela largura de cada folha, de até ${metresText(swinging.widthMetres)}.`,
    /** 'Jetflex por R$ 1.349, Speedy por R$ 949 e Padrão por R$ 899' */
    modelPrices: listOf(models.map((model) => `${model.name} por ${model.price}`)),
    /** 'R$ 1.349 (Jetflex), R$ 949 (Speedy) e R$ 899 (Padrão)': behind 'custam' */
    modelCosts: listOf(models.map((model) => `${model.price} (${model.name})`)),
    /** '1/4 HP para portões de até 250 kg, 1/3 HP para portões de até 400 kg e 1/2 HP para portões pesados', of conventional motors */
    conventionalScale: listOf(
      facts.conventional.sizes.map(
        (size) =>
          `${size.horsepower} para ${size.maxGateKg === null ? 'portões pesados' : `portões de até ${kilogramsText(size.maxGateKg)}`}`,
      ),
    ),
  };
}
