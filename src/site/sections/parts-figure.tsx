import type { ReactNode } from 'react';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Part } from '../../business/gate-parts.ts';
import type { Entry } from '../../content/library/entry.ts';
import { fillText, type TextValues } from '../../content/library/placeholders.ts';
import { checkOfPart, type ShownPart, shownPart } from '../../content/shown-part.ts';
import type { StyleName } from '../site-context.ts';
import { plainText } from '../../text/plain-text.ts';
import { LitDrawing } from './lit-drawing.tsx';

interface PartsFigureProps {
  readonly entry: Entry | null;
  /** The gate that the title names. */
  readonly gateKind: GateKind | null;
  /** The part that it names. */
  readonly part?: Part | null;
  readonly values: TextValues;
  /** The page's own text: what it tells whoever looks at the part is not told again. */
  readonly told?: string;
}

interface FigureProps extends Pick<PartsFigureProps, 'values' | 'told'> {
  readonly entry: Entry;
  readonly shown: ShownPart;
}

/** The sheet of the figure, where a page has one. */
export function partsStyles({
  entry,
  gateKind,
  part,
}: Pick<PartsFigureProps, 'entry' | 'gateKind' | 'part'>): readonly StyleName[] {
  if (!shownPart(entry, gateKind, part)) return [];
  return entry?.steps.some(({ shows }) => shows !== undefined) ? ['parts', 'stepFigures'] : ['parts'];
}

/** They stand under a lid that nobody but a technician opens. */
const UNDER_LID: ReadonlySet<Part> = new Set<Part>([
  'board',
  'capacitor',
  'fuse',
  'gear',
  'led',
  'force',
  'record-button',
  'travel-button',
]);

function headingOf({ family, kit }: Entry, part: Part): string {
  if (family === 'fault' && !UNDER_LID.has(part)) return 'Onde olhar';
  return kit ? 'O motor no portão' : 'Onde fica';
}

/** Where the part is that a page speaks of. */
function PartsFigure({ entry, shown, values, told = '' }: FigureProps) {
  const check = checkOfPart(entry, shown.part);
  const isNew = check !== null && !plainText(told).includes(fillText(check.do, values));
  return (
    <section>
      <h2>{headingOf(entry, shown.part)}</h2>
      <LitDrawing shown={shown} says={isNew ? `${fillText(check.do, values)}. ${fillText(check.tells, values)}` : ''} />
    </section>
  );
}

/** The same, or null where there is no part to look for. */
export function figureOf({ entry, gateKind, part, ...rest }: PartsFigureProps): ReactNode {
  const shown = shownPart(entry, gateKind, part);
  return entry && shown && <PartsFigure entry={entry} shown={shown} {...rest} />;
}
