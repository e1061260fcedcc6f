/** Upper half of CP437, the specified encoding of ZIP names without the UTF-8 flag (APPNOTE, D.1). */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Upper half of CP850, which Windows uses instead in Western Europe. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const windows1252 = new TextDecoder('windows-1252');

/** Decodes bytes of an unknown encoding in each of the usual code pages, most likely reading first. */
export function legacyReadings(bytes: Uint8Array): readonly string[] {
  const readings = [decodeUpper(bytes, cp437), decodeUpper(bytes, cp850), windows1252.decode(bytes)];
  return readings.toSorted((a, b) => oddness(a) - oddness(b));
}

function decodeUpper(bytes: Uint8Array, upper: string): string {
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128]!)).join('');
}

/**
 * Counts characters that are rare in names: box drawing, currency, control characters. Capitals after small letters
 * count half.
 */
function oddness(text: string): number {
  const odd = text.match(/[^\p{L}\p{N}\p{P}\p{Zs}+=~]|[ªº¿¡«»]/gu)?.length ?? 0;
  const mixed = text.match(/\p{Ll}\p{Lu}(?=\p{Ll})/gu)?.length ?? 0;
  return odd + mixed / 2;
}
