import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Contrast from 'lucide-react/icons/contrast';
import Crop from 'lucide-react/icons/crop';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash-2';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { PaperSize } from '#photo/make-pages-pdf.ts';
import { Button } from '#ui/controls/button.tsx';

import { CameraButton } from '../photos/camera-button.tsx';
import type { PagesOfPdf } from './use-pages.ts';

interface PageNavigationProps {
  readonly pages: PagesOfPdf;
  readonly isDisabled: boolean;
  readonly onRetake: (photo: File) => void;
}

/** Says which page is shown, leads through several, and takes its photo again. */
export function PageNavigation({ pages, isDisabled, onRetake }: PageNavigationProps) {
  const { paper: words } = deviceMessages(useI18n());
  const { all, at, show } = pages;
  return (
    <div className="pdf-editor__pages line grow" inert={isDisabled}>
      {all.length > 1 && (
        <Button look="icon" aria-label={words.previous} disabled={at === 0} onClick={() => show(at - 1)}>
          <ChevronLeft />
        </Button>
      )}
      <strong aria-live="polite">{words.page(at + 1, all.length)}</strong>
      {all.length > 1 && (
        <Button
          look="icon"
          aria-label={words.next}
          disabled={at === all.length - 1}
          onClick={() => show(at + 1)}
        >
          <ChevronRight />
        </Button>
      )}
      <CameraButton look="link" inputLabel={words.photo} onPhoto={onRetake}>
        {words.takeAgain}
      </CameraButton>
    </div>
  );
}

interface PageToolsProps {
  readonly pages: PagesOfPdf;
  readonly size: PaperSize;
  readonly isReady: boolean;
  readonly onSize: (size: PaperSize) => void;
  readonly onAdd: (photo: File) => void;
}

/** Commands for the page that is shown, the size of all pages, and another page. */
export function PageTools({ pages, size, isReady, onSize, onAdd }: PageToolsProps) {
  const { paper: words } = deviceMessages(useI18n());
  const { all, page, turn, setGrey, remove } = pages;
  return (
    <div className="pdf-editor__tools">
      <Button look="quiet" disabled={!page.corners} onClick={turn}>
        <RotateCw />
        {words.turn}
      </Button>
      <Button look="quiet" aria-pressed={page.isGrey} onClick={() => setGrey(!page.isGrey)}>
        <Contrast />
        {words.grey}
      </Button>
      <label className="button button--quiet">
        <Crop />
        <select
          aria-label={words.size}
          value={size}
          onChange={({ target }) => onSize(target.value === 'a4' ? 'a4' : 'original')}
        >
          <option value="a4">{words.sizes.a4}</option>
          <option value="original">{words.sizes.original}</option>
        </select>
      </label>
      {all.length > 1 && (
        <Button look="quiet" onClick={remove}>
          <Trash />
          {words.remove}
        </Button>
      )}
      <CameraButton look="quiet" inputLabel={words.photo} disabled={!isReady} onPhoto={onAdd}>
        <Plus />
        {words.addPage}
      </CameraButton>
    </div>
  );
}
