import { deferredMessages } from './deferred-messages.ts';
import { useI18n } from './i18n-context.tsx';
import { inspectionEn, type InspectionMessages } from './messages/en/inspection.ts';

const inspectionMessages = deferredMessages('inspection', inspectionEn);

/** Returns the texts of the inspection of a ZIP. */
export const useInspectionMessages = (): InspectionMessages => inspectionMessages(useI18n());
