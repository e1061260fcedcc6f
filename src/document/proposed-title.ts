import { lazy } from '#lib/lazy.ts';

/**
 * Words that programs, scanners, cameras and people in a hurry give a file or a title, in the languages of the
 * application; none of them says what a document is. Folded: lower case, without accents.
 */
const emptyWords = [
  // A file, a document, a page, a part of a program
  'file|datei|fichier|archivo|bestand|plik|soubor|dosya|文件|ファイル|ملف',
  'doc|document|dokument|documento|dokumentum|belge|文档|文書|مستند|docs|text|word|excel|powerpoint|acrobat|pdf|microsoft|adobe|libreoffice|openoffice',
  'page|seite|pagina|strona|stranka|sayfa|页|ページ|صفحة|sheet|tabelle|feuil|hoja|foglio|blad|arkusz|工作表|シート|ورقة',
  'book|mappe|classeur|libro|cartel|map|skoroszyt|sesit|kitap|工作簿|مصنف|slide|folie|diapositive|diapositiva|dia|slajd|snimek|slayt|幻灯片|スライド|شريحة',
  'presentation|prasentation|presentacion|presentazione|presentatie|prezentacja|prezentace|sunu|sunusu|演示文稿|プレゼンテーション|عرض|تقديمي|standard|di|programu|aplikace',
  'drawing|layout|model|zeichnung|dessin|publication|title|titel|titre|titulo|titolo|tytul|nazev|baslik',
  // New, without a name, a copy, a version
  'untitled|unnamed|unbenannt|unbenanntes|ohne|namenlos|sans|sin|senza|naamloos|zonder|bez|tytulu|nazwy|nazvu|basliksiz|adsiz|无标题|未命名|名称未設定|無題|بلا|بدون|عنوان',
  'new|neu|neue|neues|neuer|nouveau|nouvelle|nuevo|nuovo|nieuw|nowy|novy|yeni|新建|新規|جديد',
  'copy|kopie|copie|copia|kopia|kopya|副本|コピー|نسخة|of|von|final|finale|draft|entwurf|version|temp|tmp|test|default|null|undefined|none|nan|nil|no|name',
  // Scanners, faxes, printers, cameras, messengers
  'scan|scans|scanned|scanner|scannen|gescannt|gescanntes|escaneo|escanear|escaneado|digitalizado|digitalizar|digitalizacion|scansione|acquisizione|numerisation|numeriser|numerise|numerisee|skan|skanowanie|sken|skenovani|skenovano|tarama|taranan|tarandi|扫描|掃描|扫描件|スキャン|مسح|ضوئي|camscanner|scansnap|scanbot|genius|turboscan|lens|office|mobile|to|email|e-mail|attachment|anhang|xerox|ricoh|canon|brother|kyocera|lexmark|epson|konica|minolta|bizhub|hp|samsung|sharp|toshiba',
  'print|printing|printout|druck|ausdruck|druckauftrag|impression|impresion|stampa|afdruk|wydruk|tisk|yazdir|打印|印刷|طباعة|job|fax|telefax|remote|desktop|redirected|printer|fullscreen|full',
  'img|image|images|picture|pic|photo|foto|bild|imagen|immagine|afbeelding|obraz|zdjecie|obrazek|fotografie|resim|图片|图像|画像|写真|صورة|dsc|dscn|dscf|pxl|pano|gopr|dji|win|whatsapp|signal|um|de|في|screenshot|bildschirmfoto|capture|at',
  'download|downloads|herunterladen|export|output|ausgabe|anonymous|administrator|admin|user',
]
  .join('|')
  .split('|');

/** Marks of devices before a number, such as `SKM_C250i23110208000`: more than a word, and often longer than one. */
const deviceNumber =
  /^(?:skm|km|mx|brn|brw|ccf|cci|ccl|rnp|xrx|scn|epson|hpscan|hp|canon|sharp|kyocera|taskalfa|img|dsc[nf]?|pxl|doc|scan|cap)[-_ ]?(?:[a-z]{0,3}\d[a-z0-9]*[-_ ])*[a-z]{0,3}\d+[a-z]?\d{3,}[-_\d]*$/;

/** Addresses, paths, names of files, codes: what a program writes if it has nothing better. */
const machineText = [
  /^(?:about|https?|file|data|mailto):/,
  /^(?:[a-z]:[\\/]|\\\\|~?\/[\w.-]+\/)/,
  /\.(?:[a-z]{3,4}|[a-z]\d[a-z])(?:$|[\s)])/,
  /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/,
  /^<[\da-f]+>$/,
  /^(?=.*\d)[\da-f]{16,}$/,
  /\uFFFD|^þy|[\p{Cc}]/u,
];

/** Letters of scripts that are written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .trim();

/** Names of months, whole and short. */
function monthsIn(locale: string): readonly string[] {
  const names = (['long', 'short'] as const).flatMap((length) => {
    const month = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 15)));
  });
  return names.map((name) => fold(name).replace(/^\d+|\.$/g, ''));
}

const locales = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'tr', 'zh-Hans', 'ja', 'ar'];

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Matches each empty word: whole words, except in scripts without spaces. */
const emptyPattern = lazy(() => {
  const folded = [...emptyWords, ...locales.flatMap(monthsIn), '月', '日', '年', 'am', 'pm', 'uhr'].map(fold);
  const words = [...new Set(folded)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const spaced = oneOf(words.filter((word) => !unspaced.test(word)));
  return new RegExp(
    `(?<!\\p{L})${spaced}(?!\\p{L})|${oneOf(words.filter((word) => unspaced.test(word)))}`,
    'gu',
  );
});

/** Returns what is left of a text without the words that say nothing; empty for what a machine wrote. */
function meaningIn(text: string): string {
  const folded = fold(text);
  const isOfMachine = [deviceNumber, ...machineText].some((code) => code.test(folded));
  return isOfMachine ? '' : folded.replace(emptyPattern(), ' ').replace(/_/g, ' ');
}

/** Returns true if the name of a file, with its extension, says what the document is. */
const saysSomething = (fileName: string): boolean => {
  const meaning = meaningIn(fileName.replace(/\.[^.]*$/, ''));
  return /\p{L}{3}/u.test(meaning) || unspaced.test(meaning);
};

/**
 * Returns the title of a PDF as a display name, if its file's name says nothing (`scan0001.pdf`) and the title does.
 * Fewer letters are needed for that in a title, which a person gave it: `CoC`, `P-42`, `R 134a`.
 */
export function proposedTitle(fileName: string, title = ''): string | undefined {
  const shown = title.replace(/^microsoft \w+ [-–] /iu, '').trim();
  const meaning = meaningIn(shown);
  const isTitle = /\p{L}{2}|\p{L}[-\s.]?\d|\d[-\s.]?\p{L}/u.test(meaning) || unspaced.test(meaning);
  return isTitle && !saysSomething(fileName) ? shown : undefined;
}
