/**
 * Public pages are cached, so their inline styles and scripts are allowed by hash ('sha256-…'), never by nonce.
 *
 * @param stylesheets whether styles come as files too, as they do in development alone.
 * @param frameSource who may fill a frame of the page; nobody without it.
 */
export function publicPolicy(inlineHashes: readonly string[], stylesheets: boolean, frameSource?: string): string {
  const hashes = inlineHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    `style-src ${stylesheets ? "'self' " : ''}${hashes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frameSource === undefined ? [] : [`frame-src ${frameSource}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The administrators' screens are never cached, so a nonce serves them. */
export function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
