import type { Messages } from './messages/en/messages.ts';
import type { FindingTerms } from './messages/en/finding-terms.ts';
import type { findingsEn } from './messages/en/findings.ts';
import type { ConfigMessages } from './messages/en/config.ts';
import type { DeviceMessages } from './messages/en/device.ts';
import type { DuplicateMessages } from './messages/en/duplicate.ts';
import type { PreviewMessages } from './messages/en/preview.ts';
import type { UploadListMessages } from './messages/en/upload-list.ts';

/** All messages of one language. */
export interface LanguageMessages {
  readonly messages: Messages;
  readonly findings: typeof findingsEn;
  readonly findingTerms: FindingTerms;
  readonly preview: PreviewMessages;
  readonly device: DeviceMessages;
  readonly duplicate: DuplicateMessages;
  readonly uploadList: UploadListMessages;
  readonly config: ConfigMessages;
}
