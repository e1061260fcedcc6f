import type { AssetUpload } from './asset-upload.ts';

/** Warning of the service about a stored document. */
export interface ServiceWarning {
  readonly code?: string;
  readonly message?: string;
}

/** Returns the warning of a stored upload. Duplicates have their own texts. */
export function warningOf(upload: AssetUpload): ServiceWarning | undefined {
  if (!('receipt' in upload) || upload.receipt.kind !== 'stored') return undefined;
  const { warningCode: code, message } = upload.receipt;
  if (code === undefined && message === undefined) return undefined;
  return { ...(code !== undefined && { code }), ...(message !== undefined && { message }) };
}

/** Returns the message of a warning, with its code if there is one. */
export const warningText = ({ code, message }: ServiceWarning): string =>
  [message, code && (message ? `(${code})` : code)].filter(Boolean).join(' ');
