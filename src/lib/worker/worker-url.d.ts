declare module '*?worker&url' {
  /** Address of the worker's code, a separate chunk. */
  const url: string;
  export default url;
}

declare module '*?url' {
  /** Address of a file of the build. */
  const url: string;
  export default url;
}
