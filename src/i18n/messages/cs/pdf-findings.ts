import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsCs: PdfFindingTexts = {
  forAi: (title) => `${title}: AI to nepřečte`,
  webPage: 'To je webová stránka, ne PDF; možná přihlašovací stránka. Stáhněte dokument znovu.',
  fromTitle: 'Převzato z titulku dokumentu.',
  findings: {
    'PDF-NOT-PDF': {
      title: 'Není to PDF',
      advice: 'Soubor má příponu .pdf, ale obsahuje něco jiného. Otevřete ho a ověřte, že je to ten správný.',
    },
    'PDF-TRUNCATED': {
      title: 'Poškozeno: neúplné',
      advice: 'Chybí konec souboru a možná i stránky. Stáhněte nebo exportujte ho znovu.',
    },
    'PDF-DAMAGED': {
      title: 'Poškozeno',
      advice:
        'Některé programy toto PDF nebo všechny jeho stránky neotevřou. Stáhněte nebo exportujte ho znovu.',
    },
    'PDF-NO-PAGES': { title: 'Žádné stránky', advice: 'PDF nemá žádné stránky. Exportujte ho znovu.' },
    'PDF-PASSWORD': {
      title: 'Chráněno heslem',
      advice:
        'Bez hesla ho nikdo neotevře a vyhledávání nenajde jeho obsah. Pokud můžete, nahrajte kopii bez hesla.',
    },
    'PDF-RESTRICTED': {
      title: 'Text nelze kopírovat',
      advice: 'PDF se otevře bez hesla, ale nedovoluje číst text. Vyhledávání možná nenajde jeho obsah.',
    },
    'PDF-NO-TEXT': {
      title: 'Sken bez textu',
      advice:
        'Stránky jsou obrázky, takže vyhledávání nenajde jejich obsah. Pokud můžete, nejdřív rozpoznejte text (OCR).',
    },
    'PDF-GARBLED-TEXT': {
      title: 'V textu nelze hledat',
      advice:
        'Text vypadá správně, ale jeho znaky v PDF chybějí. Vyhledávání nenajde obsah. Exportujte ho znovu i s písmy.',
    },
    'PDF-BLANK-PAGES': {
      title: 'Prázdné stránky',
      advice: 'Na stránkách nic není. Otevřete PDF a ověřte, že je to to správné.',
    },
    'PDF-XFA': {
      title: 'Formulář jen pro některé programy',
      advice: 'Většina programů ukáže jen „Čekejte prosím“. Vytiskněte formulář do PDF a nahrajte to.',
    },
    'PDF-UNCHECKED': {
      title: 'Nezkontrolováno',
      advice: 'Toto PDF se na tomto zařízení nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Obsahuje přílohy',
      advice:
        'V PDF jsou další soubory, které se snadno přehlédnou. Pokud jsou důležité, nahrajte je zvlášť.',
    },
    'PDF-SCRIPT': { title: 'Obsahuje skripty', advice: 'Většina programů skripty v PDF ignoruje.' },
  },
};
