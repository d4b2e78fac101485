import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a client may send ahead of the response it waits for. Browsers send none, and proxies none. */
const AHEAD_MAX = 8;

const LOOK_EVERY_MS = 2000;

export interface ConnectionLimits {
  /** At most so many at a time; a newcomer takes the place of one that does nothing. */
  readonly connections: number;
  /** How long a response, or the next piece of one that is made as it is read, may wait for its client to take it. */
  readonly sendWithinMs: number;
  /** Shorter in tests. */
  readonly lookEveryMs?: number;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Connection {
  readonly address: string;
  /** The response under way, and what waits behind it. */
  responding: ServerResponse | null;
  readonly ahead: (() => void)[];
  /** Bytes taken at the last look, and since which look nothing was taken of what waits; null while something is, or nothing waits. */
  taken: number;
  stuckSince: number | null;
}

/**
 * Keeps clients that do not read from holding memory and places: of a connection one request is answered at a time and few wait, an
 * response that is not taken is given up with its connection, and connections have an end.
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
    open.set(socket, { address, responding: null, ahead: [], taken: 0, stuckSince: null });
    const same = byAddress.get(address) ?? new Set();
    byAddress.set(address, same.add(socket));
    socket.once('close', () => forget(socket, address));
    if (open.size > most) (findUseless(open, byAddress, socket) ?? socket).destroy();
  });

  function forget(socket: Socket, address: string): void {
    open.delete(socket);
    const same = byAddress.get(address);
    same?.delete(socket);
    if (same?.size === 0) byAddress.delete(address);
  }

  const looking = setInterval(() => giveUpStuck(open, sendWithinMs), Math.min(lookEveryMs, sendWithinMs)).unref();
  server.on('close', () => clearInterval(looking));

  function respond(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.responding = response;
    response.on('close', () => {
      connection.responding = null;
      if (!request.socket.destroyed) connection.ahead.shift()?.();
    });
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    // Cut already: what had come with the same packet is not answered any more.
    if (!connection || socket.destroyed) return;
    if (connection.responding === null) respond(connection, request, response);
    else if (connection.ahead.length < AHEAD_MAX) connection.ahead.push(() => respond(connection, request, response));
    else cut(socket);
  };
}

/** Of the client with the most connections the oldest on which nothing is taken, else the oldest on which nothing is asked for. */
function findUseless(
  open: ReadonlyMap<Socket, Connection>,
  byAddress: ReadonlyMap<string, ReadonlySet<Socket>>,
  newcomer: Socket,
): Socket | undefined {
  let largest: ReadonlySet<Socket> = new Set();
  for (const same of byAddress.values()) if (same.size > largest.size) largest = same;
  let idle: Socket | undefined;
  for (const socket of largest) {
    const connection = open.get(socket);
    if (!connection || socket.destroyed || socket === newcomer) continue;
    if (connection.stuckSince !== null) return socket;
    if (connection.responding === null) idle ??= socket;
  }
  return idle;
}

/** Ends connections whose client takes nothing of what waits. */
function giveUpStuck(open: ReadonlyMap<Socket, Connection>, sendWithinMs: number): void {
  // No clock that may be set: whoever reads must not be cut because of it.
  const now = performance.now();
  for (const [socket, connection] of open) {
    const waits = socket.writableLength > 0 || (connection.responding?.writableLength ?? 0) > 0;
    const taken = socket.bytesWritten - socket.writableLength;
    if (!waits || taken !== connection.taken) connection.stuckSince = null;
    else connection.stuckSince ??= now;
    connection.taken = taken;
    if (connection.stuckSince !== null && now - connection.stuckSince >= sendWithinMs) socket.destroy();
  }
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
