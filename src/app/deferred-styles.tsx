import { useRef } from 'react';

import { useSheet } from '#ui/styles/use-sheet.ts';

import facts from '#ui/content/facts.css?inline';
import fileGlyph from '#ui/content/file-glyph.css?inline';
import progress from '#ui/feedback/progress.css?inline';
import tag from '#ui/feedback/tag.css?inline';
import combobox from '#ui/field/combobox.css?inline';
import field from '#ui/field/field.css?inline';
import print from '#ui/styles/print.css?inline';

// Print styles come last, since they hide things.
const sheet = [field, combobox, tag, facts, fileGlyph, progress, print].join('\n');

/** Applies the styles of what is shown with a session, in the same paint. See `styles.ts`. */
export function DeferredStyles() {
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet);
  return <span ref={place} hidden />;
}
