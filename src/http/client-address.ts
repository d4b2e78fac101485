import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address of requests that come through no socket, as in-memory tests make them. */
const NO_SOCKET = '127.0.0.1';

/** What the Node server hands to handlers; in-memory requests have none of it. */
export type HttpEnv = { Bindings: Partial<HttpBindings> };

export type ClientAddress = (context: Context) => string;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether a proxy can be written so: '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'. */
export function isProxyRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function socketAddress(context: Context<HttpEnv>): string {
  return withoutMapping(context.env?.incoming?.socket.remoteAddress ?? NO_SOCKET);
}

/**
 * Reads the client's address from the socket, never from a header that anyone can send. Where the socket is one of the trusted
 * proxies, it is the last address of X-Forwarded-For that is not: what stands left of it was written by the client.
 *
 * @param trustedProxies addresses and ranges that pass `isProxyRange`.
 */
export function clientAddressReader(trustedProxies: readonly string[]): ClientAddress {
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, familyOf(address));
  return (context) => {
    let address = socketAddress(context);
    if (!isTrusted(address)) return address;
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => withoutMapping(hop.trim()));
    for (const hop of hops.toReversed()) {
      if (isIP(hop) === 0) return address;
      address = hop;
      if (!isTrusted(hop)) return hop;
    }
    return address;
  };
}
