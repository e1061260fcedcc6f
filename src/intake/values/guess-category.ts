import type { Choice } from '#lib/choice.ts';
import { lazy } from '#lib/lazy.ts';

/** A category, with words of file names that belong to it where the deployment names some. */
export interface GuessableCategory extends Choice {
  readonly fileNames?: readonly string[] | undefined;
  /** Classes of VDI 2770 that belong to it, such as `03-02`. */
  readonly vdi2770?: readonly string[] | undefined;
}

/**
 * Words for common kinds of document in the languages of the application, without accents and in lower case, as
 * `wordsOf` returns them.
 */
const kinds: readonly string[][] = [
  // Certificates
  'certificate|coc|conformity|zertifikat|konformitatserklarung|konformitaetserklaerung|prufzeugnis|pruefzeugnis|certificat|certificado|certificato|certificaat|certyfikat|swiadectwo|certifikat|osvedceni|sertifika|证书|証明書|شهادة',
  // Safety data sheets
  'safety data sheet|safety sheet|sds|msds|sicherheitsdatenblatt|fiche de donnees de securite|fds|ficha de datos de seguridad|scheda di sicurezza|scheda dati di sicurezza|veiligheidsinformatieblad|karta charakterystyki|bezpecnostni list|guvenlik bilgi formu|安全数据表|安全データシート|صحيفة بيانات السلامة',
  // Circuit diagrams
  'circuit diagram|wiring diagram|electrical diagram|schematic|schaltplan|stromlaufplan|schema electrique|esquema electrico|schema elettrico|elektrisch schema|bedradingsschema|schemat elektryczny|schemat|elektricke schema|schema zapojeni|elektrik semasi|devre semasi|电路图|电气图|回路図|配線図|مخطط كهربائي',
  // Spare parts
  'spare parts|spare part|parts list|ersatzteilliste|ersatzteile|ersatzteil|pieces de rechange|pieces detachees|repuestos|piezas de repuesto|ricambi|pezzi di ricambio|reserveonderdelen|onderdelenlijst|czesci zamienne|nahradni dily|yedek parca|备件|予備品|スペアパーツ|قطع الغيار',
  // Photos
  'photo|picture|image|foto|bild|fotografia|immagine|afbeelding|zdjecie|fotografie|fotograf|照片|写真|صورة',
  // Operating manuals
  'operating manual|operation manual|user manual|operating instructions|manual|betriebsanleitung|bedienungsanleitung|anleitung|handbuch|manuel|notice|mode d emploi|manuale|istruzioni|handleiding|gebruiksaanwijzing|instrukcja obslugi|instrukcja|navod|prirucka|kilavuz|kullanim kilavuzu|说明书|手册|取扱説明書|マニュアル|دليل',
  // Maintenance plans
  'maintenance plan|maintenance schedule|wartungsplan|instandhaltungsplan|plan de maintenance|plan de mantenimiento|piano di manutenzione|onderhoudsplan|plan konserwacji|plan udrzby|bakim plani|维护计划|保養計画|保全計画|خطة الصيانة',
  // Drawings
  'drawing|general arrangement|foundation plan|layout plan|zeichnung|lageplan|fundamentplan|aufstellungsplan|massblatt|dessin|plano|disegno|tekening|rysunek|vykres|cizim|teknik resim|图纸|図面|رسم',
  // Inspection reports
  'inspection report|test report|prufbericht|pruefbericht|prufprotokoll|pruefprotokoll|rapport d inspection|rapport de controle|informe de inspeccion|rapporto di prova|inspectierapport|keuringsrapport|protokol z badania|raport z inspekcji|protokol o zkousce|revizni zprava|muayene raporu|检验报告|検査報告書|検査成績書|تقرير الفحص',
].map((words) => words.split('|'));

/** Letters of scripts that are written without spaces between words. */
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Returns the words of a text, folded, between single spaces, with one at each end. */
function wordsOf(text: string): string {
  const words = text
    .replace(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i');
  return ` ${words
    .split(/[^\p{L}]+/u)
    .join(' ')
    .trim()} `;
}

const isShort = (keyword: string): boolean => keyword.length <= 3;

/** Pattern for keywords in words, the longest first; plural endings of words with more than three letters count. */
function patternOf(keywords: readonly string[]): RegExp {
  const folded = keywords.map((keyword) => wordsOf(keyword).trim()).filter((keyword) => keyword !== '');
  const sorted = folded.toSorted((a, b) => b.length - a.length);
  const oneOf = (isWanted: (keyword: string) => boolean) =>
    `(?:${sorted.filter(isWanted).join('|') || '(?!)'})`;
  const spaced = String.raw`(?<= )(?:ال)?(?:${oneOf((word) => !isUnspaced(word) && !isShort(word))}\p{L}{0,2}|${oneOf((word) => !isUnspaced(word) && isShort(word))})(?= )`;
  return new RegExp(`${spaced}|${oneOf(isUnspaced)}`, 'gu');
}

/** Cameras name photos by a number, `IMG_2041.jpg`; photos taken here are named after the asset and the time. */
const isCameraName = (fileName: string): boolean =>
  / \d{4}-\d{2}-\d{2} \d{2}-\d{2}-\d{2}\.(?:jpe?g|heic|heif)$/i.test(fileName) ||
  /^(?:img|dsc[fn]?|pxl|p|photo|image)?[-_ ]?\d[\d_-]*\.(?:jpe?g|heic|heif)$/i.test(fileName);

/** Returns the names to look at, in order. A camera's name says less than the folder of a photo. */
function namesOf(fileName: string, folder = ''): readonly string[] {
  const folders = folder.split('/').toReversed();
  return isCameraName(fileName) ? [...folders, fileName] : [fileName, ...folders];
}

const [photoKind, drawingKind] = [4, 7];

const photoNames = /\.(?:jpe?g|heic|heif)$/i;
const drawingNames =
  /\.(?:dwg|dxf|dwf|dgn|step|stp|iges|igs|stl|sldprt|sldasm|slddrw|ipt|iam|idw|catpart|catproduct|catdrawing|prt|jt|x_t|3dm|rvt)$/i;

/** Returns the kind of document that the type of a file is, whatever its name says. */
const kindOfType = (fileName: string): number | undefined =>
  drawingNames.test(fileName) ? drawingKind : photoNames.test(fileName) ? photoKind : undefined;

const kindPatterns = lazy(() => kinds.map(patternOf));
const anyKind = lazy(() => patternOf(kinds.flat()));

/** Returns the kinds that a text names; of overlapping keywords, the longest counts. */
function kindsIn(text: string): ReadonlySet<number> {
  const keywords = wordsOf(text).match(anyKind()) ?? [];
  return new Set(
    keywords.flatMap((keyword) =>
      kindPatterns().flatMap((pattern, kind) => (` ${keyword} `.search(pattern) >= 0 ? kind : [])),
    ),
  );
}

/** A file, and the folders that it was chosen with. */
interface Guessed {
  readonly file: Pick<File, 'name'>;
  readonly folder?: string;
}

/** Returns the category that the name of a file points to, or else that of a folder, the innermost first, or else its type. */
export type GuessCategory = (row: Guessed) => GuessableCategory | undefined;

/**
 * Returns the category that a file name points to: by the words of the deployment, by the category's own name, or by
 * the kind of document that both name. Undefined if there is none, or more than one.
 */
export function createCategoryGuess(categories: readonly GuessableCategory[]): GuessCategory {
  const known = categories.map((category) => ({
    category,
    kinds: kindsIn(category.name),
    name: patternOf([category.name]),
    fileNames: patternOf(category.fileNames ?? []),
  }));
  const only = (found: readonly { readonly category: GuessableCategory }[]) =>
    found.length === 1 ? found[0]!.category : undefined;
  const ofKind = (kind: number | undefined) =>
    kind === undefined ? undefined : only(known.filter((each) => each.kinds.has(kind)));
  const guess = (name: string): GuessableCategory | undefined => {
    const words = wordsOf(name.replace(/\.[^.]*$/, ''));
    const configured = known.filter((each) => words.search(each.fileNames) >= 0);
    if (configured.length > 0) return only(configured);
    const named = known.filter((each) => words.search(each.name) >= 0);
    if (named.length > 0) return only(named);
    const kindsOfName = isCameraName(name) ? [] : [...kindsIn(words)];
    return kindsOfName.length === 1 ? ofKind(kindsOfName[0]) : undefined;
  };
  const guessFrom = (fileName: string, names: readonly string[]): GuessableCategory | undefined => {
    for (const name of names) {
      const category = guess(name);
      if (category) return category;
    }
    return ofKind(kindOfType(fileName));
  };
  // Asked again with each rendering, as long as the file is listed.
  const guesses = new WeakMap<Pick<File, 'name'>, GuessableCategory | undefined>();
  return ({ file, folder }) => {
    if (!guesses.has(file)) guesses.set(file, guessFrom(file.name, namesOf(file.name, folder)));
    return guesses.get(file);
  };
}
