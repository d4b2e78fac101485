const WITH_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
/** A page of this site, or a part of this page; '//' would begin another site. */
const OWN = /^(?:\/(?!\/)|[#?])/;
const MAIL = /^[^\s@/]+@[^\s@/]+\.\p{L}{2,}$/u;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/**
 * Where a link leads, as an administrator types or pastes it: 'www.exemplo.com.br' gets its https, without which it would lead to a page of
 * this site. Idempotent.
 *
 * @returns null for what leads nowhere.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (WITH_SCHEME.test(address)) return URL.canParse(address) ? address : null;
  if (OWN.test(address)) return address;
  if (MAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) && URL.canParse(`https://${address}`) ? `https://${address}` : null;
}
