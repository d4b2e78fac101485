import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import type { StyleName } from '../site-context.ts';
import { asideKind } from './aside-kind.ts';
import { type NamedGate, openingKind, type OpeningKind } from './opening-kind.ts';
import { racingGate, type ShownMove, shownMove } from './racing-gates.ts';

const SHEETS: Readonly<Record<OpeningKind, StyleName>> = {
  danger: 'danger',
  stopped: 'stoppedGate',
  axis: 'priceAxis',
  weights: 'priceAxis',
  peak: 'priceAxis',
  instalments: 'priceAxis',
  verdict: 'verdict',
  plate: 'nameplate',
  gates: 'threeGates',
  map: 'placeMap',
};

const MOVE_SHEETS: Readonly<Record<ShownMove, StyleName>> = { tilting: 'tiltingGates', swinging: 'swingingGates' };

/** The sheets of a page that answers something: those of what it opens with, and of the card beside it. */
export function openingStyles(entry: Entry | null, place: Place | null, named?: NamedGate): readonly StyleName[] {
  const styles: StyleName[] = ['site', 'article', 'answered'];
  if (entry === null) return styles;
  if (entry.finder.length > 0) styles.push('finder');
  const kind = openingKind(entry, place, named);
  if (kind === 'gates') styles.push('leaf');
  if (kind !== null) styles.push(SHEETS[kind]);
  const move = kind === 'gates' ? shownMove(racingGate(entry, named?.gateKind ?? null)) : null;
  if (move !== null) styles.push(MOVE_SHEETS[move]);
  const aside = asideKind(entry);
  if (aside !== null) styles.push(aside === 'prices' ? 'priceCard' : 'intentCard');
  return styles;
}

/** Whether what its page says behind the card is short sections, and not a text of any form. */
export function isInColumns(entry: Entry | null): boolean {
  return entry !== null;
}

interface Subject extends NamedGate {
  readonly entry: Entry | null;
  readonly place: Place | null;
}

/** The same for a text that was written for its title, which may compare the models too. */
export function answeredStyles(subject: Subject): readonly StyleName[] {
  const { entry, place } = subject;
  const styles = [...openingStyles(entry, place, subject)];
  if (entry?.kit) styles.push('kitTable');
  if (isInColumns(entry)) styles.push('columns');
  return styles;
}
