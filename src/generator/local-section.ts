import { addresses } from '../business/addresses.ts';
import type { Facts } from '../business/facts.ts';
import type { Place } from '../business/place.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { htmlValues } from './arc/arc-values.ts';
import { reachOf } from './arc/place-section.ts';
import type { Pool } from './page-context.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { link, paragraph, section } from '../text/html-fragments.ts';
import { localHeadings, localSentences, neighbourLeads } from './pools/local.ts';
import { draw, drawnParagraph, type Writing } from './render-blocks.ts';

const NEIGHBOURS = 4;

interface Local {
  readonly place: Place;
  /** Paragraphs of what is true of the place alone. */
  readonly known: readonly string[];
  readonly facts: Facts;
  readonly understood: Understanding;
}

/** What is known of the place that the title names, whether the night service reaches it, and links to what lies beside it. It is written before the rest, which then says none of it again. */
export function placedSection(writing: Writing, { place, known, facts, understood }: Local, ...more: readonly Pool[]) {
  const heading = draw(writing, localHeadings);
  const reach = reachOf({ facts, values: htmlValues(facts, understood) }, place, 'either');
  writing.said.add(writing.context.words.hours).add(writing.context.words.emergencyArrival);
  const notes = known.map((note) => paragraph(escapeHtml(note))).join('');
  return section(heading, notes + drawnParagraph(writing, ...more) + paragraph(reach) + neighbourLinks(writing));
}

/** The same with how a visit is prepared. */
export function localSection(writing: Writing, local: Local): string {
  return placedSection(writing, local, ...localSentences);
}

function neighbourLinks(writing: Writing): string {
  const links = writing.choice
    .some(writing.context.place.neighbours, NEIGHBOURS)
    .map(({ name, slug }) => link(addresses.place(slug), escapeHtml(name)));
  return links.length > 0 ? paragraph(`${draw(writing, neighbourLeads)} ${links.join(', ')}.`) : '';
}
