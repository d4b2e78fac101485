declare module 'virtual:title-model' {
  /** A `TitleModel` as text; see `title-model.ts`. */
  const model: string;
  export default model;
}
