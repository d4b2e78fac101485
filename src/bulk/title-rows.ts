import { DELIMITER_NAMES, type Dialect } from './csv-dialect.ts';
import { type ParsedTemplate, parseTemplate, type TitleTemplate } from './title-template.ts';

/** What a spreadsheet would run, behind the mark that our own CSV files put before it. */
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/u;
const COLUMNS_OFFERED = 40;
const HEADING_MAX = 60;
/** The heading of a table with one column; a title has several words. */
const ONE_WORD = /^\p{L}[\p{L}\p{N}_-]{0,39}$/u;

export type ReadRow =
  | { readonly typed: string }
  /** `typed` is the row as it stands, to be known again. */
  | { readonly typed: string; readonly missing: string }
  | { readonly refused: string };

/** From the rows of a file to titles as they were typed, or put together. */
export interface RowReader {
  /** Null for what is no title: the headings, a blank row. */
  read(cells: readonly string[]): ReadRow | null;
  /** Once a row was read: in what form the titles were found, in Portuguese, and the headings to put others together of. */
  table(): { readonly form: string; readonly columns: readonly string[] };
}

function plain(cell: string | undefined): string {
  return (cell ?? '').replace(GUARDED, '');
}

function headingsOf(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => plain(cell).replace(/\s+/g, ' ').trim().slice(0, HEADING_MAX));
}

/** The headings that may stand between braces. */
function offered(cells: readonly string[], { delimiter }: Dialect): readonly string[] {
  const headings = [...new Set(headingsOf(cells))].filter((heading) => heading !== '' && !/[{}]/.test(heading));
  return delimiter !== null || ONE_WORD.test(headings[0] ?? '') ? headings.slice(0, COLUMNS_OFFERED) : [];
}

function formOf({ delimiter, heading }: Dialect, template: ParsedTemplate | null): string {
  const table = delimiter === null ? 'Texto com uma coluna' : `CSV com ${DELIMITER_NAMES[delimiter] ?? delimiter}`;
  if (template?.ok)
    return `${table}, título montado com ${template.columns === 1 ? '1 coluna' : `${template.columns} colunas`}`;
  if (delimiter === null) return 'Texto com um título por linha';
  return `${table}, ${heading === null ? 'primeira coluna' : `coluna “${heading}”`}`;
}

export function rowReader(dialect: Dialect, template: TitleTemplate | null): RowReader {
  const { column, header } = dialect;
  let columns: readonly string[] = [];
  let parsed: ParsedTemplate | null = null;
  let isFirst = true;

  function first(cells: readonly string[]): ReadRow | null {
    columns = offered(cells, dialect);
    if (template === null) return header ? null : { typed: plain(cells[column]) };
    parsed = parseTemplate(template, headingsOf(cells));
    return parsed.ok ? null : { refused: parsed.message };
  }

  return {
    read(cells) {
      const isBlank =
        template === null ? plain(cells[column]).trim() === '' : cells.every((cell) => cell.trim() === '');
      if (isBlank) return null;
      if (isFirst) {
        isFirst = false;
        return first(cells);
      }
      if (!parsed?.ok) return { typed: plain(cells[column]) };
      const filled = parsed.fill(cells.map((cell) => plain(cell).trim()));
      return 'title' in filled ? { typed: filled.title } : { typed: cells.join('; '), missing: filled.missing };
    },
    table: () => ({ form: formOf(dialect, parsed), columns }),
  };
}
