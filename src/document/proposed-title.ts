import type { PdfFacts } from './document-report.ts';

/** Words that scanners, phones and programs put into the names of files; none of them says what a document is. */
const emptyWords =
  /(?<!\p{L})(?:scan|scanned|scanner|img|image|photo|doc|document|dokument|documento|file|datei|download|copy|kopie|new|neu|final|page|pdf|untitled|unbenannt)(?!\p{L})/giu;

/** Titles that programs write without being asked: names of files, addresses, placeholders. */
const emptyTitle =
  /^(?:about:|https?:|file:)|\.[a-z]{3,4}$|^(?:untitled|unbenannt|sans titre|sin título)\b/iu;

/** Fewest letters of a title that says something. */
const fewestLetters = 4;

/** Returns the title of a PDF as a display name, if its file's name says nothing (`scan0001.pdf`) and the title does. */
export function proposedTitle(fileName: string, facts: PdfFacts | undefined): string | undefined {
  const title = facts?.title?.replace(/^microsoft \w+ - /iu, '') ?? '';
  const isNamed = /\p{L}{3}/u.test(fileName.replace(/\.[^.]*$/, '').replace(emptyWords, ' '));
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  return isNamed || letters < fewestLetters || emptyTitle.test(title) ? undefined : title;
}
