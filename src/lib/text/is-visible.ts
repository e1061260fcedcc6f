/** Returns true if a text has visible characters, not only spaces and invisible marks. */
export const isVisible = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
