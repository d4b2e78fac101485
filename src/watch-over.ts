import { watchDisk } from './alerts/disk-watch.ts';
import type { App } from './app.tsx';
import type { Config } from './config.ts';
import { createMetrics } from './metrics/exposition.ts';
import { measureRequests } from './metrics/measured-requests.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { addProcessGauges } from './metrics/process-gauges.ts';
import { addProductMetrics } from './metrics/product-metrics.ts';
import type { Log } from './log.ts';
import { dataFolder } from './response-store-path.ts';

type Handle = Parameters<typeof measureRequests>[1];

/** What is seen of the running product from outside: figures on a port of their own, and a disk that fills up. */
export interface Watch {
  /** The handler, measured where anybody asks for figures. */
  readonly measured: (handle: Handle) => Handle;
  readonly end: () => void;
}

export function watchOver(app: App, { metrics: address, databaseUrl }: Config, log: Log): Watch {
  const folder = dataFolder(databaseUrl);
  const endDisk = watchDisk(folder, (words) => {
    log.error('Disco quase cheio', words);
    app.alerts.raise('disk_low', words);
  });
  if (address === null) return { measured: (handle) => handle, end: endDisk };
  const metrics = createMetrics();
  addProcessGauges(metrics, folder);
  addProductMetrics(metrics, app.figures);
  const endMetrics = serveMetrics(metrics, address, (error) =>
    log.error('A porta das métricas não abriu', error, { ...address }),
  );
  return {
    measured: (handle) => measureRequests(metrics, handle),
    end() {
      endDisk();
      endMetrics();
    },
  };
}
