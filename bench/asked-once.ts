import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { requireEnvironment } from './row.ts';

/** In an order that is no order, the same in every run. */
export function shuffled<Value>(values: readonly Value[]): Value[] {
  const all = [...values];
  let state = 1;
  for (let last = all.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    const [one, two] = [all[last], all[other]];
    if (one !== undefined && two !== undefined) [all[last], all[other]] = [two, one];
  }
  return all;
}

const luaList = (paths: readonly string[]) => `{${paths.map((path) => JSON.stringify(path)).join(',')}}`;

/** wrk's script that asks for each address once, from one on, and starts again after the last. */
export function walk(name: string, paths: readonly string[]): string {
  const file = join(requireEnvironment('TEST_SCRATCH'), `${name}.lua`);
  writeFileSync(
    file,
    `local paths = ${luaList(paths)}\nlocal at = 0\nrequest = function()\n  at = at % #paths + 1\n  return wrk.format("GET", paths[at])\nend\n`,
  );
  return file;
}

/** wrk's script of visitors, most of whom come to few pages, and a crawler that walks over the others. */
export function mixed(name: string, hot: readonly string[], others: readonly string[], share: number): string {
  const file = join(requireEnvironment('TEST_SCRATCH'), `${name}.lua`);
  const choose = `if math.random() < ${share} then return wrk.format("GET", hot[math.random(#hot)]) end`;
  writeFileSync(
    file,
    `local hot = ${luaList(hot)}\nlocal others = ${luaList(others)}\nlocal at = 0\nrequest = function()\n  ${choose}\n  at = at % #others + 1\n  return wrk.format("GET", others[at])\nend\n`,
  );
  return file;
}

export interface Visit {
  readonly body: Buffer;
  /** Milliseconds to the first byte, and to the last. */
  readonly first: number;
  readonly last: number;
}

/** Without the milliseconds that `fetch` takes for itself, and with the body as it came. */
export function createVisitor(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function visit(url: string): Promise<Visit> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        const first = performance.now() - start;
        const pieces: Buffer[] = [];
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('end', () => resolve({ body: Buffer.concat(pieces), first, last: performance.now() - start }));
      }).on('error', reject);
    });
  }

  return {
    visit,
    /** Each address once, as many at a time as there are connections. @returns the visits in no order. */
    async visitAll(
      origin: string,
      paths: readonly string[],
      onVisit: (path: string, visit: Visit) => void,
    ): Promise<void> {
      const waiting = paths.values();
      const visitor = async () => {
        for (const path of waiting) onVisit(path, await visit(origin + path));
      };
      await Promise.all(Array.from({ length: connections }, visitor));
    },
    close: () => agent.destroy(),
  };
}
