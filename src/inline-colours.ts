/**
 * Writes each colour where it is used instead of its variable: the stylesheet travels inside every page, and compressed the names
 * cost some 200 bytes more than the values.
 *
 * @param sheets the first declares the colours as `--color-…`, all may use them.
 */
export function inlineColours<Name extends string>(
  sheets: Readonly<Record<Name, string>>,
  declaring: NoInfer<Name>,
): Record<Name, string> {
  const declaration = /(--color-[\w-]+):([^;}]+);?/g;
  const colours = new Map(
    [...sheets[declaring].matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  );
  const inlined = (css: string) =>
    css.replace(/var\((--color-[\w-]+)\)/g, (use, name: string) => colours.get(name) ?? use);
  const result: Record<Name, string> = { ...sheets };
  for (const name in sheets)
    result[name] = inlined(name === declaring ? sheets[name].replace(declaration, '') : sheets[name]);
  return result;
}
