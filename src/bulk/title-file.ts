import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parseTitle } from '../pages/title-rules.ts';
import { formatNumber } from '../text/money.ts';
import { detectDialect, type Dialect } from './csv-dialect.ts';
import type { TitleList } from './job-contracts.ts';
import { rowReader } from './title-rows.ts';
import { columnsNamed, type TitleTemplate } from './title-template.ts';
import { decodedText, detectEncoding, ENCODING_NAMES } from './text-encoding.ts';
import { kindOfBinary } from './binary-kinds.ts';

export const TITLES_MAX = 100_000;
const FAULTS_LISTED = 200;
/** Of a row that cannot be used, enough to know it again. */
const FAULT_SHOWN = 200;
const SAMPLE_LENGTH = 64 * 1024;
/** A quotation mark that never closes would gather the rest of the file. */
const RECORD_MAX = 1024 * 1024;
/** Rows between two turns of the event loop. */
const ROWS_AT_ONCE = 1000;

interface Row {
  readonly cells: readonly string[];
  /** 1-based line of the file in which the row ends. */
  readonly line: number;
}

export type ReadTitles =
  | { readonly ok: true; readonly list: TitleList }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a CSV or text file, whose type is detected by its content. Nothing of it is held longer than a piece, but for the titles.
 *
 * @param template puts a title together out of the columns of a row; without it one column holds the titles.
 */
export async function readTitleFile(
  chunks: readonly Uint8Array[],
  template: TitleTemplate | null = null,
): Promise<ReadTitles> {
  const [first] = chunks;
  if (first === undefined || first.length === 0) return { ok: false, message: 'O arquivo está vazio.' };
  const binary = kindOfBinary(first);
  if (binary !== null)
    return { ok: false, message: `Este arquivo é ${binary}. Envie um CSV ou um texto com um título por linha.` };
  const encoding = await detectEncoding(chunks);
  const headings = template === null ? undefined : columnsNamed(template.text);
  const dialect = detectDialect(await sampleOf(decodedText(chunks, encoding)), headings);
  const text = decodedText(chunks, encoding);
  return gather(dialect.delimiter === null ? lines(text) : records(text, dialect.delimiter), dialect, {
    encoding: ENCODING_NAMES[encoding],
    template,
  });
}

async function sampleOf(text: AsyncIterable<string>): Promise<string> {
  let sample = '';
  for await (const piece of text) {
    sample += piece;
    if (sample.length >= SAMPLE_LENGTH) break;
  }
  return sample.slice(0, SAMPLE_LENGTH);
}

/** Each piece is split once, however long the line grows that goes on through it. */
async function* lines(text: AsyncIterable<string>): AsyncGenerator<Row> {
  let rest = '';
  // A piece may end between the two signs of one line's end.
  let held = '';
  let line = 0;
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = whole.slice(0, whole.length - held.length).split(/\r\n|\n|\r/);
    rest += first;
    for (const next of others) {
      yield { cells: [rest], line: (line += 1) };
      rest = next;
    }
  }
  yield { cells: [rest], line: line + 1 };
}

async function* records(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row> {
  const parser = Readable.from(text).pipe(
    parse({ delimiter, relax_column_count: true, skip_empty_lines: true, info: true, max_record_size: RECORD_MAX }),
  );
  for await (const { record, info } of parser) yield { cells: record, line: info.lines };
}

async function gather(
  rows: AsyncIterable<Row>,
  dialect: Dialect,
  { encoding, template }: { readonly encoding: string; readonly template: TitleTemplate | null },
): Promise<ReadTitles> {
  const reader = rowReader(dialect, template);
  const titles: string[] = [];
  const slugs = new Set<string>();
  const faults: { line: number; title: string; reason: string }[] = [];
  const counts = { rows: 0, duplicates: 0, faults: 0 };
  let lastLine = 0;
  try {
    for await (const { cells, line } of rows) {
      lastLine = line;
      const read = reader.read(cells);
      if (read === null) continue;
      if ('refused' in read) return { ok: false, message: read.refused };
      counts.rows += 1;
      if (counts.rows % ROWS_AT_ONCE === 0) await yieldToEventLoop();
      const title = 'missing' in read ? { ok: false as const, message: read.missing } : parseTitle(read.typed);
      if (!title.ok) {
        counts.faults += 1;
        if (faults.length < FAULTS_LISTED)
          faults.push({ line, title: read.typed.slice(0, FAULT_SHOWN), reason: title.message });
      } else if (slugs.has(title.slug)) counts.duplicates += 1;
      else {
        if (titles.length === TITLES_MAX)
          return {
            ok: false,
            message: `O arquivo tem mais de ${formatNumber(TITLES_MAX)} títulos, o máximo de uma criação em massa. Divida-o em partes.`,
          };
        slugs.add(title.slug);
        titles.push(title.title);
      }
    }
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, message: csvMessage(error, lastLine) };
    throw error;
  }
  if (counts.rows === 0) return { ok: false, message: 'Não há nenhum título neste arquivo.' };
  const { form, columns } = reader.table();
  return {
    ok: true,
    list: {
      titles,
      rows: counts.rows,
      duplicates: counts.duplicates,
      invalid: { count: counts.faults, items: faults },
      reading: `${form}, codificação ${encoding}`,
      columns,
    },
  };
}

/** @param lastLine the last line that was read rightly. */
function csvMessage(error: CsvError, lastLine: number): string {
  const line = formatNumber(lastLine + 1);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return `As aspas que se abrem na linha ${line} não se fecham. Feche-as ou retire-as.`;
  const at = 'lines' in error && typeof error['lines'] === 'number' ? formatNumber(error['lines']) : line;
  return `Há aspas fora do lugar na linha ${at}. Dentro de um campo entre aspas, cada aspa se escreve duas vezes.`;
}
