import { formatReais, formatReaisRange } from '../text/money.ts';
import { listOf } from '../text/portuguese.ts';
import type { Facts, Model } from './facts.ts';
import { cheapestModel, fastestModel, middleModel } from './extreme-models.ts';
import { countText, NBSP } from './measure-texts.ts';
import { modelTexts, type ModelTexts } from './model-texts.ts';

/** A model beside the one before it. */
function comparedTexts(model: Model, before: Model, facts: Facts) {
  return {
    ...modelTexts(model, facts),
    /** 'R$ 50', what it costs more than the one before it */
    more: formatReais(model.price - before.price),
  };
}

/** The kits: their models, prices and what parts one from another. */
export function kitTexts(facts: Facts, models: readonly ModelTexts[]) {
  const prices = facts.models.map((model) => model.price);
  const [cheapest, middle, fastest] = [cheapestModel(facts), middleModel(facts), fastestModel(facts)];
  return {
    models,
    cheapest: modelTexts(cheapest, facts),
    middle: comparedTexts(middle, cheapest, facts),
    fastest: comparedTexts(fastest, middle, facts),
    /** 'R$ 899 a R$ 1.349' */
    kitPrices: formatReaisRange([Math.min(...prices), Math.max(...prices)]),
    /** '4, 8 ou 16 segundos' */
    openingTimes: `${facts.models
      .map((model) => model.openingSeconds)
      .toSorted((a, b) => a - b)
      .join(', ')
      .replace(/, (\d+)$/, ' ou $1')}${NBSP}segundos`,
    /** '1/4 HP' */
    kitHorsepower: facts.kit.horsepower,
    /** 'a partir de 1/4 HP': only the smallest kit has it, and a bigger one carries more by its own motor */
    kitHorsepowerFrom: `a partir de ${facts.kit.horsepower}`,
    /** 'três kits' */
    kitCount: countText(facts.models.length, 'kit', 'kits'),
    /** 'três modelos' */
    modelCount: countText(facts.models.length, 'modelo', 'modelos'),
  };
}

/** What stands in the box, what does not, and what may be added. */
export function kitContentTexts(facts: Facts) {
  return {
    /** 'motor, central de comando com código rolante, controles remotos e instalação' */
    kitItems: listOf(facts.kit.items),
    /** 'cremalheira, solda e reforma da folha, alvenaria e ponto de energia' */
    kitNotIncluded: listOf(facts.kit.notIncluded),
    /** 'fotocélula, bateria, sinalizador e controle extra' */
    kitOptional: listOf(facts.kit.optional),
    /** A new rack stands beside the kit, and a sound one of the same pitch is kept. */
    rackPhrase: 'cremalheira nova à parte, orçada por metro',
    /** Of what the kit holds apart and the owner has given no price for. */
    optionalPrice: 'preço sob consulta',
  };
}
