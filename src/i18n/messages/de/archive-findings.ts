import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack =
  'Ordner mit einem aktuellen Programm und dem normalen Verfahren neu packen, dann die neue Datei prüfen.';
const copyAgain = 'Datei erneut kopieren oder herunterladen und ihre Größe mit dem Original vergleichen.';

/** Codes about the archive and the names in it. */
export const archiveFindingsDe: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'Die Datei ist leer',
    explanation: 'Sie hat 0 Byte. Meist wurde ein Download oder ein Kopiervorgang unterbrochen.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'Die Datei ist kein ZIP-Archiv',
    explanation: ({ content }) => `Dem Namen nach ist sie ein ZIP, dem Inhalt nach aber: ${content}.`,
    remedy: 'Als normale Datei hochladen oder die Anleitung in ein ZIP-Archiv packen.',
  },
  'ZIP-TRUNCATED': {
    title: 'Das Archiv ist abgeschnitten',
    explanation:
      'Es beginnt als ZIP-Archiv, aber das Ende fehlt. Deshalb ist sein Inhaltsverzeichnis nicht lesbar.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'Das Archiv enthält keine Dateien',
    explanation: 'Es gibt darin nichts zu lesen.',
    remedy: 'Inhalt des Ordners der Anleitung packen und die neue Datei prüfen.',
  },
  'ZIP-TWO-ENDS': {
    title: 'Das Archiv hat zwei Inhaltsverzeichnisse',
    explanation: 'Verschiedene Programme würden verschiedene Dateien darin finden.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Überzählige Daten hinter dem Ende des Archivs',
    explanation: ({ bytes }) =>
      `${bytes} Byte stehen hinter dem Ende. Nullen und Zeilenenden übergehen die Programme dort, anderes lehnen manche ab.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Überzählige Daten vor dem Archiv',
    explanation: ({ bytes }) =>
      `${bytes} Byte stehen vor der ersten Datei, wie bei einem selbstentpackenden Programm.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'Das Inhaltsverzeichnis ist falsch',
    explanation: ({ detail }) =>
      `Es passt nicht zum Inhalt des Archivs (${detail}). Programme lesen deshalb womöglich verschiedene Dateien.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'Die Angaben für große Dateien widersprechen sich',
    explanation: ({ detail }) =>
      `Größen oder Positionen stehen doppelt darin und weichen voneinander ab (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'Das Archiv ist nur einer von mehreren Teilen',
    explanation: 'Die anderen Teile fehlen. Die Dateien lassen sich daher nicht zusammensetzen.',
    remedy: 'Teile zusammenfügen oder die Anleitung als ein Archiv packen.',
  },
  'ZIP-ENCRYPTED': {
    title: 'Dateien sind mit einem Passwort geschützt',
    explanation: 'Nach dem Upload könnten sie nicht geöffnet werden.',
    remedy: 'Anleitung ohne Passwort neu packen.',
  },
  'ZIP-METHOD': {
    title: 'Dateien sind ungewöhnlich gepackt',
    explanation: ({ method }) =>
      `Das Verfahren ${method} kennt nicht jedes Programm. Bekannt sind „stored“ und „deflate“.`,
    remedy: 'Anleitung mit dem normalen Verfahren neu packen, nicht mit dem für die kleinste Größe.',
  },
  'ZIP-VERSION': {
    title: 'Eine Datei verlangt ein neueres Programm, als sie braucht',
    explanation: ({ version }) =>
      `Sie gibt an, Version ${version} des ZIP-Formats zu brauchen. Manche Programme überspringen eine solche Datei.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Bei einer Datei sind unbekannte Optionen gesetzt',
    explanation:
      'In ihrem Kopf sind reservierte Bits gesetzt. Manche Programme warnen davor oder weisen das Archiv ab.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'Der Kopf einer Datei ist fehlerhaft',
    explanation: ({ field }) =>
      `Der Kopf der Datei ist nicht lesbar oder stimmt nicht mit dem Inhaltsverzeichnis überein (${field}). Programme lesen deshalb womöglich Verschiedenes.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'Die Angaben hinter einer Datei sind fehlerhaft',
    explanation:
      'Größe und Prüfsumme hinter der Datei passen nicht zum Inhaltsverzeichnis, oder manche Programme können sie nicht lesen.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Dateien überschneiden sich im Archiv',
    explanation:
      'Zwei Dateien beanspruchen dieselben Bytes. Das gibt es nie in intakten Archiven, wohl aber in Fallen für Entpacker.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Ungeklärte Daten zwischen den Dateien',
    explanation: ({ bytes }) =>
      `${bytes} Byte gehören zu keiner Datei. Wo das als Fehler gemeldet ist, steckt eine verborgene Datei darin.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Eine Datei ist beschädigt',
    explanation: 'Ihr Inhalt passt nicht zur Prüfsumme.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Eine Datei ist länger oder kürzer als angegeben',
    explanation: 'Das Archiv ist beschädigt oder soll in die Irre führen.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Eine Datei lässt sich nicht entpacken',
    explanation: ({ detail }) => `Ihre gepackten Daten sind beschädigt (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Entpackt gefährlich groß',
    explanation: ({ detail }) => `Eine Grenze ist überschritten: ${detail}. Es wurde nichts entpackt.`,
    remedy: 'Anleitung aufteilen oder weglassen, was beim Lesen nicht gebraucht wird.',
  },
  'ZIP-EXTRA': {
    title: 'Ungewöhnliche Zusatzangaben zu einer Datei',
    explanation:
      'Manche Packprogramme fügen Nullen ein, um Dateien auszurichten, oder schreiben einen Teil doppelt. Es schadet nicht.',
    remedy: 'Es ist nichts zu tun.',
  },
  'NAME-UNSAFE': {
    title: 'Ein Dateiname ist gefährlich',
    explanation: ({ reason }) =>
      `Entpackt läge die Datei außerhalb ihres Ordners oder würde verbergen, was sie ist (${reason}).`,
    remedy: 'Datei umbenennen und den Ordner neu packen.',
  },
  'NAME-BACKSLASH': {
    title: 'Ordner sind mit Backslashes geschrieben',
    explanation: 'Außerhalb von Windows lägen alle Dateien in einem Ordner, und Links gingen ins Leere.',
    remedy: 'Ordner mit einem aktuellen Programm neu packen.',
  },
  'NAME-DUPLICATE': {
    title: 'Eine Datei steht zweimal im Archiv',
    explanation: ({ other }) =>
      `Welche von beiden angezeigt wird, hängt vom Programm ab. Die andere ist ${other}.`,
    remedy: 'Eine von beiden entfernen und den Ordner neu packen.',
  },
  'NAME-CASE-CLASH': {
    title: 'Zwei Namen sind unter Windows oder macOS gleich',
    explanation: ({ other }) =>
      `Sie unterscheiden sich nur in Großschreibung, Akzenten oder in Punkten und Leerzeichen am Ende. Eine Datei würde die andere ersetzen, ${other}.`,
    remedy: 'Eine von beiden umbenennen, auch in den Links darauf.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Ein Name ist zugleich Datei und Ordner',
    explanation: ({ detail }) => `Programme sind sich uneinig, was er ist (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Eine Datei hat zwei verschiedene Namen',
    explanation: ({ expected, found }) => `Manche Programme würden sie ${found} nennen, andere ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Ein Dateiname ist nicht in Unicode geschrieben',
    explanation: ({ guess }) =>
      `${guess && `Gemeint ist vermutlich ${guess}. `}Andere Programme zeigen womöglich andere Zeichen, und Links darauf gehen ins Leere.`,
    remedy: 'Ordner mit einem aktuellen Programm neu packen oder die Datei ohne Sonderzeichen benennen.',
  },
  'NAME-PORTABLE': {
    title: 'Ein Name ist unter Windows nicht möglich',
    explanation: ({ part }) => `Windows kann ${part} nicht anlegen. Die Datei würde dort fehlen.`,
    remedy: 'Umbenennen, auch in den Links darauf.',
  },
  'NAME-LONG': {
    title: 'Ein Pfad ist zu lang',
    explanation: ({ detail }) => `Mehr als ${detail}: Manche Geräte können ihn nicht entpacken.`,
    remedy: 'Ordner- und Dateinamen kürzen.',
  },
  'ENTRY-LINK': {
    title: 'Eine Datei ist keine normale Datei',
    explanation: ({ special }) =>
      `Es ist eine Spezialdatei (${special}). Programme entpacken sie unterschiedlich, und ein Link kann aus der Anleitung hinausführen.`,
    remedy: 'Durch die eigentliche Datei ersetzen und den Ordner neu packen.',
  },
  'ENTRY-PIPE': {
    title: 'Eine Datei wurde aus einer Pipe gepackt',
    explanation: 'Ein anderes Programm hat sie beim Packen geschrieben. Sie wird als normale Datei entpackt.',
    remedy: 'Es ist nichts zu tun.',
  },
  'ENTRY-JUNK': {
    title: 'Überbleibsel des Betriebssystems oder eines Programms',
    explanation: 'Beim Lesen sieht man sie nie. Sie brauchen nur Platz.',
    remedy: 'Beim nächsten Packen weglassen.',
  },
  'ENTRY-PROGRAM': {
    title: 'Enthält ein Programm',
    explanation: ({ extension }) =>
      `Eine Anleitung wird gelesen, nicht ausgeführt. Geräte und Server sperren ${extension}-Dateien oder würden sie starten.`,
    remedy: 'Weglassen und anderswo bereitstellen.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Enthält ein weiteres Archiv',
    explanation: 'Beim Lesen ist sein Inhalt nicht zugänglich. Auch hier wurde er nicht geprüft.',
    remedy: 'Seinen Inhalt als Dateien packen oder es weglassen.',
  },
  'ENTRY-EMPTY': {
    title: 'Eine Datei ist leer',
    explanation: 'Sie hat 0 Byte. Eine Seite, die sie braucht, ist unvollständig.',
    remedy: 'Durch die richtige Datei ersetzen.',
  },
  'ENTRY-TYPE': {
    title: 'Eine Datei ist nicht, was ihr Name sagt',
    explanation: ({ expected, found }) =>
      `Dem Namen nach ${expected}, dem Inhalt nach ${found}. Manche Programme zeigen sie nicht an.`,
    remedy: 'Die richtige Endung geben oder durch die richtige Datei ersetzen.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Ein Bild ist sehr groß',
    explanation: ({ detail }) => `Mehr als ${detail}. Ein Tablet zeigt es nur langsam oder gar nicht an.`,
    remedy: 'Auf die Größe verkleinern, in der es angezeigt wird.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Ein Bild ist abgeschnitten',
    explanation: 'Das Ende der Datei fehlt. Browser zeigen nur einen Teil des Bildes oder nichts.',
    remedy: 'Durch eine vollständige Kopie ersetzen.',
  },
};
