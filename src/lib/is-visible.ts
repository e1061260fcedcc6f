/** Returns true if a text has visible characters, not only spaces and invisible marks. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);
