import { deferredMessages } from './deferred-messages.ts';
import { pdfFindingsEn } from './messages/en/pdf-findings.ts';

/** Returns the texts of findings about PDFs. */
export const pdfFindingTexts = deferredMessages('pdfFindings', pdfFindingsEn);
