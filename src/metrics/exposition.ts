/** What Prometheus reads: its text format, version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/** Few values of each: a series is kept for every combination, as long as the process lives. */
export type Labels = Readonly<Record<string, string>>;

type Metric = () => Promise<readonly string[]>;

export interface Metrics {
  /** @returns adds one. */
  counter(name: string, help: string): (labels: Labels) => void;
  /** @param bounds upper ones, rising. @returns notes a value. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, value: number) => void;
  /** Read when somebody asks; what cannot be read is left out. */
  gauge(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** The same, for what only grows. */
  total(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** All of them. */
  text(): Promise<string>;
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function series(name: string, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}

interface Buckets {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}

function bucketLines(name: string, bounds: readonly number[], { labels, counts, sum, count }: Buckets): string[] {
  const within = bounds.map(
    (bound, at) => `${series(`${name}_bucket`, { ...labels, le: String(bound) })} ${counts[at] ?? 0}`,
  );
  const all = `${series(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`;
  return [...within, all, `${series(`${name}_sum`, labels)} ${sum}`, `${series(`${name}_count`, labels)} ${count}`];
}

export function createMetrics(): Metrics {
  const metrics: Metric[] = [];

  function add(name: string, help: string, type: string, lines: () => readonly string[] | Promise<readonly string[]>) {
    metrics.push(async () => {
      try {
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())];
      } catch {
        return [];
      }
    });
  }

  const readers =
    (type: string): Metrics['gauge'] =>
    (name, help, read) =>
      add(name, help, type, async () => (await read()).map(({ labels, value }) => `${series(name, labels)} ${value}`));

  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      add(name, help, 'counter', () => Array.from(counts, ([key, count]) => `${key} ${count}`));
      return (labels) => {
        const key = series(name, labels);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
    },
    histogram(name, help, bounds) {
      const all = new Map<string, Buckets>();
      add(name, help, 'histogram', () =>
        Array.from(all.values()).flatMap((buckets) => bucketLines(name, bounds, buckets)),
      );
      return (labels, value) => {
        const key = series(name, labels);
        const buckets = all.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
        all.set(key, buckets);
        bounds.forEach((bound, at) => {
          if (value <= bound) buckets.counts[at] = (buckets.counts[at] ?? 0) + 1;
        });
        buckets.sum += value;
        buckets.count += 1;
      };
    },
    gauge: readers('gauge'),
    total: readers('counter'),
    text: async () => `${(await Promise.all(metrics.map((lines) => lines()))).flat().join('\n')}\n`,
  };
}
