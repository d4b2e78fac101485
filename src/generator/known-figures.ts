import { factTexts } from '../business/fact-texts.ts';
import type { Facts } from '../business/facts.ts';
import { type Figure, figuresIn } from './figures.ts';

/** Figures that the company's facts state, as they would be found in a text. */
const figuresOfFacts = new WeakMap<Facts, readonly Figure[]>();

export function knownFigures(facts: Facts): readonly Figure[] {
  const known = figuresOfFacts.get(facts);
  if (known) return known;
  const texts = factTexts(facts);
  // Every phrase that a page may say is read as a page is read, so that both sides mean the same by a figure.
  const figures = [
    ...textsWithin(texts),
    `das ${texts.hoursShort}`,
    `abre em ${texts.openingTimes}`,
    `abre em ${texts.conventionalOpening}`,
  ].flatMap(figuresIn);
  figuresOfFacts.set(facts, figures);
  return figures;
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}
