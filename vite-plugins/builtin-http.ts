import type { Plugin } from 'vite';

const ID = '\0builtin-http';

/** The named imports of the bundle; a build that needs another one fails and names it. */
const NAMES = ['STATUS_CODES', 'ServerResponse', 'createServer'];

/**
 * `import … from 'node:http'` reads every name of that module, and with them the `WebSocket` that Node loads only when it is read: a tenth of
 * the time of a start. `process.getBuiltinModule` gives the module as it is, and nothing of it is read but these names.
 */
export function builtinHttp(): Plugin {
  return {
    name: 'builtin-http',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'server',
    resolveId: (id) => (id === 'node:http' || id === 'http' ? ID : null),
    load: (id) =>
      id === ID
        ? `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${NAMES.join(', ')} } = http;\n`
        : null,
  };
}
