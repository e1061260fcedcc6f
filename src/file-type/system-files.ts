const systemNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

/** Returns true for the name of a file that an operating system creates in folders. */
export const isSystemFile = (name: string): boolean => systemNames.has(name.toLowerCase());

const junkPattern =
  /(?:^|\/)(?:__MACOSX|\.git|\.svn)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*~)$/i;

/** Returns true if a tool or an operating system left the entry of an archive behind, and readers don't need it. */
export const isJunkName = (name: string): boolean => junkPattern.test(name);
