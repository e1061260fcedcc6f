/** Selects what a person types into. */
export const textFields =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';
