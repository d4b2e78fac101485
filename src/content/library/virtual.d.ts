declare module 'virtual:library' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a relative address: what it names so is `any`.
  type Entry = import('./entry.ts').Entry;
  /** The entries as they are shown, held to their schema by the build; see `vite-plugins/library-data.ts`. */
  export const readEntries: () => readonly Omit<Entry, 'cases'>[];
  /** The cases of the entry that stands `at` in their order, read anew with each call. */
  export const readCases: (at: number) => Entry['cases'];
}
