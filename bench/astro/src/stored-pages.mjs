import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.env.ASTRO_PAGES, { readOnly: true });
const pageAt = database.prepare('select title, description, body from pages where path = ?');

/** Of every page, so that a page is as long as the one it is compared with. */
export const { style } = database.prepare('select style from layout').get();

export const storedPage = (path) => pageAt.get(path);
