/**
 * The first versions with `light-dark()`, all of 2024 or earlier. For older ones the minifier would replace it by
 * `prefers-color-scheme`, which follows the operating system and ignores the `color-scheme` of the page around the element.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];
