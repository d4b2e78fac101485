declare module 'virtual:title-model' {
  /** A `TitleModel` as bytes, read from its file; see `title-model.ts`. */
  const readModel: () => Uint8Array;
  export default readModel;
}
