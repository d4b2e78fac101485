import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './exposition.ts';

const NANOSECONDS = 1e9;

/** What is seen of the process and its machine. @param folder on the disk that is looked at. */
export function addProcessGauges(metrics: Metrics, folder: string): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  metrics.gauge('gate_event_loop_delay_seconds', 'How late the event loop was since it was asked last.', () => {
    const at = (quantile: string, nanoseconds: number) => ({
      labels: { quantile },
      value: nanoseconds / NANOSECONDS,
    });
    const samples = [at('0.5', delay.percentile(50)), at('0.99', delay.percentile(99)), at('1', delay.max)];
    delay.reset();
    return samples;
  });
  metrics.gauge('gate_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return Object.entries({ rss, heapUsed, external }).map(([of, value]) => ({ labels: { of }, value }));
  });
  metrics.total('gate_processor_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  metrics.gauge('gate_disk_free_bytes', 'Room on the disk of the data, for who is not root.', async () => {
    const { bavail, bsize } = await statfs(folder);
    return [{ value: bavail * bsize }];
  });
  metrics.gauge('gate_uptime_seconds', 'Since the process started.', () => [{ value: process.uptime() }]);
}
