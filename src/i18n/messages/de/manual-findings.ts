import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsDe: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'Das Archiv enthält keine HTML-Seite',
    explanation: 'Eine Offline-Anleitung besteht aus HTML-Seiten.',
    remedy: 'Als normale Datei hochladen.',
  },
  'DOC-NO-START': {
    title: 'Die Startseite fehlt',
    explanation: ({ candidates, expected }) =>
      `Auf der obersten Ebene des Archivs gibt es keine ${expected}. Mögliche Startseiten: ${candidates}.`,
    remedy: ({ expected }) => `Startseite ${expected} nennen, auf die oberste Ebene legen und neu packen.`,
  },
  'DOC-IIRDS': {
    title: 'Ein iiRDS-Paket ohne Startseite',
    explanation:
      'Programme für iiRDS zeigen seinen Inhalt. Nur iiRDS/H-Pakete haben eine index.html auf der obersten Ebene; andere iiRDS-Pakete dürfen keine haben.',
    remedy: 'Als normale Datei hochladen oder ein iiRDS/H-Paket anfordern.',
  },
  'DOC-WRAPPED': {
    title: 'Die ganze Anleitung liegt in einem Ordner',
    explanation: ({ startPage }) =>
      `Die Startseite ist ${startPage}. Manche Programme suchen sie nur auf der obersten Ebene.`,
    remedy: ({ folder }) => `Inhalt des Ordners ${folder} packen, nicht den Ordner selbst.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Mehrere Startseiten',
    explanation: ({ candidates }) =>
      `Jede dieser Seiten könnte die Startseite sein: ${candidates}. Die erste wird verwendet.`,
    remedy: ({ expected }) =>
      `Eine Seite ${expected}, die zu allen führt, auf die oberste Ebene legen oder jede als eigene Anleitung hochladen.`,
  },
  'DOC-START-CASE': {
    title: 'Der Name der Startseite hat Großbuchstaben',
    explanation: ({ expected, found }) => `Sie heißt ${found}. Manche Programme suchen nur ${expected}.`,
    remedy: ({ expected }) => `In ${expected} umbenennen, auch in den Links darauf.`,
  },
  'DOC-CHARSET': {
    title: 'Zeichenkodierung nicht angegeben',
    explanation: 'Sonderzeichen werden womöglich falsch angezeigt.',
    remedy: '<meta charset="utf-8"> an den Anfang jeder Seite setzen und sie als UTF-8 speichern.',
  },
  'DOC-DECODING': {
    title: 'Sonderzeichen werden falsch angezeigt',
    explanation: ({ encoding }) => `Der Text ist nicht so kodiert, wie er angibt (${encoding}).`,
    remedy: 'Seite als UTF-8 speichern und das darin angeben.',
  },
  'DOC-NOT-HTML': {
    title: 'Keine HTML-Seite',
    explanation: ({ content }) => `Dem Namen nach ist sie eine HTML-Seite, dem Inhalt nach aber: ${content}.`,
    remedy: 'Die richtige Endung geben oder durch die richtige Seite ersetzen.',
  },
  'DOC-XML': {
    title: 'Eine Seite oder ein Bild ist kein gültiges XML',
    explanation: 'Browser zeigen statt des Rests eine Fehlermeldung.',
    remedy: 'XML berichtigen und neu packen.',
  },
  'DOC-TOO-LARGE': {
    title: 'Eine Datei ist zu groß für die Prüfung',
    explanation: 'Sie ist unbeschädigt, aber ihre Links wurden nicht geprüft.',
    remedy: 'In kleinere Dateien aufteilen.',
  },
  'DOC-TITLE': {
    title: 'Seiten ohne Titel',
    explanation: 'Der Titel erscheint in Tabs, Lesezeichen und Suchergebnissen.',
    remedy: 'Jeder Seite einen <title> geben.',
  },
  'DOC-LANGUAGE': {
    title: 'Sprache der Seiten nicht angegeben',
    explanation: ({ pages }) =>
      `Seiten: ${pages}. Ein Browser liest sie vielleicht in der falschen Sprache vor oder bietet keine Übersetzung an.`,
    remedy: 'Angeben, etwa mit <html lang="de">.',
  },
  'DOC-BASE': {
    title: 'Links einer Seite gehen von einem Ort außerhalb der Anleitung aus',
    explanation: ({ href }) =>
      `Sie und die Bilder der Seite gehen von ${href} aus und funktionieren offline nicht.`,
    remedy: '<base> aus der Seite entfernen.',
  },
  'DOC-LEAVES': {
    title: 'Eine Seite leitet aus der Anleitung hinaus',
    explanation: ({ target }) => `Sie leitet zu ${target} weiter, und das gibt es offline nicht.`,
    remedy: 'Die Weiterleitung entfernen oder auf eine Seite der Anleitung richten.',
  },
  'DOC-FORM': {
    title: 'Ein Formular führt aus der Anleitung hinaus',
    explanation: ({ target }) =>
      `Eingaben gehen an ${target}, und das gibt es offline nicht. Eine Suche darin findet nichts.`,
    remedy: 'Das Formular entfernen oder in der Anleitung suchen lassen.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'Eine Seite braucht einen Webserver',
    explanation: ({ need }) =>
      `Etwas darin (${need}) funktioniert nicht, wenn die Seite aus einem Ordner geöffnet wird.`,
    remedy: 'Probieren, ob die Anleitung ohne das nutzbar ist, oder den Ersteller fragen.',
  },
  'DOC-SCRIPTS': {
    title: 'Seiten mit Skripten',
    explanation: ({ pages }) =>
      `Seiten: ${pages}. Wo Skripte abgeschaltet sind, fehlen womöglich Teile davon.`,
    remedy: 'Es ist nichts zu tun.',
  },
  'DOC-UNUSED': {
    title: 'Dateien, auf die keine Seite verweist',
    explanation: ({ bytes, files, pages }) =>
      `Dateien: ${files}, mit ${bytes} Byte. Seiten, auf die keine andere Seite verweist: ${pages}.`,
    remedy: 'Nicht Benötigtes beim nächsten Packen weglassen.',
  },
  'LINK-BROKEN': {
    title: 'Defekter Link',
    explanation: ({ target }) => `${target} gibt es im Archiv nicht.`,
    remedy: 'Datei ergänzen oder Link berichtigen.',
  },
  'LINK-CASE': {
    title: 'Link und Dateiname sind verschieden geschrieben',
    explanation: ({ expected, target }) =>
      `Im Link steht ${target}, die Datei heißt ${expected}. Das funktioniert nur unter Windows.`,
    remedy: ({ expected }) => `Link als ${expected} schreiben.`,
  },
  'LINK-FRAGMENT': {
    title: 'Ein Link führt zu einer Stelle, die seine Seite nicht hat',
    explanation: ({ fragment, target }) =>
      `Die Seite ${target} öffnet sich, aber am Anfang: Eine Stelle namens ${fragment} hat sie nicht.`,
    remedy: 'Link berichtigen oder Stelle ergänzen.',
  },
  'LINK-FOLDER': {
    title: 'Ein Link führt zu einem Ordner',
    explanation: ({ target }) =>
      `Der Ordner ${target} hat keine Indexseite. Zu sehen ist dann eine Dateiliste oder nichts.`,
    remedy: 'Auf eine Seite darin verweisen.',
  },
  'LINK-INDEX': {
    title: 'Ein Link nennt einen Ordner statt dessen Indexseite',
    explanation: ({ target }) =>
      `Auf einem Webserver zeigt ${target} die Indexseite. Von einem Datenträger geöffnet, zeigt er eine Dateiliste.`,
    remedy: 'Direkt auf die Indexseite verlinken.',
  },
  'LINK-OUTSIDE': {
    title: 'Ein Link führt aus dem Archiv hinaus',
    explanation: ({ target }) => `${target} liegt über dem obersten Ordner und gehört nicht zur Anleitung.`,
    remedy: 'Das Gemeinte in die Anleitung aufnehmen und den Link berichtigen.',
  },
  'LINK-ROOT': {
    title: 'Ein Link beginnt an der Wurzel eines Webservers',
    explanation: ({ target }) => `/${target} funktioniert nur auf einem Webserver, nicht in einem Ordner.`,
    remedy: 'Link relativ zu seiner Seite schreiben.',
  },
  'LINK-LOCAL': {
    title: 'Ein Link führt zum Rechner des Erstellers',
    explanation: ({ target }) => `${target} gibt es nur auf einem Rechner oder in einem Netzwerk.`,
    remedy: 'Datei in die Anleitung aufnehmen und dorthin verweisen.',
  },
  'LINK-BACKSLASH': {
    title: 'Ein Link ist mit Backslashes geschrieben',
    explanation: ({ target }) => `${target} funktioniert nur unter Windows.`,
    remedy: 'Mit / statt \\ schreiben.',
  },
  'LINK-QUERY': {
    title: 'Links mit Fragezeichen',
    explanation: 'Was danach steht, wird nicht beachtet, wenn eine Seite aus einem Ordner geöffnet wird.',
    remedy: 'Es ist nichts zu tun, es sei denn, eine Seite hängt davon ab.',
  },
  'LINK-MALFORMED': {
    title: 'Ein Link ist keine gültige Adresse',
    explanation: ({ reason, target }) => `${target} lässt sich nicht öffnen (${reason}).`,
    remedy: 'Link berichtigen.',
  },
  'LINK-EMPTY': {
    title: 'Leere Links',
    explanation: 'Sie führen zu der Seite, auf der sie stehen.',
    remedy: 'Entfernen oder mit einer Adresse versehen.',
  },
  'LINK-EXTERNAL': {
    title: 'Links ins Internet',
    explanation: ({ hostCount, hosts, links }) =>
      `Links: ${links}. Websites: ${hostCount}, etwa ${hosts}. Sie brauchen eine Verbindung.`,
    remedy: 'Es ist nichts zu tun.',
  },
  'RES-EXTERNAL': {
    title: 'Etwas wird aus dem Internet geladen',
    explanation: ({ target }) => `${target} fehlt, wenn die Anleitung offline gelesen wird.`,
    remedy: 'Datei in die Anleitung aufnehmen und dorthin verweisen.',
  },
  'RES-FORMAT': {
    title: 'Ein Bild hat ein Format, das Browser nicht anzeigen',
    explanation: ({ target }) => `Die meisten Browser lassen die Stelle von ${target} leer.`,
    remedy: 'Bild als PNG, JPEG oder SVG speichern.',
  },
};
