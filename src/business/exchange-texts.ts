import { formatReaisRange } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';
import { NBSP, secondsText } from './measure-texts.ts';

/** A new motor where one stands, the resets of its board, and how far the company goes. */
export function exchangeTexts(facts: Facts) {
  return {
    /** 'R$ 800 a R$ 1.500' */
    replaceMotorPrice: formatReaisRange(facts.replaceMotorPrice),
    /** 'R$ 800 a R$ 1.500, conforme se aproveitem a central, os controles e a cremalheira': the price with what parts it from the kit's */
    exchangePhrase: `${formatReaisRange(facts.replaceMotorPrice)}, conforme se aproveitem a central, os controles e a cremalheira`,
    /** The same in a whole sentence. */
    exchangeDiffers:
      'A troca sai por menos que o kit quando a central, os controles e a cremalheira são aproveitados, e por mais quando o portão pede base ou cremalheira nova e solda.',
    /** 'R$ 2.000 a R$ 5.000', for gates above `heavyAbove` */
    heavyGatePrice: formatReaisRange(facts.heavyGatePrice),
    /** '10 segundos' */
    eraseRemotes: secondsText(facts.board.eraseRemotesSeconds),
    /** '3 segundos' */
    clearTravel: secondsText(facts.board.clearTravelSeconds),
    /** '39 municípios' */
    municipalities: plural(facts.municipalitiesServed, 'município', 'municípios').replace(' ', NBSP),
  };
}
