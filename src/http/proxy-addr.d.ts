/** What we use of proxy-addr, whose own types ask for a whole request of Node's. */
declare module 'proxy-addr' {
  interface ForwardedRequest {
    readonly socket: { readonly remoteAddress: string };
    readonly headers: { readonly 'x-forwarded-for': string };
  }
  type Trust = (address: string, hop: number) => boolean;

  const proxyAddr: {
    /** The socket's address, then those of X-Forwarded-For from the last on, up to the first that is not trusted. */
    all(request: ForwardedRequest, trust: Trust): string[];
    /** Throws where a range cannot be read. */
    compile(ranges: readonly string[]): Trust;
  };
  export default proxyAddr;
}
