import { useSyncExternalStore } from 'react';

const textFields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

const isTyping = (): boolean => document.activeElement?.matches(textFields) ?? false;

function subscribe(onChange: () => void) {
  // Between two fields focus is nowhere for a moment; that is no end of typing.
  const left = (event: FocusEvent) => event.relatedTarget === null && onChange();
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', left);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', left);
  };
}

/** Whether focus is in a text field: nothing may open by itself under somebody's typing. */
export const useIsTyping = (): boolean => useSyncExternalStore(subscribe, isTyping);
