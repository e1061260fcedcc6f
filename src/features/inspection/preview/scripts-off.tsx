import { Button } from '#ui/button.tsx';

import { usePreviewMessages } from './use-preview-messages.ts';

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
