declare module 'virtual:library' {
  import type { Entry } from './entry.ts';
  /** The entries as they are shown, held to their schema by the build; see `vite-plugins/library-data.ts`. */
  const readEntries: () => readonly Entry[];
  export default readEntries;
}
