import type { I18n } from './i18n.ts';
import { uploadListEn, type UploadListMessages } from './messages/en/upload-list.ts';

/** Texts of the list of uploads, for parts that are loaded on demand, as these texts are. */
export const uploadListMessages = ({ uploadList = uploadListEn }: I18n): UploadListMessages => uploadList;
