declare module '*?worker&url' {
  /** Address of the worker's code, a separate chunk. */
  const url: string;
  export default url;
}
