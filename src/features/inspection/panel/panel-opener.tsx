import { useState, type MouseEvent, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { lazyModule } from '#lib/lazy.ts';
import { useKeepMounted } from '#ui/dialog/keep-mounted.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

/** Loaded with the first row that can open it, so that it opens without a network later. */
const panelModule = lazyModule(() => import('./inspection-panel.tsx'));

/** In the row of a package, and loaded with its panel. */
export const AddAsDocuments = lazyPart(panelModule, (part) => part.AddAsDocuments);
export const PackagePanel = lazyPart(panelModule, (part) => part.PackagePanel);
export const PanelContent = lazyPart(panelModule, (part) => part.PanelContent);
const PanelFrame = lazyPart(panelModule, (part) => part.PanelFrame, MissingNote);

interface PanelOpenerProps {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Name of the contents. Default: the file name. */
  readonly title?: string | undefined;
  /** Default: "Check results". */
  readonly label?: string;
  readonly onOpen?: () => void;
  readonly children: (onClose: () => void) => ReactNode;
}

/** A button that opens the inspection of a ZIP or package beside the page. */
export function PanelOpener({ label, onOpen, children, ...file }: PanelOpenerProps) {
  const words = inspectionMessages(useI18n());
  useLoaded(panelModule);
  const [opener, setOpener] = useState<Element>();
  // A row that scrolls away would take its panel along.
  useKeepMounted(opener !== undefined);
  const close = () => setOpener(undefined);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }: MouseEvent) => {
          onOpen?.();
          setOpener(currentTarget);
        }}
      >
        {label ?? words.results}
      </button>
      {opener && (
        <PanelFrame opener={opener} onClose={close} {...file}>
          {children(close)}
        </PanelFrame>
      )}
    </>
  );
}
