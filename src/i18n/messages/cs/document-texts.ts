import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('cs');

/** Texts of findings about documents. */
export const documentTextsCs: DocumentTexts = {
  forAi: (title) => `${title}: AI to nepřečte`,
  fromTitle: 'Převzato z titulku dokumentu.',
  fromPackage: 'Z balíku.',
  withWarnings: (count) =>
    plural(count, {
      one: (n) => `${n} soubor s upozorněními`,
      few: (n) => `${n} soubory s upozorněními`,
      other: (n) => `${n} souborů s upozorněními`,
    }),
  isInstead: (title, content) => `${title}: ${content}`,
  isNot: (extension, content) => `Není to soubor ${extension}: ${content}`,
  contents: {
    pdf: 'PDF',
    webPage: 'Webová stránka',
    xml: 'Soubor XML',
    text: 'Textový soubor',
    rtf: 'Dokument RTF',
    program: 'Program',
    archive: (format) => `Archiv ${format}`,
    image: (format) => `Obrázek ${format}`,
  },
  types: {
    word: 'Dokument Word',
    spreadsheet: 'Tabulka',
    presentation: 'Prezentace',
    openDocument: 'Soubor OpenDocument',
    visio: 'Výkres Visio',
    epub: 'E-kniha',
    jar: 'Archiv Java',
    aasx: 'Asset Administration Shell',
    email: 'E-mailová zpráva',
    office: 'Dokument Office',
    dwg: 'Výkres DWG',
    dxf: 'Výkres DXF',
    step: 'Model STEP',
    svg: 'Výkres SVG',
  },
  findings: {
    'FILE-WEB-PAGE': {
      title: 'Webová stránka, ne dokument',
      advice: 'Může to být přihlašovací stránka. Stáhněte dokument znovu.',
    },
    'FILE-SHORTCUT': {
      title: 'Samotný dokument je jinde',
      advice:
        'Tento soubor pouze odkazuje na jiný, jako zástupci a zástupné soubory cloudových úložišť. Otevřete ho tam, kde funguje, uložte dokument a pak vyberte uložený soubor.',
    },
    'FILE-PROGRAM': {
      title: 'Program, ne dokument',
      advice: 'Tento soubor slouží ke spuštění, ne ke čtení. Odeberte ho, pokud k tomuto zařízení nepatří.',
    },
    'FILE-PARTIAL': {
      title: 'Nedokončené stahování',
      advice: 'Soubor může být neúplný. Počkejte, až se stahování dokončí, a pak vyberte hotový soubor.',
    },
    'FILE-ZEROS': {
      title: 'Bez obsahu',
      advice:
        'Soubor je vyplněný nulami, jako po nezdařeném kopírování nebo stahování. Zkopírujte nebo stáhněte ho znovu.',
    },
    'FILE-SPLIT': {
      title: 'Část rozděleného archivu',
      advice:
        'Lze ji otevřít jen společně se všemi ostatními částmi. Rozbalte archiv a pak vyberte dokumenty v něm.',
    },
    'FILE-TYPE': {
      title: 'Obsah neodpovídá názvu',
      advice:
        'Obsah je jiného druhu, než říká název souboru, a některé programy ho nemusí otevřít. Otevřete ho a zkontrolujte, zda je to ten správný.',
    },
    'FILE-UNCHECKED': {
      title: 'Nezkontrolováno',
      advice: 'Tento soubor se v tomto prohlížeči nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
    },
    'IMAGE-DAMAGED': {
      title: 'Poškozený obrázek',
      advice: 'Část obrázku chybí nebo ji nelze zobrazit. Zkopírujte nebo stáhněte ho znovu.',
    },
    'IMAGE-HEIC': {
      title: 'Obrázek HEIC',
      advice:
        'Mnoho programů a prohlížečů obrázky HEIC nezobrazí. Pokud ho mají vidět ostatní, uložte ho jako JPEG.',
    },
    'OFFICE-DAMAGED': {
      title: 'Poškozeno',
      advice: 'Programy tento soubor nemusí otevřít, nebo jen zčásti. Zkopírujte nebo exportujte ho znovu.',
    },
    'OFFICE-PASSWORD': {
      title: 'Chráněno heslem',
      advice:
        'Bez hesla ho nikdo neotevře a vyhledávání nenajde jeho obsah. Pokud můžete, nahrajte kopii bez hesla.',
    },
    'OFFICE-LEGACY': {
      title: 'Starý formát Office',
      advice:
        'Některé programy už tento formát neotevřou a vyhledávání nemusí najít jeho obsah. Uložte ho v současném formátu, například .docx nebo PDF.',
    },
    'OFFICE-MACROS': {
      title: 'Obsahuje makra',
      advice: 'Mnoho organizací soubory s makry blokuje. Pokud nejsou potřeba, nahrajte kopii bez nich.',
    },
    'TEXT-NOT-UTF8': {
      title: 'Písmena mohou být chybná',
      advice:
        'Text není uložen jako UTF-8, takže písmena jako ä nebo é se mohou zobrazit jako jiné znaky. Uložte ho znovu v kódování UTF-8.',
    },
    'SVG-SCRIPT': {
      title: 'Výkres se skriptem',
      advice:
        'Programy, které výkres zobrazí, mohou skript spustit nebo výkres odmítnout. Exportujte ho bez skriptů.',
    },
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
    'PDF-RIGHTS': {
      title: 'Chráněno správou práv',
      advice:
        'Obsah je zašifrovaný a otevřou ho jen lidé s oprávněním; vyhledávání ho nenajde. Pokud můžete, nahrajte nechráněnou kopii.',
    },
    'PDF-PORTFOLIO': {
      title: 'Portfolio PDF',
      advice:
        'Většina programů zobrazí jen titulní stránku a vyhledávání nemusí najít soubory uvnitř. Nahrajte soubory zvlášť.',
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
      advice: 'Toto PDF se v mezích času a paměti nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
    },
    'PDF-REBUILT': {
      title: 'Opraveno při otevření',
      advice:
        'Seznam objektů tohoto PDF chybí nebo je chybný, takže ho programy při otevření sestavují znovu. Zkontrolované stránky lze přečíst. Pokud ho některý program neotevře, exportujte ho znovu.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Obsahuje přílohy',
      advice:
        'V PDF jsou další soubory, které se snadno přehlédnou. Pokud jsou důležité, nahrajte je zvlášť.',
    },
    'PDF-SCRIPT': { title: 'Obsahuje skripty', advice: 'Většina programů skripty v PDF ignoruje.' },
  },
};
