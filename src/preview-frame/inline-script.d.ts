declare module '*?inline-script' {
  /** Text of a module and all its imports as one script. */
  const text: string;
  export default text;
  /** Source expression of the text in a Content-Security-Policy, such as `sha256-…`. */
  export const hash: string;
}
