import { textFields } from '#ui/field/text-fields.ts';

/** Letters choose an option of a native list, too. */
const typedInto = `${textFields}, select`;

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Keys that hosts handle for the whole page: closing a dialog, moving focus, function keys. */
const isOfPage = (key: string): boolean => /^(?:Escape|Tab|F\d+)$/.test(key);

/**
 * Stops plain keys typed into a text field at the boundary of the shadow root. Outside, they seem to come from the
 * element, so a host that spares text fields from its one-letter shortcuts wouldn't recognize them. Capturing listeners
 * of the host still receive them. Returns a function that ends it.
 */
export function keepTypingInside(root: ShadowRoot): () => void {
  for (const type of types) root.addEventListener(type, stopIfTyped as EventListener);
  return () => {
    for (const type of types) root.removeEventListener(type, stopIfTyped as EventListener);
  };
}

function stopIfTyped(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  // Windows reports AltGr as Ctrl and Alt.
  const isCommand = metaKey || ((ctrlKey || altKey) && !event.getModifierState('AltGraph'));
  const isText = target instanceof Element && target.matches(typedInto);
  if (isText && !isCommand && !isOfPage(key)) event.stopPropagation();
}
