import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsCs: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Metadata nelze přečíst',
    advice:
      'Názvy a kategorie těchto dokumentů mohou chybět. Doplňte je sami, nebo požádejte odesílatele o opravený balík.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Žádná metadata',
    advice: 'Balík neuvádí, co jsou tyto dokumenty. Doplňte jejich názvy a kategorie sami.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Hlavní soubor chybí nebo se jmenuje jinak',
    advice:
      'Programy hledají soubor s názvem VDI2770_Main.xml, který chybí nebo se jmenuje jinak. Kontejnery byly přečteny bez něj. Požádejte odesílatele o opravený balík.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'Kontejner nelze otevřít',
    advice:
      'Kontejner v balíku je poškozený, proto jeho dokumenty nejsou v seznamu. Požádejte odesílatele o balík znovu.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Soubory chráněné heslem',
    advice: 'Bez hesla tyto soubory nikdo neotevře. Požádejte odesílatele o balík bez hesla.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Příliš hluboké vnoření',
    advice:
      'Kontejnery hlouběji než ve dvou úrovních nebyly otevřeny, proto jejich dokumenty nejsou v seznamu. Rozbalte balík a přidejte je samostatně.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Nepřečteno celé',
    advice:
      'Balík je příliš velký, než aby ho bylo možné přečíst celý. Rozbalte ho a zbývající dokumenty přidejte samostatně.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'Nenalezeny žádné dokumenty',
    advice: 'Balík nepopisuje žádné dokumenty. Přesto ho můžete nahrát jako jeden soubor.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Chybí dokument',
    advice: 'Balík uvádí dokument, který neobsahuje. Vyžádejte si ho od odesílatele.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'Chybí soubor',
    advice: 'Metadata uvádějí soubor, který v balíku není. Vyžádejte si ho od odesílatele.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Žádné PDF',
    advice: 'Dokument nemá PDF, a možná ho neotevře každý. Vyžádejte si PDF od odesílatele.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'Dvakrát stejné ID',
    advice: 'Dva dokumenty mají stejné ID. Ověřte, že potřebujete oba.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Neschváleno',
    advice: 'Podle balíku není dokument schválený. Ověřte, že je to správná verze.',
  },
  'PACKAGE-WRAPPED': {
    title: 'Zabaleno ve složce',
    advice:
      'Všechny soubory jsou v jedné složce archivu ZIP, kde některé programy metadata nenajdou. Zabalte místo toho obsah složky.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'Název souboru nesouhlasí',
    advice:
      'Název souboru je v metadatech napsán jinak, proto ho některé programy nenajdou. Požádejte odesílatele o opravený balík.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'Soubor není v metadatech',
    advice: 'Tento soubor nepatří k žádnému dokumentu. Ověřte, zda ho potřebujete.',
  },
};
