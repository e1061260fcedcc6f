import { deferredMessages } from './deferred-messages.ts';
import { useI18n } from './i18n-context.tsx';
import { inspectionEn, type InspectionMessages } from './messages/en/inspection.ts';

/** Returns the texts of the inspection of a ZIP. */
export const inspectionMessages = deferredMessages('inspection', inspectionEn);

/** `inspectionMessages` in the language of the page. */
export const useInspectionMessages = (): InspectionMessages => inspectionMessages(useI18n());
