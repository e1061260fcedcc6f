import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsDe: PdfFindingTexts = {
  forAi: (title) => `${title}: für KI nicht lesbar`,
  webPage:
    'Das ist eine Webseite und kein PDF, vielleicht eine Anmeldeseite. Laden Sie das Dokument noch einmal herunter.',
  fromTitle: 'Aus dem Titel des Dokuments.',
  findings: {
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
      advice: 'Dieses PDF konnte auf diesem Gerät nicht geprüft werden. Sie können es trotzdem hochladen.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Enthält Anhänge',
      advice:
        'Im PDF stecken weitere Dateien, die leicht übersehen werden. Laden Sie sie einzeln hoch, wenn sie wichtig sind.',
    },
    'PDF-SCRIPT': { title: 'Enthält Skripte', advice: 'Die meisten Programme ignorieren Skripte in PDFs.' },
  },
};
