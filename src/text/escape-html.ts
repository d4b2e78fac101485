const UNSAFE = /[&<>"']/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(UNSAFE, (sign) => ESCAPES[sign] ?? sign);
}
