/** Returns true if a person sees anything of a text: spaces, and marks that nobody sees, are nothing. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);
