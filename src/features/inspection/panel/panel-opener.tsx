import { useState, type MouseEvent, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { useKeepMounted } from '#ui/keep-mounted.ts';
import { MissingPart } from '#ui/missing-part.tsx';
import { useLoaded, type Loaded } from '#ui/use-loaded.ts';

/** Loaded with the first row that can open it, so that it opens without a network later. */
const panelModule = lazyModule(() => import('./inspection-panel.tsx'));

/** The module of the panel. */
export type PanelModule = ModuleOf<typeof panelModule>;

interface PanelOpenerProps {
  readonly fileName: string;
  /** Default: "Review". */
  readonly label?: string;
  /** Disabled rather than absent until there is something to show, so that no other button moves. */
  readonly isDisabled?: boolean;
  readonly onOpen?: () => void;
  /** Renders the contents, once they are loaded. */
  readonly children: (panel: PanelModule, onClose: () => void) => ReactNode;
}

/** A button that opens the inspection of a ZIP or package beside the page. */
export function PanelOpener({ fileName, label, isDisabled = false, onOpen, children }: PanelOpenerProps) {
  const words = inspectionMessages(useI18n());
  const loaded = useLoaded(panelModule);
  const [opener, setOpener] = useState<Element>();
  // A row that scrolls away would take its panel along.
  useKeepMounted(opener !== undefined);
  const close = () => setOpener(undefined);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={({ currentTarget }: MouseEvent) => {
          onOpen?.();
          setOpener(currentTarget);
        }}
      >
        {label ?? words.review}
      </Button>
      {opener && (
        <DeferredPanel loaded={loaded} opener={opener} fileName={fileName} onClose={close}>
          {(panel) => children(panel, close)}
        </DeferredPanel>
      )}
    </>
  );
}

interface PanelPartProps {
  readonly children: (panel: PanelModule) => ReactNode;
}

/** Renders a part of a row that is loaded with the panel. */
export function PanelPart({ children }: PanelPartProps) {
  const loaded = useLoaded(panelModule);
  return loaded.status === 'loaded' && children(loaded.part);
}

interface DeferredPanelProps {
  readonly loaded: Loaded<PanelModule>;
  readonly opener: Element;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly children: (panel: PanelModule) => ReactNode;
}

function DeferredPanel({ loaded, children, ...frame }: DeferredPanelProps) {
  switch (loaded.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <p className="field__error">
          <MissingPart onRetry={loaded.retry} />
        </p>
      );
    default:
      return <loaded.part.PanelFrame {...frame}>{children(loaded.part)}</loaded.part.PanelFrame>;
  }
}
