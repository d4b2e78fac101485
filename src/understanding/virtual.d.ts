declare module 'virtual:title-model' {
  /** The file of a `TitleModel` as text; see `title-model.ts`. */
  const file: URL;
  export default file;
}
