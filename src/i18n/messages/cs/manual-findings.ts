import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsCs: typeof manualFindingsEn = {
  'DOC-NO-PAGES': {
    title: 'V archivu není stránka HTML',
    explanation: 'Offline návod se skládá ze stránek HTML.',
    remedy: 'Nahrajte ho jako běžný soubor.',
  },
  'DOC-NO-START': {
    title: 'Chybí úvodní stránka',
    explanation: ({ candidates, expected }) =>
      `Na nejvyšší úrovni archivu není ${expected}. Možné úvodní stránky: ${candidates}.`,
    remedy: ({ expected }) =>
      `Pojmenujte úvodní stránku ${expected}, dejte ji na nejvyšší úroveň a zabalte znovu.`,
  },
  'DOC-IIRDS': {
    title: 'Balík iiRDS bez úvodní stránky',
    explanation:
      'Jeho obsah zobrazují programy pro iiRDS. Soubor index.html na nejvyšší úrovni mají jen balíky iiRDS/H; jiné balíky iiRDS ho mít nesmějí.',
    remedy: 'Nahrajte ho jako běžný soubor, nebo požádejte o balík iiRDS/H.',
  },
  'DOC-WRAPPED': {
    title: 'Celý návod leží v jedné složce',
    explanation: ({ startPage }) =>
      `Úvodní stránka je ${startPage}. Některé programy ji hledají jen na nejvyšší úrovni.`,
    remedy: ({ folder }) => `Zabalte obsah složky ${folder}, ne složku samotnou.`,
  },
  'DOC-SEVERAL-STARTS': {
    title: 'Několik úvodních stránek',
    explanation: ({ candidates }) =>
      `Úvodní stránkou může být kterákoli z těchto: ${candidates}. Použita je první.`,
    remedy: ({ expected }) =>
      `Dejte na nejvyšší úroveň ${expected}, který vede ke všem, nebo nahrajte každou jako samostatný návod.`,
  },
  'DOC-START-CASE': {
    title: 'V názvu úvodní stránky jsou velká písmena',
    explanation: ({ expected, found }) => `Jmenuje se ${found}. Některé programy hledají jen ${expected}.`,
    remedy: ({ expected }) => `Přejmenujte ji na ${expected} a opravte odkazy na ni.`,
  },
  'DOC-CHARSET': {
    title: 'Kódování znaků není uvedeno',
    explanation: 'Zvláštní písmena se mohou zobrazit chybně.',
    remedy: 'Dejte na začátek každé stránky <meta charset="utf-8"> a uložte ji jako UTF-8.',
  },
  'DOC-DECODING': {
    title: 'Zvláštní písmena se zobrazují chybně',
    explanation: ({ encoding }) => `Text není kódován tak, jak uvádí (${encoding}).`,
    remedy: 'Uložte stránku jako UTF-8 a uveďte to v ní.',
  },
  'DOC-NOT-HTML': {
    title: 'Není to stránka HTML',
    explanation: ({ content }) => `Podle názvu je to stránka HTML, ale obsah je: ${content}.`,
    remedy: 'Dejte jí správnou příponu, nebo na její místo správnou stránku.',
  },
  'DOC-XML': {
    title: 'Stránka nebo obrázek není platné XML',
    explanation: 'Prohlížeče místo zbytku zobrazí chybovou zprávu.',
    remedy: 'Opravte XML a zabalte znovu.',
  },
  'DOC-TOO-LARGE': {
    title: 'Soubor je příliš velký na kontrolu',
    explanation: 'Je nepoškozený, ale jeho odkazy nebyly zkontrolovány.',
    remedy: 'Rozdělte ho na menší soubory.',
  },
  'DOC-TITLE': {
    title: 'Stránky bez titulku',
    explanation: 'Titulek je vidět na kartách, v záložkách a ve výsledcích hledání.',
    remedy: 'Dejte každé stránce <title>.',
  },
  'DOC-LANGUAGE': {
    title: 'Jazyk stránek není uveden',
    explanation: ({ pages }) =>
      `Stránky: ${pages}. Prohlížeč je může předčítat v nesprávném jazyce nebo nenabídne překlad.`,
    remedy: 'Zapište ho jako <html lang="cs">.',
  },
  'DOC-BASE': {
    title: 'Odkazy stránky vycházejí z místa mimo návod',
    explanation: ({ href }) => `Odkazy a obrázky stránky vycházejí z ${href}, a proto offline nefungují.`,
    remedy: 'Odstraňte ze stránky <base>.',
  },
  'DOC-LEAVES': {
    title: 'Stránka přesměrovává mimo návod',
    explanation: ({ target }) => `Posílá čtenáře na ${target}, což offline není.`,
    remedy: 'Odstraňte přesměrování, nebo ho nasměrujte na stránku návodu.',
  },
  'DOC-FORM': {
    title: 'Formulář vede mimo návod',
    explanation: ({ target }) =>
      `Zadaný text se odesílá na ${target}, což offline není. Hledání nic nenajde.`,
    remedy: 'Odstraňte formulář, nebo hledejte přímo v návodu.',
  },
  'DOC-NEEDS-SERVER': {
    title: 'Stránka potřebuje webový server',
    explanation: ({ need }) => `Něco v ní (${need}) nefunguje, když se otevře ze složky.`,
    remedy: 'Zkuste, zda lze návod používat i bez toho, nebo se zeptejte jeho autora.',
  },
  'DOC-SCRIPTS': {
    title: 'Stránky se skripty',
    explanation: ({ pages }) => `Stránky: ${pages}. Kde jsou skripty vypnuté, mohou jejich části chybět.`,
    remedy: 'Není třeba nic dělat.',
  },
  'DOC-UNUSED': {
    title: 'Soubory, které žádná stránka nepoužívá',
    explanation: ({ bytes, files, pages }) =>
      `Soubory: ${files}, celkem ${bytes} B. Stránky, na které žádná jiná neodkazuje: ${pages}.`,
    remedy: 'Při příštím balení vynechte, co není třeba.',
  },
  'LINK-BROKEN': {
    title: 'Nefunkční odkaz',
    explanation: ({ target }) => `V archivu není ${target}.`,
    remedy: 'Přidejte soubor, nebo opravte odkaz.',
  },
  'LINK-CASE': {
    title: 'Odkaz a název souboru se píší různě',
    explanation: ({ expected, target }) =>
      `V odkazu je ${target}, soubor je ${expected}. Funguje to jen ve Windows.`,
    remedy: ({ expected }) => `Zapište odkaz jako ${expected}.`,
  },
  'LINK-FRAGMENT': {
    title: 'Odkaz vede na místo, které na stránce není',
    explanation: ({ fragment, target }) =>
      `Stránka ${target} se otevře, ale od začátku: místo ${fragment} na ní není.`,
    remedy: 'Opravte odkaz, nebo místo doplňte.',
  },
  'LINK-FOLDER': {
    title: 'Odkaz vede na složku',
    explanation: ({ target }) =>
      `Složka ${target} nemá indexovou stránku, takže čtenář vidí seznam souborů, nebo nic.`,
    remedy: 'Odkažte na stránku v ní.',
  },
  'LINK-INDEX': {
    title: 'Odkaz uvádí složku místo její indexové stránky',
    explanation: ({ target }) =>
      `Na webovém serveru ${target} zobrazí indexovou stránku. Při otevření z disku zobrazí seznam souborů.`,
    remedy: 'Odkažte přímo na indexovou stránku.',
  },
  'LINK-OUTSIDE': {
    title: 'Odkaz vede ven z archivu',
    explanation: ({ target }) => `${target} leží nad nejvyšší složkou a není součástí návodu.`,
    remedy: 'Přidejte do návodu, co je míněno, a opravte odkaz.',
  },
  'LINK-ROOT': {
    title: 'Odkaz začíná v kořeni webového serveru',
    explanation: ({ target }) => `/${target} funguje jen na webovém serveru, ne ve složce.`,
    remedy: 'Zapište odkaz relativně ke stránce.',
  },
  'LINK-LOCAL': {
    title: 'Odkaz vede na autorův počítač',
    explanation: ({ target }) => `${target} existuje jen na jednom počítači nebo v jedné síti.`,
    remedy: 'Přidejte soubor do návodu a odkažte na něj tam.',
  },
  'LINK-BACKSLASH': {
    title: 'Odkaz je zapsán se zpětnými lomítky',
    explanation: ({ target }) => `${target} funguje jen ve Windows.`,
    remedy: 'Zapište ho s / místo \\.',
  },
  'LINK-QUERY': {
    title: 'Odkazy s otazníkem',
    explanation: 'Co za ním následuje, se při otevření stránky ze složky ignoruje.',
    remedy: 'Není třeba nic dělat, ledaže na tom stránka závisí.',
  },
  'LINK-MALFORMED': {
    title: 'Odkaz není platná adresa',
    explanation: ({ reason, target }) => `${target} nelze otevřít (${reason}).`,
    remedy: 'Opravte odkaz.',
  },
  'LINK-EMPTY': {
    title: 'Prázdné odkazy',
    explanation: 'Vedou na stránku, na které jsou.',
    remedy: 'Odstraňte je, nebo jim dejte adresu.',
  },
  'LINK-EXTERNAL': {
    title: 'Odkazy na internet',
    explanation: ({ hostCount, hosts, links }) =>
      `Odkazy: ${links}. Weby: ${hostCount}, např. ${hosts}. Potřebují připojení.`,
    remedy: 'Není třeba nic dělat.',
  },
  'RES-EXTERNAL': {
    title: 'Něco se načítá z internetu',
    explanation: ({ target }) => `Když se návod čte offline, ${target} chybí.`,
    remedy: 'Přidejte soubor do návodu a odkazujte na něj tam.',
  },
  'RES-FORMAT': {
    title: 'Obrázek má formát, který prohlížeče nezobrazují',
    explanation: ({ target }) => `Většina prohlížečů nechá místo pro ${target} prázdné.`,
    remedy: 'Uložte obrázek jako PNG, JPEG nebo SVG.',
  },
};
