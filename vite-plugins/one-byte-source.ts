import type { Plugin } from 'vite';

/** Behind a backslash the escape would mean another thing: such a character stays, and costs its memory. */
const BEYOND_LATIN_1 = /(?<!\\)[\u0100-\uffff]/g;

/**
 * A Vite plugin: a server's bundle without a character beyond Latin-1. V8 keeps the text of a script in memory, in two bytes for each character
 * where one of them needs two: a single '“' costs as much as the whole bundle. In literals the escape means the same; elsewhere only comments
 * have any.
 */
export function oneByteSource(): Plugin {
  return {
    name: 'one-byte-source',
    applyToEnvironment: ({ name }) => name === 'server',
    // What the bundler prints last.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace(
            BEYOND_LATIN_1,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
      }
    },
  };
}
