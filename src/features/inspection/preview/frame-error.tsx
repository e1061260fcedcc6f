import { useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';

import { shellUrl } from './preview-frame.tsx';

/**
 * Returns true if the policy of the host page forbids the frame. Without this check a blocked frame looks like a silent
 * one.
 */
export function useIsFrameBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      // For a frame of another origin, the violation report names only the origin.
      const isOurs = blockedURI !== '' && shellUrl.startsWith(blockedURI);
      if (effectiveDirective === 'frame-src' && disposition === 'enforce' && isOurs) setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, []);
  return isBlocked;
}

/** Explains to an engineer which change allows the frame. */
export function FrameError({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useI18n();
  const { frameFacts } = previewMessages(useI18n());
  return (
    <details>
      <summary>{t.app.technicalFacts}</summary>
      <p>{isBlocked ? frameFacts.blocked(new URL(shellUrl).origin) : frameFacts.silent(shellUrl)}</p>
    </details>
  );
}
