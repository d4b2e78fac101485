import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address of requests that come through no socket, as in-memory tests make them. */
const NO_SOCKET = '127.0.0.1';

/** What the Node server hands to handlers; in-memory requests have none of it. */
export type HttpEnv = { Bindings: Partial<HttpBindings> };

/** The client's address from the socket, never from a header that anyone can send. */
export function clientAddress(context: Context<HttpEnv>): string {
  return context.env?.incoming?.socket.remoteAddress ?? NO_SOCKET;
}
