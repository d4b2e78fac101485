import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What takes seconds to make of sources, and is kept in `node_modules/.cache` until one of them changes. */
export interface KeptFile {
  /** Its file is `<name>-<hash of the sources><ending>`. */
  readonly name: string;
  readonly ending: string;
  /** Globs below the root of the project; tests are none of its sources. */
  readonly sources: readonly string[];
  readonly make: (root: string) => Promise<Uint8Array>;
}

/** Paths below `root`, sorted. */
export function sourcesOf({ sources }: KeptFile, root: string): string[] {
  return globSync([...sources], { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
}

/** What this process makes just now, by its file: several who ask at once make it once. */
const making = new Map<string, Promise<string>>();

/** @returns its path; makes it where no file of the same sources is kept. */
export function keptFile(kind: KeptFile, root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sourcesOf(kind, root)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const folder = join(root, 'node_modules/.cache');
  const file = join(folder, `${kind.name}-${hash.digest('hex').slice(0, 16)}${kind.ending}`);
  if (existsSync(file)) {
    utimesSync(file, new Date(), new Date());
    return Promise.resolve(file);
  }
  const before = making.get(file);
  if (before) return before;
  const made = makeTo(file, folder, kind, root).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

/** What was made of other sources so lately another build, or a test that began with it, may still read. */
const READ_FOR_MS = 60 * 60 * 1000;

function isOld(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && made < Date.now() - READ_FOR_MS;
}

async function makeTo(file: string, folder: string, { name, ending, make }: KeptFile, root: string): Promise<string> {
  const bytes = await make(root);
  mkdirSync(folder, { recursive: true });
  for (const old of globSync(`${name}-*${ending}`, { cwd: folder }))
    if (isOld(join(folder, old))) rmSync(join(folder, old), { force: true });
  // Whole or not at all: another build may read it just now.
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
