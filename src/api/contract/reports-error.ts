/** Names of members, in lower case and without separators, that hold an error or say that there is one. */
const errorKey =
  /^(?:is|has|had|was|validation)?(?:err|error|fault|exception|fail|failed|failure|rejected)s?(?:code|no|number|msg|message|string|text|type|detail|description|reason|count|list|id)?s?$/;

/** Names of members that say if it succeeded. */
const successKey = /^(?:is|has|was)?(?:success|successful|successfully|succeeded|ok|stored|uploaded)$/;

/** Names of members that hold a status or a code, of a warning too. */
const statusKey =
  /^(?:(?:http|result|return|response|ret|resp|warning)?(?:status|code)s?|statuscode|httpstatuscode|state|result|outcome)$/;

/** Values of an error that say that there is none. */
const noError = /^(?:0*|2\d\d|false|none|null|nil|n\/a|ok|success\w*|no[ _-]?errors?)$/i;

const failureWord =
  /^(?:err|exception|fail|fault|reject|refus|denied|forbid|unauth|unsuccess|invalid|abort|cancel|timeout|unavailable|bad$|ko$|nok$)/;
const successWord = /^(?:ok|success|succeed|stored|saved|created|accepted|complete|done)/;
/** With one of these before it, a word of success means a failure, and a word of failure a success. */
const negation = /^(?:no|not|non|without|zero)$/;

/** Words at the beginning of a status; a failure is named there, and not in the name of a document. */
const readWords = 3;

/** Returns true for a JSON object, not for an array or null. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saysNoError = (value: unknown): boolean => noError.test(String(value));

/** Returns true unless the value says that there is no error; an empty object is an error that says nothing. */
function isPresent(value: unknown, isPlural: boolean): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (!isObject(value)) return !saysNoError(value);
  const members = Object.values(value);
  return members.length === 0 ? !isPlural : members.some((member) => isPresent(member, true));
}

const isNo = (value: unknown): boolean => /^(?:false|0|no)$/i.test(String(value));

function namesFailure(text: string): boolean {
  const words = text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  for (const [index, word] of words.slice(0, readWords).entries()) {
    const isNegated = negation.test(words[index - 1] ?? '');
    if (successWord.test(word)) return isNegated;
    if (failureWord.test(word) || (word === 'found' && isNegated)) return word === 'found' || !isNegated;
  }
  return false;
}

function isErrorStatus(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isErrorStatus);
  if (isObject(value)) return namesError(value);
  if (typeof value === 'string' && !/^\d{3}$/.test(value)) return namesFailure(value);
  return Number(value) >= 400 && Number(value) < 600;
}

function namesError(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, member]) => {
    // OData writes `odata.error`.
    const key = name
      .replace(/^.*\./, '')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    if (errorKey.test(key)) return isPresent(member, key.endsWith('s'));
    if (successKey.test(key)) return isNo(member);
    return statusKey.test(key) && isErrorStatus(member);
  });
}

/**
 * Returns true if JSON that came with a 2xx reports an error: at its top level, in `data` or in `data.extension`. The
 * interface shows no error body, so this looks for the members of common frameworks, in any spelling.
 */
export function reportsError(json: unknown): boolean {
  const data = isObject(json) && 'data' in json ? json.data : undefined;
  const extension = isObject(data) && 'extension' in data ? data.extension : undefined;
  return [json, data, extension].some(namesError);
}
