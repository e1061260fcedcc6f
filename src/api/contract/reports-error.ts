const errorKeys = new Set(['error', 'errors', 'errorcode', 'errormessage', 'exception', 'fault', 'failure']);
const successKeys = new Set(['success', 'succeeded', 'successful', 'ok']);
const statusKeys = new Set(['status', 'statuscode', 'httpstatus', 'code', 'state', 'result', 'outcome']);

const errorWord = /^(error|exception|fail|reject|refus|denied|forbid|unauthori|invalid)/i;

/** Returns true for a JSON object, not for an array or null. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `0`, `false`, `null`, `""` and `[]` mean no error; `{}` is an error that says nothing. */
const isPresent = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== '0' && value !== 'false';

function isErrorStatus(value: unknown): boolean {
  if (typeof value === 'string' && errorWord.test(value)) return true;
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && status >= 400 && status < 600;
}

function namesError(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, member]) => {
    const key = name.toLowerCase().replaceAll(/[_-]/g, '');
    if (errorKeys.has(key)) return isPresent(member);
    if (successKeys.has(key)) return member === false || member === 'false';
    return statusKeys.has(key) && isErrorStatus(member);
  });
}

/**
 * Returns true if JSON that came with a 2xx reports an error, at its top level or in `data`. The interface shows no
 * error body, so this looks for the members that common frameworks use, in any spelling (`statusCode`, `status_code`).
 */
export const reportsError = (json: unknown): boolean =>
  namesError(json) || (isObject(json) && 'data' in json && namesError(json.data));
