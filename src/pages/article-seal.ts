import { createHmac, timingSafeEqual } from 'node:crypto';
import { sanitizeHtml } from './sanitize-html.ts';

const BYTES = 16;
/** Names the rules that articles are sanitised by; a test tells when they have become others. What was sealed by others is sanitised again. */
export const RULES = 'd6B_V6B8gcjx';

/**
 * Tells what was sanitised when it was stored from what was written behind the application's back. Sanitising takes longer than rendering:
 * whoever shows an article under a seal that holds is spared it.
 */
export interface ArticleSeal {
  /** The seal of an article; null for one that sanitising would change. */
  make(html: string): string | null;
  /** The article as it may be shown: sanitised, where no seal holds. */
  open(html: string, seal: string | null): string;
}

/** @param secret of all processes; with another one no seal holds. */
export function createArticleSeal(secret: string): ArticleSeal {
  const key = createHmac('sha256', secret).update(RULES).digest();
  const digestOf = (html: string) => createHmac('sha256', key).update(html).digest().subarray(0, BYTES);
  return {
    make: (html) => (sanitizeHtml(html) === html ? digestOf(html).toString('base64url') : null),
    open(html, seal) {
      const given = Buffer.from(seal ?? '', 'base64url');
      return given.length === BYTES && timingSafeEqual(given, digestOf(html)) ? html : sanitizeHtml(html);
    },
  };
}
