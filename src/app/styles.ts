import addDocuments from '#features/add-documents/add-documents.css?inline';
import dropArea from '#features/add-documents/sources/drop-area.css?inline';
import manual from '#features/inspection/inspection.css?inline';
import base from '#ui/base.css?inline';
import button from '#ui/button.css?inline';
import card from '#ui/card.css?inline';
import dialog from '#ui/dialog/dialog.css?inline';
import facts from '#ui/facts.css?inline';
import combobox from '#ui/field/combobox.css?inline';
import field from '#ui/field/field.css?inline';
import fileGlyph from '#ui/file-glyph.css?inline';
import icon from '#ui/icon.css?inline';
import windowedList from '#ui/list/windowed-list.css?inline';
import skeleton from '#ui/loading/skeleton.css?inline';
import note from '#ui/note.css?inline';
import noticePage from '#ui/notice-page.css?inline';
import print from '#ui/print.css?inline';
import progress from '#ui/progress.css?inline';
import tag from '#ui/tag.css?inline';
import tokens from '#ui/tokens.css?inline';
import app from './app.css?inline';

const uiSheets = [
  tokens,
  base,
  icon,
  button,
  field,
  combobox,
  dialog,
  progress,
  tag,
  skeleton,
  card,
  note,
  noticePage,
  fileGlyph,
  facts,
  windowedList,
];
// Print styles come last, since they hide things.
const featureSheets = [app, addDocuments, dropArea, manual, print];

/**
 * Applies the style sheets to a page or shadow root. [Note: constructable style sheets] They work in a shadow root,
 * comply with a content policy without `unsafe-inline`, and come with the code, so that a deferred chunk is never shown
 * unstyled. `more` is applied last.
 */
export function adoptStyles(root: Document | ShadowRoot, ...more: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...uiSheets, ...featureSheets, ...more].join('\n'));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}
