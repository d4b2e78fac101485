import { createServer } from 'node:http';
import { EXPOSITION_TYPE, type Metrics } from './exposition.ts';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

/** Serves the figures on a port of their own, which no visitor reaches. @returns ends it. */
export function serveMetrics(metrics: Metrics, { port, host }: MetricsAddress, onError: (error: Error) => void) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', onError).listen(port, host).unref();
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
