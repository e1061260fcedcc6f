import addDocuments from '#features/add-documents/add-documents.css?inline';
import dropArea from '#features/add-documents/sources/drop-area.css?inline';
import card from '#ui/content/card.css?inline';
import button from '#ui/controls/button.css?inline';
import noticePage from '#ui/feedback/notice-page.css?inline';
import skeleton from '#ui/loading/skeleton.css?inline';
import base from '#ui/styles/base.css?inline';
import icon from '#ui/styles/icon.css?inline';
import app from './app.css?inline';

/** Sheets of what is shown first; without the tokens, which the application's page has before any code. */
export const styles = [base, icon, button, skeleton, card, noticePage, app, addDocuments, dropArea];

/**
 * Applies the style sheets to a page or shadow root. [Note: constructable style sheets] They work in a shadow root,
 * comply with a content policy without `unsafe-inline`, and come with the code, so that a deferred chunk is never shown
 * unstyled.
 */
export function adoptStyles(root: Document | ShadowRoot, ...sheets: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.join('\n'));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}
