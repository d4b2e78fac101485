import type { Metrics } from './exposition.ts';

/** What the product counts of itself. */
export interface ProductFigures {
  /** Finished responses found, and responses that had to be made. */
  readonly found: number;
  readonly built: number;
  /** Responses that wait for their best form. */
  readonly waitingForBest: number;
  /** Visits that wait for a page to be made. */
  readonly waitingForBuild: number;
  readonly refusedSignIns: number;
  /** From the database. */
  readonly countJobs: () => Promise<readonly { readonly state: string; readonly jobs: number }[]>;
}

export function addProductMetrics(metrics: Metrics, figures: () => ProductFigures): void {
  metrics.total('gate_responses_total', 'Public responses, from the cache or made anew.', () => {
    const { found, built } = figures();
    return [
      { labels: { from: 'cache' }, value: found },
      { labels: { from: 'build' }, value: built },
    ];
  });
  metrics.gauge('gate_waiting', 'What waits: to be made for a visitor, to be compressed as well as can be.', () => {
    const { waitingForBuild, waitingForBest } = figures();
    return [
      { labels: { for: 'build' }, value: waitingForBuild },
      { labels: { for: 'compression' }, value: waitingForBest },
    ];
  });
  metrics.total('gate_refused_sign_ins_total', 'Sign-ins refused: wrong passwords and codes, and blocks.', () => [
    { value: figures().refusedSignIns },
  ]);
  metrics.gauge('gate_jobs', 'Bulk jobs by state.', async () =>
    (await figures().countJobs()).map(({ state, jobs }) => ({ labels: { state }, value: jobs })),
  );
}
