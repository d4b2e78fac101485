const ROOT = /:root,:host\{([^{}]*)\}/;
const BANNER = /\/\*![^*]*\*\/\n?/;

/**
 * Writes colours, which are the same everywhere, where they are used instead of naming them: the stylesheets travel inside every
 * page, and this makes each about 250 compressed bytes lighter.
 *
 * @param base the sheet that declares the constants in `:root`
 * @param sheet one that uses them, or `base` itself
 */
export function inlineColours(base: string, sheet: string): string {
  const declarations = (ROOT.exec(base)?.[1] ?? '').split(';').filter((declaration) => declaration.startsWith('--color-'));
  return declarations.reduce((css, declaration) => {
    const [name = '', value = ''] = declaration.split(':');
    return css.replaceAll(`var(${name})`, value).replace(`${declaration};`, '');
  }, sheet.replace(BANNER, ''));
}
