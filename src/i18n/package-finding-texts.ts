import { deferredMessages } from './deferred-messages.ts';
import { packageFindingsEn } from './messages/en/package-findings.ts';

/** Returns the texts of findings about handover packages. */
export const packageFindingTexts = deferredMessages('packageFindings', packageFindingsEn);
