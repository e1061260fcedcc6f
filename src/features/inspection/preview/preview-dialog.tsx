import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import List from 'lucide-react/icons/list';
import { useMemo, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { MissingBar } from './missing-bar.tsx';
import type { NavigationHistory } from './navigation-history.ts';
import { PageList, type PreviewContents, pageRows } from './page-list.tsx';
import { PageStatus } from './page-status.tsx';
import { PreviewFrame, type Width } from './preview-frame.tsx';
import { usePreview } from './use-preview.ts';

import css from './preview.css?inline';

/** An action on the page that is shown, for which a person looks at pages. */
export interface PageAction {
  readonly label: string;
  readonly onChoose: (path: string) => void;
  /** True to begin with the list of all pages. */
  readonly isOfAll?: boolean;
}

interface PreviewDialogProps {
  readonly file: File;
  /** Start page that the inspection found. */
  readonly startPage: string | undefined;
  /** First page. */
  readonly first: RenderRequest;
  readonly pageAction?: PageAction | undefined;
  /** True if a repair corrects the spelling of links. */
  readonly isSpellingFixable: boolean;
  readonly contents?: PreviewContents | undefined;
  readonly onClose: () => void;
}

/** Minimum width for the list beside the page, as in preview.css. */
const isWide = () => matchMedia('(min-width: 48rem)').matches;

/** Shows a manual as its readers will see it, before it is sent. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { file, pageAction, isSpellingFixable, contents, onClose } = props;
  const words = previewMessages(useI18n());
  const root = useRef<HTMLDivElement>(null);
  useSheet(root, css);
  const preview = usePreview({ ...props, onEscape: onClose });
  const { manual, navigation, follow, page } = preview;
  const [width, setWidth] = useState<Width>('full');
  const hasFailed = manual.status === 'failed';
  const [isListWanted, setListWanted] = useState(() => pageAction?.isOfAll ?? isWide());
  const isListOpen = isListWanted && !hasFailed;
  const path = page.rendering && 'path' in page.rendering ? page.rendering.path : undefined;
  const { rows, pages, isComplete } = useRows(preview, contents);
  const openPage = (url: string) => {
    follow({ kind: 'go', visit: { url } });
    setListWanted(isWide());
  };
  const isPage = page.rendering?.kind === 'page';
  return (
    <Dialog
      title={words.title(shownName(file.name))}
      size="page"
      closeLabel={words.close}
      onClose={onClose}
      toolbar={
        !hasFailed && (
          <PreviewToolbar
            navigation={navigation}
            title={path && (pages.find(({ id }) => id === path)?.title ?? path)}
            path={path}
            pageCount={pages.length}
            isListOpen={isListOpen}
            onToggleList={() => setListWanted(!isListOpen)}
            onStep={(by) => follow({ kind: 'step', by })}
            {...{ width, setWidth }}
          />
        )
      }
      actions={
        pageAction && (
          <Button
            look="primary"
            disabled={!isPage}
            onClick={() => page.rendering?.kind === 'page' && pageAction.onChoose(page.rendering.path)}
          >
            {pageAction.label}
          </Button>
        )
      }
    >
      <div className="preview" ref={root} data-list={isListOpen || undefined}>
        {isListOpen && <PageList {...{ rows, isComplete }} current={path} onOpen={openPage} />}
        <PreviewPage {...{ preview, width, isSpellingFixable }} />
      </div>
    </Dialog>
  );
}

interface PreviewPageProps extends Pick<PreviewDialogProps, 'isSpellingFixable'> {
  readonly preview: ReturnType<typeof usePreview>;
  readonly width: Width;
}

/** The page with what is said about it. */
function PreviewPage({ preview, width, isSpellingFixable }: PreviewPageProps) {
  const { manual, visit, page, note, bridge, isKept, retry } = preview;
  return (
    <div className="preview__page">
      <PageStatus
        page={page}
        manual={manual}
        line={visit?.place?.line}
        onRetry={retry}
        onDismiss={() => note({ kind: 'outside', url: undefined })}
      />
      {bridge && manual.status !== 'failed' && (
        <PreviewFrame
          key={bridge.id}
          bridge={bridge}
          width={width}
          isFromServiceWorker={isKept}
          isHidden={page.rendering !== undefined && page.rendering.kind !== 'page'}
        />
      )}
      <MissingBar missing={page.missing} isSpellingFixable={isSpellingFixable} />
    </div>
  );
}

/** Returns the pages in order, with their titles and the headings above them. */
function useRows({ manual, titles }: ReturnType<typeof usePreview>, contents: PreviewContents | undefined) {
  return useMemo(() => {
    const rows = pageRows(manual.status === 'open' ? manual.pages : [], titles.titles, contents);
    const pages = rows.filter(({ isHeading }) => isHeading !== true);
    return { rows, pages, isComplete: titles.isComplete };
  }, [manual, titles, contents]);
}

interface PreviewToolbarProps {
  readonly navigation: NavigationHistory;
  /** Title of the current page. */
  readonly title: string | undefined;
  readonly path: string | undefined;
  readonly pageCount: number;
  readonly isListOpen: boolean;
  readonly onToggleList: () => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly width: Width;
  readonly setWidth: (width: Width) => void;
}

/** Shows the reader's position in the manual, the navigation buttons, and the width of the page. */
function PreviewToolbar(props: PreviewToolbarProps) {
  const words = previewMessages(useI18n());
  const { navigation, title, path, pageCount, isListOpen, onToggleList, onStep, width, setWidth } = props;
  return (
    <>
      <Button
        look="icon"
        aria-label={words.back}
        disabled={navigation.index === 0}
        onClick={() => onStep(-1)}
      >
        <ArrowLeft />
      </Button>
      <Button
        look="icon"
        aria-label={words.forward}
        disabled={navigation.index === navigation.visits.length - 1}
        onClick={() => onStep(1)}
      >
        <ArrowRight />
      </Button>
      <Button look="quiet" isSmall aria-expanded={isListOpen} onClick={onToggleList}>
        <List />
        {words.pages(pageCount)}
      </Button>
      <p className="preview__where grow cut" aria-live="polite">
        <strong>{title && <Name>{title}</Name>}</strong>{' '}
        {path && path !== title && <Name as="code">{path}</Name>}
      </p>
      <Segmented
        label={words.width}
        segments={(Object.keys(words.widths) as Width[]).map((id) => ({ id, label: words.widths[id] }))}
        value={width}
        onChange={setWidth}
      />
    </>
  );
}
