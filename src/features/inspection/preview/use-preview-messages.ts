import { useI18n } from '#i18n/i18n-context.tsx';
import { previewEn, type PreviewMessages } from '#i18n/messages/en/preview.ts';

/** The words of the preview in the language that is spoken. */
export const usePreviewMessages = (): PreviewMessages => useI18n().preview ?? previewEn;
