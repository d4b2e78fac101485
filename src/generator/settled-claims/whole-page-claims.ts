import { municipalitiesBeyondRadius } from '../../business/emergency-reach.ts';
import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { SAMPLE_NOTE } from '../../business/testimonials.ts';
import { type Contradiction, escaped, type ReadPage } from './claim-rule.ts';

const EMERGENCY = /plantão|emergência|urgência/i;

/** A page on a place that no technician reaches at night promises no night service, or says that it does not come. */
export function farPlace({ sentences, municipality }: ReadPage, facts: Facts): readonly Contradiction[] {
  const far = municipalitiesBeyondRadius(facts);
  const claim = 'emergency: by day only beyond the radius';
  const radius = new RegExp(`${escaped(factTexts(facts).emergencyRadius)}|só de dia|não chega`);
  const promises = sentences.filter(
    (sentence) =>
      EMERGENCY.test(sentence) &&
      !radius.test(sentence) &&
      (municipality !== null && far.includes(municipality)
        ? /24|plantão/.test(sentence)
        : far.some((name) => sentence.includes(name))),
  );
  const silent =
    municipality !== null && far.includes(municipality) && !sentences.some((sentence) => /só de dia/.test(sentence));
  return [
    ...promises.map((found) => ({ claim, found })),
    ...(silent ? [{ claim, found: `${municipality}: nothing says 'só de dia'` }] : []),
  ];
}

const OF_WEIGHT = /limite de peso|peso máximo|(?:escolh|decid)\p{L}* (?:primeiro )?pelo peso|peso da folha decide/iu;

/** A page on a gate that is measured limits it by no weight. */
export function measuredGate({ sentences, gate }: ReadPage): readonly Contradiction[] {
  const weighed =
    gate === null
      ? []
      : sentences.filter((sentence) => OF_WEIGHT.test(sentence) && !/desliz|de correr|\bnão\b/i.test(sentence));
  return weighed.map((found) => ({ claim: 'weights: tilting and swing gates are measured', found }));
}

/** Words of made-up customers stand under the note that says so. */
export function samples({ sentences }: ReadPage, names: readonly string[]): readonly Contradiction[] {
  const shown = sentences.filter((sentence) => names.includes(sentence));
  return shown.length > 0 && !sentences.includes(SAMPLE_NOTE)
    ? [{ claim: 'testimonials: no customer stands behind a sample', found: shown.join(', ') }]
    : [];
}
