import { searchKey } from '../text/slug.ts';

/** How a list is written: one title a line, or a table in which one column holds the titles. */
export interface Dialect {
  /** Null for plain text, one title a line. */
  readonly delimiter: string | null;
  readonly header: boolean;
  /** 0-based. */
  readonly column: number;
  /** The heading of that column; null without one. */
  readonly heading: string | null;
}

const DELIMITERS = [';', '\t', ','] as const;
const SAMPLE_ROWS = 20;
const TITLE_HEADINGS = new Set(['titulo', 'titulos', 'title', 'titles', 'titulo da pagina', 'pagina', 'paginas']);
export const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ';': 'ponto e vírgula',
  '\t': 'tabulação',
  ',': 'vírgula',
};

/** The first rows, split at line breaks outside quotation marks. The last one may be cut off and is left out where there are others. */
function sampleRows(sample: string): string[] {
  const rows: string[] = [];
  let row = '';
  let quoted = false;
  for (const sign of sample) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && (sign === '\n' || sign === '\r')) {
      if (row.trim() !== '') rows.push(row);
      row = '';
      if (rows.length === SAMPLE_ROWS) return rows;
    } else row += sign;
  }
  return rows.length === 0 && row.trim() !== '' ? [row] : rows;
}

function cellsOf(row: string, delimiter: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const sign of row) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

function headingColumn(cells: readonly string[], headings: ReadonlySet<string>): number {
  return cells.findIndex((cell) => headings.has(searchKey(cell)));
}

/** Whether the sign parts columns here: as often in nearly every row, and, for a comma, not the comma of a sentence. */
function isDelimiter(rows: readonly string[], delimiter: string, headings: ReadonlySet<string>): boolean {
  const counts = rows.map((row) => cellsOf(row, delimiter).length);
  const [first = 1] = counts;
  if (first < 2) return false;
  if (headingColumn(cellsOf(rows[0] ?? '', delimiter), headings) !== -1) return true;
  if (delimiter === ',' && rows.every((row) => !row.includes('"') && !/,\S/.test(row))) return false;
  return counts.filter((count) => count === first).length >= counts.length * 0.8;
}

/**
 * @param sample the beginning of the text, long enough for some rows.
 * @param headings what the first row is known by, folded by `searchKey`.
 */
export function detectDialect(sample: string, headings: ReadonlySet<string> = TITLE_HEADINGS): Dialect {
  const rows = sampleRows(sample);
  const [first = ''] = rows;
  const delimiter =
    DELIMITERS.find((sign) => isDelimiter(rows, sign, headings)) ?? (first.startsWith('"') ? ';' : null);
  const cells = delimiter === null ? [first.trim()] : cellsOf(first, delimiter);
  const column = headingColumn(cells, headings);
  const header = column !== -1;
  return { delimiter, header, column: Math.max(0, column), heading: header ? (cells[column] ?? null) : null };
}
