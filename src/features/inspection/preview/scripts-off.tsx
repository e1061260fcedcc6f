import { Button } from '#ui/button.tsx';

import { usePreviewMessages } from './use-preview-messages.ts';

/**
 * Returns false in WebKit, where a script can open a connection with a `preconnect` link, which no policy covers
 * (measured in WebKitGTK 2.50). Nothing is sent on it, but the other server learns the address of the device.
 */
export const canStopConnections = (): boolean => navigator.vendor !== 'Apple Computer, Inc.';

/** Says why a manual is shown without its scripts, and runs them on request. */
export function ScriptsOff({ onRun }: { readonly onRun: () => void }) {
  const words = usePreviewMessages();
  return (
    <div className="preview__note">
      <p>{words.scriptsOff}</p>
      <Button look="quiet" onClick={onRun}>
        {words.runScripts}
      </Button>
    </div>
  );
}
