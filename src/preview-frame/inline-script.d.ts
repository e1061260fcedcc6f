declare module '*?inline-script' {
  /** A module and all it imports as the text of one script. */
  const text: string;
  export default text;
  /** Names the text in a Content-Security-Policy, such as `sha256-…`. */
  export const hash: string;
}
