import { useI18n } from '#i18n/i18n-context.tsx';
import { previewEn, type PreviewWords } from '#i18n/messages/en/preview.ts';

/** The words of the preview in the language that is spoken. */
export const useWords = (): PreviewWords => useI18n().preview ?? previewEn;
