import { readFileSync } from 'node:fs';

/** A title as somebody typed it, and what it should be understood as. */
export interface EvaluatedTitle {
  readonly title: string;
  /** Ids of entries of which any answers it. For a refusal, the kind: 'outside'. */
  readonly entries: readonly string[];
  readonly refusal: string | null;
  /** The key of the place, '?' where it is to be asked, null where it does not matter. */
  readonly place: string | null;
}

/** Lines of `expected<TAB>title`; expected is `entry|entry`, `refusal:kind` or either with `@place` behind. */
export function readTitles(file: string): EvaluatedTitle[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expected = '', title = ''] = line.split('\t');
      const [wanted = '', place = null] = expected.split('@');
      const refusal = wanted.startsWith('refusal:') ? wanted.slice('refusal:'.length) : null;
      return { title: title.trim(), entries: refusal === null ? wanted.split('|') : [], refusal, place };
    });
}
