import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { shellUrl } from './preview-frame.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';

/** Returns true if the policy of the page around forbids the frame. Without this a blocked frame looks like a silent one. */
export function useIsFrameBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      // Of another origin only the origin is told.
      const isOurs = blockedURI !== '' && shellUrl.startsWith(blockedURI);
      if (effectiveDirective === 'frame-src' && disposition === 'enforce' && isOurs) setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, []);
  return isBlocked;
}

/** Tells an engineer what has to change so that the frame can be shown. */
export function FrameError({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useI18n();
  const { frameDetails } = usePreviewMessages();
  return (
    <details>
      <summary>{t.uploads.details}</summary>
      <p>{isBlocked ? frameDetails.blocked(new URL(shellUrl).origin) : frameDetails.silent(shellUrl)}</p>
    </details>
  );
}
