import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { KindOfPage } from './kinds-of-page.ts';
import { startNginx } from './peers.ts';
import { median, type Row } from './row.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** One look may be disturbed by the machine; a page that falls short is looked at so many times in all, and the median counts. */
const LOOKS = 3;
const LCP_GAP_MS = 100;

const report = z.object({
  url: z.string(),
  scores: z.record(z.string(), z.number()),
  below: z.array(z.string()),
  lcpMs: z.number(),
});
type Report = z.infer<typeof report>;

/** Looks at addresses as Lighthouse's slow phone does. */
async function look(urls: readonly string[], categories: readonly string[]): Promise<Report[]> {
  const args = [join(import.meta.dirname, 'lighthouse/run.mjs'), JSON.stringify(urls), JSON.stringify(categories)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return stdout
    .trim()
    .split('\n')
    .map((line) => report.parse(JSON.parse(line)));
}

const isPerfect = ({ scores }: Report) => CATEGORIES.every((category) => scores[category] === 100);

async function scoreRow(origin: string, { name, path }: KindOfPage, first: Report): Promise<Row> {
  const looks = [first];
  while (!isPerfect(first) && looks.length < LOOKS) looks.push(...(await look([origin + path], CATEGORIES)));
  const scores = CATEGORIES.map((category) => median(looks.map((one) => one.scores[category] ?? 0)));
  const short = [...new Set(looks.flatMap(({ below }) => below))];
  return {
    what: `Lighthouse, mobile: ${name}`,
    figure: `${scores.join(' / ')}${looks.length > 1 ? ` (median of ${looks.length})` : ''}${short.length > 0 ? `; below: ${short.join(', ')}` : ''}`,
    goal: '100 / 100 / 100 / 100 (performance, accessibility, best practices, SEO)',
    held: scores.every((score) => score === 100),
  };
}

/** A simulated paint jumps by what the machine does meanwhile, so the median of some looks counts. */
async function paintsOf(urls: readonly string[]): Promise<number[]> {
  const looks: Report[][] = [];
  while (looks.length < LOOKS) looks.push(await look(urls, ['performance']));
  return urls.map((_, at) => median(looks.map((reports) => reports[at]?.lcpMs ?? Number.NaN)));
}

/** The same finished pages from nginx, so that only the servers differ. */
async function paintRow(origin: string, landing: readonly KindOfPage[]): Promise<Row> {
  const nginx = await startNginx(
    origin,
    landing.map(({ path }) => path),
  );
  try {
    const [ours, theirs] = [
      await paintsOf(landing.map(({ path }) => origin + path)),
      await paintsOf(landing.map(({ path }) => nginx.origin + path)),
    ];
    const pairs = landing.map(({ name }, at) => ({
      name,
      ours: ours[at] ?? Number.NaN,
      nginx: theirs[at] ?? Number.NaN,
    }));
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
    const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
    const later = mean(ours) - mean(theirs);
    return {
      what: `Largest contentful paint, mobile, median of ${LOOKS}; nginx with the same finished page beside it`,
      figure: `${pairs.map((pair) => `${pair.name} ${seconds(pair.ours)} / ${seconds(pair.nginx)} s`).join(', ')}: ${seconds(later)} s later in the mean`,
      goal: `at most ${LCP_GAP_MS / 1000} s later than nginx's in the mean of these pages`,
      held: later <= LCP_GAP_MS,
    };
  } finally {
    await nginx.stop();
  }
}

/** @param landing of `kinds`, those whose paint is compared with nginx's. */
export async function measureLighthouse(
  origin: string,
  kinds: readonly KindOfPage[],
  landing: readonly KindOfPage[],
): Promise<Row[]> {
  const listed = kinds.filter(({ unlisted = false }) => !unlisted);
  const reports = await look(
    listed.map(({ path }) => origin + path),
    CATEGORIES,
  );
  const rows: Row[] = [];
  for (const [at, kind] of listed.entries()) {
    const first = reports[at];
    if (!first) throw new Error(`Lighthouse has no report on ${kind.path}`);
    rows.push(await scoreRow(origin, kind, first));
  }
  return [...rows, await paintRow(origin, landing)];
}
