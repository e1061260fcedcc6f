/** The upper half of CP437, in which ZIP names without the UTF-8 flag are written by definition (APPNOTE, D.1). */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** The upper half of CP850, which Windows takes instead in Western Europe. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const windows1252 = new TextDecoder('windows-1252');

/** What bytes of an unknown encoding say in each of the usual ones, most likely first. */
export function legacyReadings(bytes: Uint8Array): readonly string[] {
  const readings = [decodeUpper(bytes, cp437), decodeUpper(bytes, cp850), windows1252.decode(bytes)];
  return readings.toSorted((a, b) => oddityOf(a) - oddityOf(b));
}

function decodeUpper(bytes: Uint8Array, upper: string): string {
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128]!)).join('');
}

/** Counts what names are not made of: boxes, currency, controls; capitals after small letters count half. */
function oddityOf(text: string): number {
  const odd = text.match(/[^\p{L}\p{N}\p{P}\p{Zs}+=~]|[ªº¿¡«»]/gu)?.length ?? 0;
  const mixed = text.match(/\p{Ll}\p{Lu}(?=\p{Ll})/gu)?.length ?? 0;
  return odd + mixed / 2;
}
