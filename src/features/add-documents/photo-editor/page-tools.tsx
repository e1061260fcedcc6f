import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { Button } from '#ui/button.tsx';
import { CheckField, Field } from '#ui/field/field.tsx';

import { CameraButton } from '../photos/camera-button.tsx';
import type { PaperSize } from './make-pages-pdf.ts';
import type { PagesOfPdf } from './use-pages.ts';

const symbols = { previous: '‹', next: '›', turn: '↻' };

/** Leads through several pages. */
export function PageNavigation({ pages: { all, at, show, remove } }: { readonly pages: PagesOfPdf }) {
  const { paper: words } = deviceMessages(useI18n());
  if (all.length === 1) return null;
  return (
    <div className="pdf-editor__pages">
      <Button look="icon" aria-label={words.previous} disabled={at === 0} onClick={() => show(at - 1)}>
        <span className="pdf-editor__arrow">{symbols.previous}</span>
      </Button>
      <span aria-live="polite">{words.page(at + 1, all.length)}</span>
      <Button
        look="icon"
        aria-label={words.next}
        disabled={at === all.length - 1}
        onClick={() => show(at + 1)}
      >
        <span className="pdf-editor__arrow">{symbols.next}</span>
      </Button>
      <Button look="quiet" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}

interface PageToolsProps {
  readonly pages: PagesOfPdf;
  readonly size: PaperSize;
  readonly onSize: (size: PaperSize) => void;
  readonly onRetake: (photo: File) => void;
}

/** Commands for the page that is shown, and the size of all pages. */
export function PageTools({ pages: { page, turn, setGrey }, size, onSize, onRetake }: PageToolsProps) {
  const { paper: words } = deviceMessages(useI18n());
  return (
    <div className="pdf-editor__tools">
      <Button disabled={!page.corners} onClick={turn}>
        <span aria-hidden="true">{symbols.turn}</span>
        <span>{words.turn}</span>
      </Button>
      <CameraButton inputLabel={words.photo} onPhoto={onRetake}>
        {words.takeAgain}
      </CameraButton>
      <CheckField
        label={words.grey}
        checked={page.isGrey}
        onChange={({ target }) => setGrey(target.checked)}
      />
      <Field label={words.size} isLabelHidden>
        {(control) => (
          <select
            {...control}
            className="input"
            part="input"
            value={size}
            onChange={({ target }) => onSize(target.value === 'a4' ? 'a4' : 'original')}
          >
            <option value="a4">{words.sizes.a4}</option>
            <option value="original">{words.sizes.original}</option>
          </select>
        )}
      </Field>
    </div>
  );
}
