/** Headers that every response carries. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Two years, as browsers' preload lists ask; only where the site is reached by https. */
const STRICT_TRANSPORT = 'max-age=63072000';

/** @param subdomains whether every other name below the site's own is promised to speak https too: nothing here can know that. */
export function headersOf(siteUrl: string, subdomains: boolean): Readonly<Record<string, string>> {
  if (!siteUrl.startsWith('https:')) return COMMON_HEADERS;
  return {
    ...COMMON_HEADERS,
    'strict-transport-security': subdomains ? `${STRICT_TRANSPORT}; includeSubDomains` : STRICT_TRANSPORT,
  };
}

/** What administrators are shown may be embedded by no other origin. */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'same-origin' };
