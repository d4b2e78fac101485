import { isSettled } from './settled-samples.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';
import { NBSP } from './measure-texts.ts';

export function statisticsTexts({ statistics }: Facts) {
  return {
    /** '10+' */
    years: `${formatNumber(statistics.years)}+`,
    /** '5.000+' */
    installations: `${formatNumber(statistics.installations)}+`,
    /** '4,8' */
    rating: formatNumber(statistics.rating),
    /** '47 avaliações' */
    reviews: plural(statistics.reviews, 'avaliação', 'avaliações').replace(' ', NBSP),
  };
}

export function areStatisticsShown(facts: Facts): boolean {
  return facts.samplesShown || (isSettled(facts, 'statistics') && isSettled(facts, 'rating'));
}
