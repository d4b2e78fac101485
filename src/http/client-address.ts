import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** The address of requests that come through no socket, as in-memory tests make them. */
const NO_SOCKET = '127.0.0.1';

/** What the Node server hands to handlers; in-memory requests have none of it. */
export type HttpEnv = { Bindings: Partial<HttpBindings> };

export type ClientAddress = (context: Context) => string;

const ownNetwork = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Addresses that no stranger on the internet has: of this machine, and of networks of one's own. */
export const isOwnNetwork = (address: string) => ownNetwork(address, 0);

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether a proxy can be written so: '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'. Names of ranges and masks are nobody's habit here. */
export function isProxyRange(text: string): boolean {
  if (!/^[\da-f.:]+(\/\d{1,3})?$/i.test(text)) return false;
  try {
    proxyAddr.compile([text]);
    return true;
  } catch {
    return false;
  }
}

function socketAddress(context: Context<HttpEnv>): string {
  return withoutMapping(context.env?.incoming?.socket.remoteAddress ?? NO_SOCKET);
}

/** Whether a request came straight from one of these. @param trustedProxies as `clientAddressReader` takes them. */
export function proxyReader(trustedProxies: readonly string[]): (context: Context) => boolean {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (context) => isTrusted(socketAddress(context), 0);
}

/**
 * Reads the client's address from the socket, never from a header that anyone can send. Where the socket is one of the trusted
 * proxies, it is the last address of X-Forwarded-For that is not: what stands left of it was written by the client.
 *
 * @param trustedProxies addresses and ranges that pass `isProxyRange`.
 */
export function clientAddressReader(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (context) => {
    const socket = socketAddress(context);
    const hops = proxyAddr.all(
      {
        socket: { remoteAddress: socket },
        headers: { 'x-forwarded-for': context.req.header('x-forwarded-for') ?? '' },
      },
      isTrusted,
    );
    // What was written by no proxy of ours may be anything.
    return withoutMapping(hops.findLast((hop) => isIP(hop) !== 0) ?? socket);
  };
}
