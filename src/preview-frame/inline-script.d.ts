declare module '*?inline-script' {
  /** A module and all it imports as the text of one script. */
  const text: string;
  export default text;
}
