declare module 'virtual:built-in-sentences' {
  /** What the built-in pages say, as `encodeSentences` writes it, read from its file; '' where it was not built. */
  const readBuiltIn: () => string;
  export default readBuiltIn;
}
