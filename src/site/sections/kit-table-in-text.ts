import type { FactTexts } from '../../business/fact-texts.ts';
import { plainText } from '../../text/plain-text.ts';

const TABLE = /<table>[\s\S]*?<\/table>/;
const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g;
/** A section of its heading and short paragraphs alone. */
const SECTION = /<section><h2>[^<]*<\/h2>((?:\s*<p>(?:(?!<\/?p>)[\s\S])*<\/p>|\s*\uE000)*)\s*<\/section>/g;
/** Where the table stood; in no text, since it means nothing (Unicode's private use). */
const GONE = '\uE000';
/** As long as the sentences that lead to a table and away from it. */
const ABOUT_TABLE_MOST = 240;

function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(CELL)].map(([, cell = '']) => plainText(cell));
}

/** Whether every cell says what the facts say of its model, and nothing else. */
function saysTheFacts(table: string, models: FactTexts['models']): boolean {
  const [, ...rows] = [...table.matchAll(ROW)].map(([, row = '']) => cellsOf(row));
  return (
    rows.length === models.length &&
    rows.every(([name, ...cells], at) => {
      const model = models[at];
      if (!model || model.name !== name) return false;
      const known = new Set([
        model.opening,
        model.maxGate,
        `deslizante de até ${model.maxGate}`,
        model.price,
        model.instalments,
      ]);
      return cells.every((cell) => known.has(cell));
    })
  );
}

/**
 * Takes out a table of the models that the page drew from the facts, with what only leads to it: the page shows its own, to compare. One
 * that somebody has written otherwise stays.
 */
export function withoutKitTable(html: string, models: FactTexts['models']): string {
  const table = TABLE.exec(html)?.[0];
  if (table === undefined || !saysTheFacts(table, models)) return html;
  return html
    .replace(table, GONE)
    .replace(SECTION, (section, body: string) =>
      body.includes(GONE) && plainText(body.replace(GONE, '')).length <= ABOUT_TABLE_MOST ? '' : section,
    )
    .replace(GONE, '');
}
