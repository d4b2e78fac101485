/** From here on a younger page is measured again when an older one comes back or is rewritten; below it no screen and no search engine makes a difference. */
export const ALIKE_FROM = 0.5;

/**
 * A page is compared with those created before it, so that of two copies the later one stays out of search engines. Ids are UUIDs of
 * version 7 and sort by creation.
 */
export const olderThan = (id: string) => (other: string) => other < id;
export const youngerThan = (id: string) => (other: string) => other > id;
