import { deferredMessages } from '#i18n/deferred-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { previewEn, type PreviewMessages } from '#i18n/messages/en/preview.ts';

const previewMessages = deferredMessages('preview', previewEn);

/** Returns the texts of the preview. */
export const usePreviewMessages = (): PreviewMessages => previewMessages(useI18n());
