/** The brand of the motors until the owner names another; it stands in the addresses of posts and of a topic, which never change. */
export const BRAND = 'PPA';

const STANDING = new RegExp(`\\b${BRAND}\\b`, 'g');

/** A built-in title, whose address is made of it, as it is shown. */
export function withBrand(title: string, brand: string): string {
  return brand === BRAND ? title : title.replace(STANDING, () => brand);
}
