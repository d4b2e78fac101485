import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundle; read by `nameOfBuild` of `src/assets.ts`. */
const FILE = 'build-name';

/** Names what stands in `directory` by its contents, so that a start need not read it all. */
export function writeBuildName(directory: string): void {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: directory, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).toSorted()) hash.update(readFileSync(path));
  writeFileSync(join(directory, FILE), hash.digest('base64url'));
}
