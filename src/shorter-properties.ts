/** A name that begins there: not the end of a class, 'gate--wide'. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/** '--a', '--b' … '--z', '--aa' … */
function shortName(position: number): string {
  const letter = String.fromCharCode(97 + (position % 26));
  return position < 26 ? `--${letter}` : `${shortName(Math.floor(position / 26) - 1)}${letter}`;
}

/**
 * Gives the custom properties of the stylesheets short names: the sheets travel inside every page, and compressed the long names cost
 * some 80 bytes more.
 *
 * @param kept a stylesheet that a page adds when it is rendered; the names that it shares with the others stay.
 */
export function shortenProperties<Name extends string>(
  sheets: Readonly<Record<Name, string>>,
  kept: string,
): Record<Name, string> {
  const result: Record<Name, string> = { ...sheets };
  const fixed = new Set(kept.match(PROPERTY));
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (fixed.has(name)) return name;
    const short = names.get(name) ?? shortName(names.size);
    names.set(name, short);
    return short;
  };
  for (const name in sheets) result[name] = sheets[name].replace(PROPERTY, shorten);
  return result;
}
