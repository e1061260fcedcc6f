/** CSS selector of elements that accept typed text. */
export const textFields =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';
