import { useId, useMemo, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { shownName } from '#lib/shown-name.ts';
import type { RenderRequest } from '#manual/preview/rendering.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSheet } from '#ui/dialog/use-sheet.ts';
import { Name } from '#ui/name.tsx';

import { MissingBar } from './missing-bar.tsx';
import type { NavigationHistory } from './navigation-history.ts';
import { PageList, type PreviewContents, pageRows } from './page-list.tsx';
import { PageStatus } from './page-status.tsx';
import { PreviewFrame, type Width } from './preview-frame.tsx';
import type { ShownPage } from './shown-page.ts';
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
  const { manual, navigation, visit, follow, page, note, bridge, isKept, retry } = preview;
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
  const actions = (
    <PreviewActions {...{ width, setWidth, pageAction, onClose, hasFailed }} rendering={page.rendering} />
  );
  return (
    <Dialog title={words.title(shownName(file.name))} size="page" onClose={onClose} actions={actions}>
      <div className="preview" ref={root} data-list={isListOpen || undefined}>
        {!hasFailed && (
          <PreviewToolbar
            navigation={navigation}
            title={path && (pages.find(({ id }) => id === path)?.title ?? path)}
            path={path}
            pageCount={pages.length}
            isListOpen={isListOpen}
            onToggleList={() => setListWanted(!isListOpen)}
            onStep={(by) => follow({ kind: 'step', by })}
          />
        )}
        {isListOpen && <PageList {...{ rows, isComplete }} current={path} onOpen={openPage} />}
        <div className="preview__page">
          <PageStatus
            page={page}
            manual={manual}
            line={visit?.place?.line}
            onRetry={retry}
            onDismiss={() => note({ kind: 'outside', url: undefined })}
          />
          {bridge && !hasFailed && (
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
      </div>
    </Dialog>
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

interface PreviewActionsProps extends Pick<PreviewDialogProps, 'pageAction' | 'onClose'> {
  readonly width: Width;
  readonly setWidth: (width: Width) => void;
  readonly rendering: ShownPage['rendering'];
  readonly hasFailed: boolean;
}

function PreviewActions({ width, setWidth, rendering, pageAction, hasFailed, onClose }: PreviewActionsProps) {
  const words = previewMessages(useI18n());
  return (
    <>
      {!hasFailed && <WidthSwitch value={width} onChange={setWidth} />}
      <Button onClick={onClose}>{words.close}</Button>
      {pageAction && (
        <Button
          look="primary"
          disabled={rendering?.kind !== 'page'}
          onClick={() => rendering?.kind === 'page' && pageAction.onChoose(rendering.path)}
        >
          {pageAction.label}
        </Button>
      )}
    </>
  );
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
}

/** Shows the reader's position in the manual and the navigation buttons. */
function PreviewToolbar(props: PreviewToolbarProps) {
  const words = previewMessages(useI18n());
  const { navigation, title, path, pageCount, isListOpen, onToggleList, onStep } = props;
  return (
    <div className="preview__toolbar">
      <Button aria-expanded={isListOpen} onClick={onToggleList}>
        {words.pages(pageCount)}
      </Button>
      <Button look="quiet" disabled={navigation.index === 0} onClick={() => onStep(-1)}>
        {words.back}
      </Button>
      <Button
        look="quiet"
        disabled={navigation.index === navigation.visits.length - 1}
        onClick={() => onStep(1)}
      >
        {words.forward}
      </Button>
      <p className="preview__where" aria-live="polite">
        <strong>{title && <Name>{title}</Name>}</strong>
        {path && path !== title && (
          <code className="muted small">
            <Name>{path}</Name>
          </code>
        )}
      </p>
    </div>
  );
}

interface WidthSwitchProps {
  readonly value: Width;
  readonly onChange: (width: Width) => void;
}

/** Shows the manual at the width of another device. */
function WidthSwitch({ value, onChange }: WidthSwitchProps) {
  const words = previewMessages(useI18n());
  const name = useId();
  return (
    <fieldset className="preview__widths" role="radiogroup">
      <legend className="visually-hidden">{words.width}</legend>
      {(Object.keys(words.widths) as Width[]).map((width) => (
        <label key={width} className="preview__width">
          <input type="radio" name={name} checked={width === value} onChange={() => onChange(width)} />
          <span>{words.widths[width]}</span>
        </label>
      ))}
    </fieldset>
  );
}
