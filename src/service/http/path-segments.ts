/**
 * The segments of a request's path below `basePath`, each percent-decoded on its own, so that `A%2F1` stays one segment
 * and `..` stays a name. Undefined if the path is not below `basePath` or cannot be decoded.
 */
export function pathSegments(requestUrl: string, basePath: string): readonly string[] | undefined {
  // Not `new URL`: it resolves `..` and `%2e%2e`, which are names here.
  const path = requestUrl.replace(/[?#].*$/s, '');
  if (!path.startsWith(`${basePath}/`)) return undefined;
  try {
    return path
      .slice(basePath.length + 1)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
