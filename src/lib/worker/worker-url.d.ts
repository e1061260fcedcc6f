declare module '*?worker&url' {
  /** Where the code of the worker is, in a chunk of its own. */
  const url: string;
  export default url;
}
