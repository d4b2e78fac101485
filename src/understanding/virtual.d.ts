declare module 'virtual:title-model' {
  /** A `TitleModel` as text, read from its file; see `title-model.ts`. */
  const readModel: () => string;
  export default readModel;
}
