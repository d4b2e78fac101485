/**
 * Characters that are mostly shown whole. Neither the search engines nor WhatsApp promise a number: they measure pixels, on screens
 * of many widths. These are what is commonly seen on phones.
 */
export const lengthLimits = {
  search: { title: 60, description: 155 },
  whatsapp: { title: 65, description: 80 },
} as const;

export interface ShownText {
  /** As it would be shown: whole, or cut between two words and ended by '…'. */
  readonly shown: string;
  readonly length: number;
  readonly limit: number;
  readonly isCut: boolean;
}

export function showWithin(text: string, limit: number): ShownText {
  const letters = Array.from(text);
  if (letters.length <= limit) return { shown: text, length: letters.length, limit, isCut: false };
  const start = letters.slice(0, limit - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  const kept = lastSpace > 0 ? start.slice(0, lastSpace) : start;
  return { shown: `${kept.replace(/[\s,;:.–—-]+$/, '')}…`, length: letters.length, limit, isCut: true };
}
