import { gateParts } from '../../business/gate-parts.ts';
import { type DrawingId, findDrawnPart } from '../../business/part-drawings.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import { BREAKER, type Entry, RECEIVER_BOX } from '../../content/library/entry.ts';
import { shownPart } from '../../content/shown-part.ts';
import { plainText } from '../../text/plain-text.ts';
import { capitalise } from '../../text/portuguese.ts';
import { nearDrawing } from '../drawings/drawing-files.tsx';
import { breakerPicture, receiverBoxPicture } from '../drawings/picture-files.tsx';

type Shows = Entry['steps'][number]['shows'];

interface StepFigure {
  readonly address: string;
  readonly alternative: string;
}

const LIST = /<ol>[\s\S]*?<\/ol>/g;
const ITEM = /<li>([\s\S]*?)<\/li>/g;

/** Null where the drawings of the page do not show it. */
function figureOf(shows: Shows, drawings: readonly DrawingId[]): StepFigure | null {
  if (shows === undefined) return null;
  if (shows === BREAKER)
    return {
      address: breakerPicture(),
      alternative: 'Quadro de luz aberto: três disjuntores ligados e, em âmbar, o do motor, com a alavanca para baixo.',
    };
  if (shows === RECEIVER_BOX)
    return {
      address: receiverBoxPicture(),
      alternative:
        'Receptor numa caixinha presa à parede: a luz, o botão em âmbar, que se aperta por fora, e o cabo que vai ao motor.',
    };
  for (const id of drawings) {
    const drawn = findDrawnPart(id, shows);
    if (drawn)
      return {
        address: nearDrawing(id, shows),
        alternative: `Desenho de perto, com a peça deste passo em âmbar. ${capitalise(gateParts[shows].name)}: ${drawn.where}.`,
      };
  }
  return null;
}

/**
 * Beside each step of a text what is touched there, from the drawing that the page has. A step is known by its title: where an administrator
 * wrote another, it stands without a figure. A figure that an earlier step has is not shown again: the same drawing twice says nothing new. Addresses and alternatives are ours and hold nothing to be escaped.
 */
export function withStepFigures(html: string, entry: Entry | null, gateKind: GateKind | null): string {
  const page = shownPart(entry, gateKind);
  if (!entry || !page || entry.steps.every(({ shows }) => shows === undefined)) return html;
  const gate = gateKind ?? entry.gateKinds[0] ?? 'sliding';
  const drawings: readonly DrawingId[] = page.drawing === 'board' ? ['board', gate] : [page.drawing, 'board'];
  const shown = new Set<string>();
  const figured = (item: string, inside: string) => {
    const said = plainText(inside);
    const step = entry.steps.find(({ title }) => said.startsWith(title));
    const figure = figureOf(step?.shows, drawings);
    if (figure === null || shown.has(figure.address)) return item;
    shown.add(figure.address);
    const { address, alternative } = figure;
    return `<li>${inside}<img src="${address}" alt="${alternative}" width="200" height="150" loading="lazy"></li>`;
  };
  return html.replace(LIST, (list) => list.replace(ITEM, figured));
}
