import { expect, test } from 'vitest';
import { createMetrics } from './exposition.ts';

test('counters, histograms and what is read when asked stand in the text as Prometheus reads it', async () => {
  const metrics = createMetrics();
  const count = metrics.counter('asked_total', 'Asked.');
  const time = metrics.histogram('seconds', 'Took.', [0.1, 1]);
  metrics.gauge('free_bytes', 'Free.', async () => [{ value: 7 }]);
  count({ kind: 'page', status: '200' });
  count({ kind: 'page', status: '200' });
  for (const seconds of [0.05, 0.5, 5]) time({ kind: 'page' }, seconds);
  expect(await metrics.text()).toBe(`# HELP asked_total Asked.
# TYPE asked_total counter
asked_total{kind="page",status="200"} 2
# HELP seconds Took.
# TYPE seconds histogram
seconds_bucket{kind="page",le="0.1"} 1
seconds_bucket{kind="page",le="1"} 2
seconds_bucket{kind="page",le="+Inf"} 3
seconds_sum{kind="page"} 5.55
seconds_count{kind="page"} 3
# HELP free_bytes Free.
# TYPE free_bytes gauge
free_bytes 7
`);
});

test('what cannot be read is left out, and nothing in a label ends its line', async () => {
  const metrics = createMetrics();
  metrics.gauge('gone', 'Gone.', () => Promise.reject(new Error('no database')));
  metrics.counter('odd_total', 'Odd.')({ of: 'a"b\\c\nd' });
  expect(await metrics.text()).toBe(
    '# HELP odd_total Odd.\n# TYPE odd_total counter\nodd_total{of="a\\"b\\\\c\\nd"} 1\n',
  );
});
