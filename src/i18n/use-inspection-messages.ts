import { useI18n } from './i18n-context.tsx';
import { inspectionMessages } from './inspection-messages.ts';
import type { InspectionMessages } from './messages/en/inspection.ts';

/** `inspectionMessages` in the language of the page. */
export const useInspectionMessages = (): InspectionMessages => inspectionMessages(useI18n());
