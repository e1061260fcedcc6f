import type { AssetUpload } from '../row/upload-row.tsx';

/** What the service said of a document that it stored, in its own words. */
export interface ServiceWarning {
  readonly code?: string;
  readonly message?: string;
}

/** Returns the warning of a stored upload. A duplicate isn't one: rows and the dialog say it in words of their own. */
export function warningOf(upload: AssetUpload): ServiceWarning | undefined {
  if (!('receipt' in upload) || upload.receipt.kind !== 'stored') return undefined;
  const { warningCode: code, message } = upload.receipt;
  if (code === undefined && message === undefined) return undefined;
  return { ...(code !== undefined && { code }), ...(message !== undefined && { message }) };
}

/** The words of a warning, with its code where both are given. */
export const warningText = ({ code, message }: ServiceWarning): string =>
  [message, code && (message ? `(${code})` : code)].filter(Boolean).join(' ');
