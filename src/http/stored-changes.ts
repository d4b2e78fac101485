import { z } from 'zod';
import type { ResponseFile } from './response-file.ts';
import { positionRow, readRow, touchedRow } from './response-rows.ts';
import type { Statements } from './response-statements.ts';
import type { ChangePosition } from './last-changes.ts';
import type { ResponseStore } from './stored-response.ts';

/** Tags written down at once: of more of them a visitor would wait. */
const AT_ONCE = 40;

/** Changes that are not written down yet, taken together. */
interface Behind {
  readonly ofAll: boolean;
  readonly tags: ReadonlySet<string>;
  readonly position: ChangePosition;
  readonly floor: number;
}

/** What the file knows of the changes, for the process that opens it next. */
export interface StoredChanges extends Pick<ResponseStore, 'known' | 'noteChange' | 'noteChangeOfAll'> {
  /** Writes down what could not be written before. */
  catchUp(): void;
}

/** What stands in the file, with the older rows of a tag dropped. */
function readKnown(file: ResponseFile<Statements>): ReturnType<StoredChanges['known']> {
  // Where another process writes at this moment they stay until the next opening.
  file.write((statements) => void statements.forgetOlderTouches.run(), undefined);
  return file.use((statements) => {
    const row = readRow(positionRow, statements.position.get());
    if (!row) return null;
    const tags = z
      .array(touchedRow)
      .parse(statements.touched.all())
      .map(({ tag, version }) => [tag, version] as const);
    return {
      changes: { version: row.version, floor: row.floor, tags },
      position: { version: row.version, changedAt: row.changed_at },
    };
  }, null);
}

export function createStoredChanges(file: ResponseFile<Statements>): StoredChanges {
  let behind: Behind | null = null;
  let writing: NodeJS.Immediate | undefined;
  let writtenFloor = -1;

  /** Writes down some tags of a large change, and the rest in later turns; its position stands when all do, so that a process that dies before reads it again. */
  function writeSome(): void {
    writing = undefined;
    if (!behind || behind.ofAll || behind.tags.size <= AT_ONCE) {
      catchUp();
      return;
    }
    const { tags, position } = behind;
    const some = [...tags].slice(0, AT_ONCE);
    const isWritten = file.write((statements) => {
      for (const tag of some) statements.touch.run(tag, position.version);
      return true;
    }, false);
    if (!isWritten) return;
    behind = { ...behind, tags: new Set([...tags].slice(AT_ONCE)) };
    writing = setImmediate(writeSome);
  }

  function catchUp(): void {
    if (!behind) return;
    const { ofAll, tags, position, floor } = behind;
    behind = file.write((statements) => {
      if (ofAll)
        for (const table of [statements.forgetShown, statements.forgetAllTouched, statements.forgetPosition])
          table.run();
      for (const tag of tags) statements.touch.run(tag, position.version);
      if (floor !== writtenFloor) statements.forgetTouched.run(floor);
      statements.move.run(position.version, position.changedAt, floor);
      return null;
    }, behind);
    if (behind === null) writtenFloor = floor;
  }

  return {
    catchUp,
    known: () => readKnown(file),
    noteChange(tags, position, floor) {
      behind = { ofAll: behind?.ofAll ?? false, tags: new Set([...(behind?.tags ?? []), ...tags]), position, floor };
      if (writing === undefined) writeSome();
    },
    noteChangeOfAll(position) {
      behind = { ofAll: true, tags: new Set(), position, floor: position.version };
      catchUp();
    },
  };
}
