import { placeMark } from '#manual/preview/names.ts';

/** Scrolls to the element of a finding. Returns false if the page doesn't show it. */
export function scrollToPlace(): boolean {
  const element = document.querySelector<HTMLElement>(`[${placeMark}]`);
  if (!element?.checkVisibility()) return false;
  element.style.outline = '3px solid #d97706';
  element.style.outlineOffset = '2px';
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  return true;
}
