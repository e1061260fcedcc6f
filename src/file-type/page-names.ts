/** Index names of a folder, and of the start page unless the operator names others, in order of preference. */
export const startNames: readonly string[] = [
  'index.html',
  'index.htm',
  'default.html',
  'default.htm',
  'index.xhtml',
];

/** Extensions that Chromium and Firefox open from a disk as HTML or XHTML. */
const pagePattern = /\.(?:s?html?|ehtml|xht(?:ml?)?)$/i;

/** Returns true if an entry is a page, by its name. */
export const isPageName = (name: string): boolean => pagePattern.test(name);

/** Returns true if an operator can name it as a start page: a page, without a folder. */
export const isStartName = (name: string): boolean => isPageName(name) && !/[/\\]/.test(name);
