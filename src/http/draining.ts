import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Where proxies ask whether they may send requests. */
const READINESS = '/readyz';
/** How often connections are looked for whose response had begun before anybody knew that it was their last. */
const LOOK_EVERY_MS = 100;
/** A turn of the event loop that lasts longer may have kept a connection waiting that came meanwhile. */
const QUICK_TURN_MS = 1;
/** Turns of the event loop in which connections that wait at the port are still taken, before it closes all the same. */
const TURNS_MAX = 1000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface Draining {
  /** Answers as the handler does; once the drain has begun, each response is its connection's last and the server is no longer ready. */
  readonly handle: Handle;
  /** Says that the server goes, serves on for a while so that proxies see it, and closes the port. Nothing that was asked is cut. */
  close(): Promise<void>;
}

/** How a server leaves: told first, gone afterwards. @param stay the port stays open until it resolves. */
export function createDraining(server: Server, stay: () => Promise<unknown>, handle: Handle): Draining {
  let begun = false;
  let connections = 0;
  server.on('connection', () => (connections += 1));

  /** A port that closes resets the connections that the system has already made for it: they are taken first. */
  async function takeWaiting(): Promise<void> {
    // The rest of this turn may take none.
    await nextTurn();
    for (let turn = 0; turn < TURNS_MAX; turn += 1) {
      const [before, since] = [connections, performance.now()];
      await nextTurn();
      if (connections === before && performance.now() - since < QUICK_TURN_MS) return;
    }
  }

  return {
    handle(request, response) {
      if (!begun) return handle(request, response);
      response.shouldKeepAlive = false;
      if (request.url !== READINESS) return handle(request, response);
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('stopping');
    },
    async close() {
      begun = true;
      await stay();
      await takeWaiting();
      const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(looking);
    },
  };
}
