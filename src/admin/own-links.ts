const HREF = /<a [^>]*?href="([^"]*)"/g;
const LINKS_MAX = 100;
const LINK_LENGTH_MAX = 2000;

/** The addresses of this site that an article links to, each once, without their parts. @param origin this site. */
export function ownLinksOf(html: string, origin: string): string[] {
  const paths = [...html.matchAll(HREF)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&');
    if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(address) || !URL.canParse(address, origin)) return [];
    const url = new URL(address, origin);
    const path = url.pathname + url.search;
    return url.origin === origin && path.length <= LINK_LENGTH_MAX && !path.startsWith('//') ? [path] : [];
  });
  return [...new Set(paths)].slice(0, LINKS_MAX);
}
