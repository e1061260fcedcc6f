/** Upper halves of the code pages of DOS that `TextDecoder` lacks. Windows still writes them into ZIPs (APPNOTE, D.1). */
const dosPages = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  cp857:
    'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\ufffdÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\ufffd×ÚÛÙìÿ¯´\u00ad±\ufffd¾¶§÷¸°¨·¹³²■\u00a0',
};

/** Code page of Windows, in which a program wrote names into a ZIP. */
export type CodePage = keyof typeof dosPages | (typeof windowsPages)[number];

const windowsPages = [
  'ibm866',
  'windows-874',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'shift_jis',
  'gbk',
  'big5',
  'euc-kr',
] as const;

/** All code pages; those of Western Europe first. */
export const codePages: readonly CodePage[] = [
  'cp437',
  'cp850',
  'windows-1252',
  'cp852',
  'cp857',
  ...windowsPages.filter((page) => page !== 'windows-1252'),
];

const decoders = new Map<CodePage, TextDecoder>();

/** Decodes bytes in a code page; returns undefined if they are invalid in it. */
export function decodeIn(page: CodePage, bytes: Uint8Array): string | undefined {
  if (page in dosPages) {
    const upper = dosPages[page as keyof typeof dosPages];
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : upper[byte - 128]!)).join(
      '',
    );
  }
  let decoder = decoders.get(page);
  if (decoder === undefined) decoders.set(page, (decoder = new TextDecoder(page, { fatal: true })));
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the different readings of bytes in all code pages. */
export const readingsOf = (bytes: Uint8Array): readonly string[] => [
  ...new Set(codePages.flatMap((page) => decodeIn(page, bytes) ?? [])),
];
