/**
 * The three slug forms of the product, named apart because the specification gives two and the design adds a canonical one.
 * All of them are idempotent and answer '' for a text without a letter or digit where they clean.
 */

const MARKS = /\p{M}/gu;
const ROW_OF_MARKS = /\p{M}{2}/u;

/** Rows of marks go first: putting a long one in order, as NFD does, costs the square of its length. */
function withoutAccents(text: string): string {
  const decomposed = ROW_OF_MARKS.test(text) ? text.replace(MARKS, '') : text;
  return decomposed.normalize('NFD').replace(MARKS, '');
}

/**
 * Topics and cities as the specification words it: lowercase, accents removed, spaces to hyphens; everything else stays.
 * 'Zona Central - São Paulo (Capital)' → 'zona-central---sao-paulo-(capital)'.
 * Kept only so that such addresses answer 301 to the canonical form.
 */
export function aliasSlug(name: string): string {
  return withoutAccents(name.toLowerCase()).replace(/ /g, '-');
}

/**
 * Posts and generated pages: lowercase, accents removed, characters other than letters, digits, spaces and hyphens removed,
 * spaces to hyphens, repeated hyphens collapsed; the outer hyphens go too, so that the form is `[a-z0-9]+(-[a-z0-9]+)*` or ''.
 */
export function postSlug(title: string): string {
  return withoutAccents(title.toLowerCase())
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The canonical address of topics and cities: the fully cleaned form. Separators such as '/' or '(' become hyphens instead of
 * vanishing, so that 'Manutenção/Reparo' keeps its two words.
 * 'Zona Central - São Paulo (Capital)' → 'zona-central-sao-paulo-capital'.
 */
export function canonicalSlug(name: string): string {
  return withoutAccents(name.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Folds case and accents away, for searching as people type: 'sao' finds 'São'. */
export function searchKey(text: string): string {
  return withoutAccents(text.toLowerCase()).trim();
}
