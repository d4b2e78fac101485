import type { Plugin } from 'vite';

/** Behind a backslash the escape would mean another thing: such a character stays, and costs its memory. */
const BEYOND_ASCII = /(?<!\\)[\u0080-\uffff]/g;

/**
 * A Vite plugin: a server's bundle in ASCII. V8 keeps the text of a script in memory, and Node hands it over in two bytes for each character
 * where one of them is beyond ASCII: a single 'é' costs as much as the whole bundle. In literals and names the escape means the same;
 * elsewhere only comments have any.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: ({ name }) => name === 'server',
    // What the bundler prints last.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = file.code.replace(
            BEYOND_ASCII,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          );
      }
    },
  };
}
