import type { Messages } from './messages/en/messages.ts';
import type { FindingTerms } from './messages/en/finding-terms.ts';
import type { findingsEn } from './messages/en/findings.ts';
import type { ConfigWords } from './messages/en/config.ts';
import type { DeviceWords } from './messages/en/device.ts';
import type { PreviewWords } from './messages/en/preview.ts';
import type { FindingText } from './messages/finding-text.ts';

/** The texts of every code of an inspection. */
export type Findings = Readonly<Record<keyof typeof findingsEn, FindingText>>;

/** Everything that is said in one language. */
export interface Catalogue {
  readonly messages: Messages;
  readonly findings: Findings;
  readonly findingTerms: FindingTerms;
  readonly preview: PreviewWords;
  readonly device: DeviceWords;
  readonly config: ConfigWords;
}
