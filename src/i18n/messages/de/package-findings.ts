import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsDe: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Metadaten nicht lesbar',
    advice:
      'Titel und Kategorien dieser Dokumente fehlen möglicherweise. Ergänzen Sie sie selbst oder bitten Sie den Absender um ein korrigiertes Paket.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Keine Metadaten',
    advice: 'Das Paket sagt nicht, was diese Dokumente sind. Ergänzen Sie Titel und Kategorien selbst.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Hauptdatei fehlt oder heißt anders',
    advice:
      'Programme suchen eine Datei namens VDI2770_Main.xml. Sie fehlt oder heißt anders. Die Container wurden ohne sie gelesen. Bitten Sie den Absender um ein korrigiertes Paket.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Container lässt sich nicht öffnen',
    advice:
      'Ein Container im Paket ist beschädigt, deshalb sind seine Dokumente nicht aufgeführt. Bitten Sie den Absender noch einmal um das Paket.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Passwortgeschützte Dateien',
    advice:
      'Ohne Passwort kann niemand diese Dateien öffnen. Bitten Sie den Absender um ein Paket ohne Passwort.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Zu tief verschachtelt',
    advice:
      'Container, die mehr als zwei Ebenen tief liegen, wurden nicht geöffnet, deshalb sind ihre Dokumente nicht aufgeführt. Entpacken Sie das Paket und fügen Sie sie einzeln hinzu.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Nicht vollständig gelesen',
    advice:
      'Das Paket ist zu groß, um vollständig gelesen zu werden. Entpacken Sie es und fügen Sie die übrigen Dokumente einzeln hinzu.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'Keine Dokumente gefunden',
    advice: 'Das Paket beschreibt keine Dokumente. Sie können es trotzdem als eine Datei hochladen.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Dokument fehlt',
    advice: 'Das Paket führt ein Dokument auf, das nicht enthalten ist. Bitten Sie den Absender darum.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'Datei fehlt',
    advice: 'Die Metadaten nennen eine Datei, die nicht im Paket ist. Bitten Sie den Absender darum.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Kein PDF',
    advice:
      'Ein Dokument hat kein PDF, vielleicht können es nicht alle öffnen. Bitten Sie den Absender um ein PDF.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Gleiche ID zweimal',
    advice: 'Zwei Dokumente haben dieselbe ID. Prüfen Sie, ob Sie beide brauchen.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Nicht freigegeben',
    advice: 'Laut Paket ist ein Dokument nicht freigegeben. Prüfen Sie, ob es die richtige Version ist.',
  },
  'PACKAGE-WRAPPED': {
    title: 'In einem Ordner gepackt',
    advice:
      'Alle Dateien liegen in einem Ordner des ZIP, in dem manche Programme die Metadaten nicht finden. Packen Sie stattdessen den Inhalt des Ordners.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'Dateiname stimmt nicht überein',
    advice:
      'Der Name einer Datei ist in den Metadaten anders geschrieben, deshalb finden manche Programme sie nicht. Bitten Sie den Absender um ein korrigiertes Paket.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'Datei nicht in den Metadaten',
    advice: 'Diese Datei gehört zu keinem Dokument. Prüfen Sie, ob Sie sie brauchen.',
  },
};
