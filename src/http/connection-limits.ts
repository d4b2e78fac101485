import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a client may send ahead of the answer it waits for. Browsers send none, and proxies none. */
const AHEAD_MAX = 8;
const LOOK_EVERY_MS = 2000;

export interface ConnectionLimits {
  /** The most connections at a time. A new one takes the place of an idle one. */
  readonly connections: number;
  /** How long an answer, or the next piece of one that is made as it is read, may wait for its client to take it. */
  readonly sendWithinMs: number;
  /** Shorter in tests. */
  readonly lookEveryMs?: number;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Connection {
  readonly address: string;
  /** The response under way, and the requests that wait behind it. */
  answering: ServerResponse | null;
  readonly ahead: (() => void)[];
  /** `taken` counts the bytes that the client had read at the last look. `stuckSince` is the look since which it has read nothing; null while it reads or nothing waits. */
  taken: number;
  stuckSince: number | null;
}

/**
 * Keeps clients that do not read from holding memory and places: of a connection one request is answered at a time and few wait, an
 * answer that is not taken is given up with its connection, and connections have an end.
 *
 * @returns the handler to listen with.
 */
export function limitConnections(
  server: Server,
  { connections: most, sendWithinMs, lookEveryMs = LOOK_EVERY_MS }: ConnectionLimits,
  handle: Handle,
): Handle {
  const open = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Socket>>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    open.set(socket, { address, answering: null, ahead: [], taken: 0, stuckSince: null });
    const same = byAddress.get(address) ?? new Set();
    byAddress.set(address, same.add(socket));
    socket.once('close', () => forget(socket, address));
    if (open.size > most) (findUseless(socket) ?? socket).destroy();
  });

  function forget(socket: Socket, address: string): void {
    open.delete(socket);
    const same = byAddress.get(address);
    same?.delete(socket);
    if (same?.size === 0) byAddress.delete(address);
  }

  /** Picks a connection of the client that has most of them: the oldest whose client reads nothing, else the oldest without a request. */
  function findUseless(newcomer: Socket): Socket | undefined {
    let largest: ReadonlySet<Socket> = new Set();
    for (const same of byAddress.values()) if (same.size > largest.size) largest = same;
    let idle: Socket | undefined;
    for (const socket of largest) {
      const connection = open.get(socket);
      if (!connection || socket.destroyed || socket === newcomer) continue;
      if (connection.stuckSince !== null) return socket;
      if (connection.answering === null) idle ??= socket;
    }
    return idle;
  }

  function look(): void {
    // A clock that nobody can set: a client that reads is never cut because the time was changed.
    const now = performance.now();
    for (const [socket, connection] of open) {
      const waits = socket.writableLength > 0 || (connection.answering?.writableLength ?? 0) > 0;
      const taken = socket.bytesWritten - socket.writableLength;
      if (!waits || taken !== connection.taken) connection.stuckSince = null;
      else connection.stuckSince ??= now;
      connection.taken = taken;
      if (connection.stuckSince !== null && now - connection.stuckSince >= sendWithinMs) socket.destroy();
    }
  }
  const looking = setInterval(look, Math.min(lookEveryMs, sendWithinMs)).unref();
  server.on('close', () => clearInterval(looking));

  function answer(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.answering = response;
    response.once('close', () => {
      connection.answering = null;
      if (!request.socket.destroyed) connection.ahead.shift()?.();
    });
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    // The connection is cut already: requests that came in the same packet get no response.
    if (!connection || socket.destroyed) return;
    if (connection.answering === null) answer(connection, request, response);
    else if (connection.ahead.length < AHEAD_MAX) connection.ahead.push(() => answer(connection, request, response));
    else cut(socket);
  };
}

const STACK_LINES = Error.stackTraceLimit;

/**
 * Node makes an error for each request that has come on a connection that ends, and two thousand may have come in one packet. Their stacks,
 * which nobody reads, would cost as much as answering them.
 */
function cut(socket: Socket): void {
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = STACK_LINES;
  });
  socket.destroy();
}
