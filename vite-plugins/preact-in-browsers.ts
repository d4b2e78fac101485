import type { Plugin } from 'vite';

/** What stands in React's place where a browser runs it. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};
const REACT = '\0react-by-preact';

/** The router imports a hook that Preact lacks, for transitions that the panel does not use: without one there is nothing but the state itself. */
const REACT_CODE = `
export * from 'preact/compat';
export { default } from 'preact/compat';
export const useOptimistic = (state) => [state, () => undefined];
`;

/** A Vite plugin: browsers are sent Preact, a tenth of React's bytes for the same components; the server renders with React as before. */
export function preactInBrowsers(): Plugin {
  return {
    name: 'preact-in-browsers',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, options) {
      if (source === 'react') return REACT;
      const counterpart = COUNTERPARTS[source];
      return counterpart === undefined ? null : this.resolve(counterpart, importer, { ...options, skipSelf: true });
    },
    load: (id) => (id === REACT ? REACT_CODE : null),
  };
}
