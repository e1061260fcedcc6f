import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('de');

/** Texts of findings about documents. */
export const documentTextsDe: DocumentTexts = {
  forAi: (title) => `${title}: für KI nicht lesbar`,
  fromTitle: 'Aus dem Titel des Dokuments.',
  fromPackage: 'Aus dem Paket.',
  withWarnings: (count) =>
    plural(count, { one: (n) => `${n} Datei mit Warnungen`, other: (n) => `${n} Dateien mit Warnungen` }),
  isInstead: (title, content) => `${title}: ${content}`,
  isNot: (extension, content) => `Keine ${extension}-Datei: ${content}`,
  contents: {
    pdf: 'PDF',
    webPage: 'Webseite',
    xml: 'XML-Datei',
    text: 'Textdatei',
    rtf: 'RTF-Dokument',
    program: 'Programm',
    archive: (format) => `${format}-Archiv`,
    image: (format) => `${format}-Bild`,
  },
  types: {
    word: 'Word-Dokument',
    spreadsheet: 'Tabelle',
    presentation: 'Präsentation',
    openDocument: 'OpenDocument-Datei',
    visio: 'Visio-Zeichnung',
    epub: 'E-Book',
    jar: 'Java-Archiv',
    aasx: 'Verwaltungsschale (AAS)',
    email: 'E-Mail',
    office: 'Office-Dokument',
    dwg: 'DWG-Zeichnung',
    dxf: 'DXF-Zeichnung',
    step: 'STEP-Modell',
    svg: 'SVG-Zeichnung',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: 'Eine Webseite, kein Dokument',
      advice: 'Vielleicht ist es eine Anmeldeseite. Laden Sie das Dokument noch einmal herunter.',
    },
    'FILE-SHORTCUT': {
      title: 'Das Dokument selbst liegt woanders',
      advice:
        'Diese Datei verweist nur auf eine andere, wie Verknüpfungen und Platzhalter von Cloud-Speichern. Öffnen Sie sie dort, wo sie funktioniert, speichern Sie das Dokument und wählen Sie dann diese Datei aus.',
    },
    'FILE-PROGRAM': {
      title: 'Programm, kein Dokument',
      advice:
        'Die Datei ist zum Ausführen gedacht, nicht zum Lesen. Entfernen Sie sie, wenn sie nicht zu dieser Anlage gehört.',
    },
    'FILE-PARTIAL': {
      title: 'Unfertiger Download',
      advice:
        'Die Datei ist vielleicht unvollständig. Warten Sie, bis der Download beendet ist, und wählen Sie dann die fertige Datei aus.',
    },
    'FILE-ZEROS': {
      title: 'Kein Inhalt',
      advice:
        'Die Datei ist mit Nullen gefüllt, wie nach einer misslungenen Kopie oder einem misslungenen Download. Kopieren oder laden Sie sie noch einmal.',
    },
    'FILE-SPLIT': {
      title: 'Teil eines geteilten Archivs',
      advice:
        'Die Datei lässt sich nur zusammen mit allen anderen Teilen öffnen. Entpacken Sie das Archiv und wählen Sie dann die Dokumente darin aus.',
    },
    'FILE-TYPE': {
      title: 'Anderer Inhalt als der Name sagt',
      advice:
        'Der Inhalt ist von anderer Art, als der Dateiname sagt, und manche Programme öffnen die Datei vielleicht nicht. Öffnen Sie sie und prüfen Sie, ob es die richtige ist.',
    },
    'FILE-UNCHECKED': {
      title: 'Nicht geprüft',
      advice: 'Diese Datei konnte auf diesem Gerät nicht geprüft werden. Sie können sie trotzdem hochladen.',
    },
    'IMAGE-DAMAGED': {
      title: 'Bild beschädigt',
      advice:
        'Ein Teil des Bildes fehlt oder lässt sich nicht anzeigen. Kopieren oder laden Sie es noch einmal.',
    },
    'IMAGE-HEIC': {
      title: 'HEIC-Bild',
      advice:
        'Viele Programme und Browser können HEIC-Bilder nicht anzeigen. Speichern Sie es als JPEG, wenn andere es sehen sollen.',
    },
    'OFFICE-DAMAGED': {
      title: 'Beschädigt',
      advice:
        'Programme öffnen diese Datei vielleicht nicht oder nur zum Teil. Kopieren oder exportieren Sie sie noch einmal.',
    },
    'OFFICE-PASSWORD': {
      title: 'Passwortgeschützt',
      advice:
        'Ohne Passwort kann niemand die Datei öffnen, und die Suche findet den Inhalt nicht. Laden Sie wenn möglich eine Kopie ohne Passwort hoch.',
    },
    'OFFICE-LEGACY': {
      title: 'Altes Office-Format',
      advice:
        'Manche Programme öffnen dieses Format nicht mehr, und die Suche findet den Inhalt vielleicht nicht. Speichern Sie die Datei in einem aktuellen Format, zum Beispiel als .docx oder PDF.',
    },
    'OFFICE-MACROS': {
      title: 'Enthält Makros',
      advice:
        'Viele Organisationen sperren Dateien mit Makros. Laden Sie eine Kopie ohne Makros hoch, wenn sie nicht gebraucht werden.',
    },
    'TEXT-NOT-UTF8': {
      title: 'Buchstaben vielleicht falsch',
      advice:
        'Der Text ist nicht als UTF-8 gespeichert, deshalb können Buchstaben wie ä oder é als andere Zeichen erscheinen. Speichern Sie ihn noch einmal mit der Kodierung UTF-8.',
    },
    'SVG-SCRIPT': {
      title: 'Zeichnung mit Skript',
      advice:
        'Programme, die die Zeichnung anzeigen, führen das Skript vielleicht aus oder zeigen sie nicht an. Exportieren Sie sie ohne Skripte.',
    },
    'PDF-NOT-PDF': {
      title: 'Kein PDF',
      advice:
        'Die Datei heißt .pdf, enthält aber etwas anderes. Öffnen Sie sie und prüfen Sie, ob es die richtige ist.',
    },
    'PDF-TRUNCATED': {
      title: 'Beschädigt: abgeschnitten',
      advice: 'Das Ende der Datei fehlt, vielleicht auch Seiten. Laden oder exportieren Sie sie noch einmal.',
    },
    'PDF-DAMAGED': {
      title: 'Beschädigt',
      advice:
        'Manche Programme können dieses PDF oder einige seiner Seiten nicht öffnen. Laden oder exportieren Sie es noch einmal.',
    },
    'PDF-NO-PAGES': {
      title: 'Keine Seiten',
      advice: 'Das PDF hat keine Seiten. Exportieren Sie es noch einmal.',
    },
    'PDF-PASSWORD': {
      title: 'Passwortgeschützt',
      advice:
        'Ohne Passwort kann niemand das PDF öffnen, und die Suche findet den Inhalt nicht. Laden Sie wenn möglich eine Kopie ohne Passwort hoch.',
    },
    'PDF-RIGHTS': {
      title: 'Durch Rechteverwaltung geschützt',
      advice:
        'Der Inhalt ist verschlüsselt. Nur Personen mit Berechtigung können ihn öffnen, und die Suche findet ihn nicht. Laden Sie möglichst eine ungeschützte Kopie hoch.',
    },
    'PDF-PORTFOLIO': {
      title: 'PDF-Portfolio',
      advice:
        'Die meisten Programme zeigen nur das Deckblatt, und die Suche findet die enthaltenen Dateien möglicherweise nicht. Laden Sie die Dateien einzeln hoch.',
    },
    'PDF-RESTRICTED': {
      title: 'Text nicht kopierbar',
      advice:
        'Das PDF lässt sich ohne Passwort öffnen, erlaubt aber nicht, den Text auszulesen. Die Suche findet den Inhalt vielleicht nicht.',
    },
    'PDF-NO-TEXT': {
      title: 'Scan ohne Text',
      advice:
        'Die Seiten sind Bilder, deshalb findet die Suche ihren Inhalt nicht. Führen Sie wenn möglich zuerst eine Texterkennung (OCR) durch.',
    },
    'PDF-GARBLED-TEXT': {
      title: 'Text nicht durchsuchbar',
      advice:
        'Der Text sieht richtig aus, aber seine Zeichen fehlen im PDF. Die Suche findet den Inhalt nicht. Exportieren Sie es noch einmal mit seinen Schriften.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Leere Seiten',
      advice: 'Auf den Seiten steht nichts. Öffnen Sie das PDF und prüfen Sie, ob es das richtige ist.',
    },
    'PDF-XFA': {
      title: 'Formular nur für wenige Programme',
      advice:
        'Die meisten Programme zeigen nur „Bitte warten“. Drucken Sie das Formular in ein PDF und laden Sie dieses hoch.',
    },
    'PDF-UNCHECKED': {
      title: 'Nicht geprüft',
      advice:
        'Dieses PDF konnte in der vorgesehenen Zeit und mit dem vorgesehenen Speicher nicht geprüft werden. Sie können es trotzdem hochladen.',
    },
    'PDF-REBUILT': {
      title: 'Beim Öffnen repariert',
      advice:
        'Die Objektliste dieses PDFs fehlt oder ist falsch, deshalb erstellen Programme sie beim Öffnen neu. Die geprüften Seiten sind lesbar. Exportieren Sie es erneut, wenn ein Programm es nicht öffnet.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Enthält Anhänge',
      advice:
        'Im PDF stecken weitere Dateien, die leicht übersehen werden. Laden Sie sie einzeln hoch, wenn sie wichtig sind.',
    },
    'PDF-SCRIPT': { title: 'Enthält Skripte', advice: 'Die meisten Programme ignorieren Skripte in PDFs.' },
  },
};
