/** The header that names a file, with an ASCII fallback (RFC 6266, appendix D) and the name itself (RFC 5987). */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const fallback = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
