import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack = 'Zabalte složku znovu aktuálním programem a běžnou metodou, pak nový soubor zkontrolujte.';
const copyAgain = 'Zkopírujte nebo stáhněte soubor znovu a porovnejte jeho velikost s originálem.';

/** Codes about the archive and the names in it. */
export const archiveFindingsCs: typeof archiveFindingsEn = {
  'ZIP-EMPTY-FILE': {
    title: 'Soubor je prázdný',
    explanation: 'Má 0 bajtů. Obvykle se přerušilo stahování nebo kopírování.',
    remedy: copyAgain,
  },
  'ZIP-NOT-A-ZIP': {
    title: 'Soubor není archiv ZIP',
    explanation: ({ content }) => `Název říká ZIP, ale obsah je: ${content}.`,
    remedy: 'Nahrajte ho jako běžný soubor, nebo zabalte návod do archivu ZIP.',
  },
  'ZIP-TRUNCATED': {
    title: 'Archiv je neúplný',
    explanation: 'Začíná jako archiv ZIP, ale konec chybí, takže jeho seznam souborů nelze přečíst.',
    remedy: copyAgain,
  },
  'ZIP-NO-ENTRIES': {
    title: 'V archivu nejsou soubory',
    explanation: 'Není v něm co číst.',
    remedy: 'Zabalte obsah složky s návodem a nový soubor zkontrolujte.',
  },
  'ZIP-TWO-ENDS': {
    title: 'Archiv má dva seznamy souborů',
    explanation: 'Různé programy by v něm našly různé soubory.',
    remedy: repack,
  },
  'ZIP-TRAILING-DATA': {
    title: 'Data navíc za koncem archivu',
    explanation: ({ bytes }) =>
      `Za koncem je ještě ${bytes} B. Nuly a konce řádků tam programy přeskočí, cokoli jiného některé odmítnou.`,
    remedy: repack,
  },
  'ZIP-LEADING-DATA': {
    title: 'Data navíc před archivem',
    explanation: ({ bytes }) => `Před prvním souborem je ${bytes} B, jako v samorozbalovacím programu.`,
    remedy: repack,
  },
  'ZIP-DIRECTORY': {
    title: 'Seznam souborů je chybný',
    explanation: ({ detail }) =>
      `Nesouhlasí s obsahem archivu (${detail}), takže programy mohou číst různé soubory.`,
    remedy: repack,
  },
  'ZIP-ZIP64': {
    title: 'Údaje o velkých souborech si odporují',
    explanation: ({ detail }) => `Velikosti nebo pozice jsou zapsány dvakrát a liší se (${detail}).`,
    remedy: repack,
  },
  'ZIP-SPLIT': {
    title: 'Archiv je jen jednou z několika částí',
    explanation: 'Ostatní části chybějí, takže soubory nelze složit.',
    remedy: 'Spojte části, nebo zabalte návod jako jeden archiv.',
  },
  'ZIP-ENCRYPTED': {
    title: 'Soubory jsou chráněny heslem',
    explanation: 'Po nahrání by je nešlo otevřít.',
    remedy: 'Zabalte návod znovu bez hesla.',
  },
  'ZIP-METHOD': {
    title: 'Soubory jsou zabaleny neobvyklým způsobem',
    explanation: ({ method }) =>
      `Metodu komprese ${method} nezná každý program. Známé jsou „stored“ a „deflate“.`,
    remedy: 'Zabalte návod znovu běžnou metodou, ne metodou pro nejmenší velikost.',
  },
  'ZIP-VERSION': {
    title: 'Soubor žádá novější program, než potřebuje',
    explanation: ({ version }) =>
      `Uvádí, že potřebuje verzi ${version} formátu ZIP. Některé programy takový soubor přeskočí.`,
    remedy: repack,
  },
  'ZIP-FLAGS': {
    title: 'Soubor má nastavené neznámé volby',
    explanation:
      'V jeho hlavičce jsou nastavené vyhrazené bity. Některé programy na to upozorní nebo archiv odmítnou.',
    remedy: repack,
  },
  'ZIP-HEADER': {
    title: 'Hlavička souboru je chybná',
    explanation: ({ field }) =>
      `Hlavičku souboru nelze přečíst nebo nesouhlasí se seznamem souborů (${field}), takže programy mohou číst něco jiného.`,
    remedy: repack,
  },
  'ZIP-DESCRIPTOR': {
    title: 'Údaje za souborem jsou chybné',
    explanation:
      'Velikost a kontrolní součet za souborem nesouhlasí se seznamem souborů, nebo je některé programy nedokážou přečíst.',
    remedy: repack,
  },
  'ZIP-OVERLAP': {
    title: 'Soubory se v archivu překrývají',
    explanation:
      'Dva soubory zabírají tytéž bajty. V dobrých archivech se to nestává; v pastech na rozbalovací programy ano.',
    remedy: repack,
  },
  'ZIP-GAP': {
    title: 'Nevysvětlená data mezi soubory',
    explanation: ({ bytes }) =>
      `${bytes} B nepatří k žádnému souboru. Je-li to hlášeno jako chyba, je v nich skrytý soubor.`,
    remedy: repack,
  },
  'ZIP-CRC': {
    title: 'Soubor je poškozený',
    explanation: 'Obsah nesouhlasí s kontrolním součtem.',
    remedy: copyAgain,
  },
  'ZIP-SIZE': {
    title: 'Soubor je delší nebo kratší, než se uvádí',
    explanation: 'Archiv je poškozený, nebo má klamat.',
    remedy: repack,
  },
  'ZIP-DEFLATE': {
    title: 'Soubor nelze rozbalit',
    explanation: ({ detail }) => `Jeho zabalená data jsou poškozená (${detail}).`,
    remedy: copyAgain,
  },
  'ZIP-BOMB': {
    title: 'Nebezpečná velikost po rozbalení',
    explanation: ({ detail }) => `Překročen limit: ${detail}. Nic se nerozbalilo.`,
    remedy: 'Rozdělte návod, nebo vynechte, co čtenář nepotřebuje.',
  },
  'ZIP-EXTRA': {
    title: 'Neobvyklé doplňkové údaje o souboru',
    explanation:
      'Některé programy přidávají nuly, aby soubory zarovnaly, nebo některou část zapíší dvakrát. Neškodí to.',
    remedy: 'Není třeba nic dělat.',
  },
  'NAME-UNSAFE': {
    title: 'Název souboru je nebezpečný',
    explanation: ({ reason }) => `Po rozbalení by ležel mimo svou složku nebo skrýval, čím je (${reason}).`,
    remedy: 'Přejmenujte soubor a zabalte složku znovu.',
  },
  'NAME-BACKSLASH': {
    title: 'Složky jsou zapsány se zpětnými lomítky',
    explanation: 'Mimo Windows by všechny soubory skončily v jedné složce a odkazy by nefungovaly.',
    remedy: 'Zabalte složku znovu aktuálním programem.',
  },
  'NAME-DUPLICATE': {
    title: 'Soubor je v archivu dvakrát',
    explanation: ({ other }) => `Který z nich se ukáže, záleží na programu. Ten druhý je ${other}.`,
    remedy: 'Odstraňte jeden z nich a zabalte složku znovu.',
  },
  'NAME-CASE-CLASH': {
    title: 'Dva názvy jsou ve Windows nebo macOS stejné',
    explanation: ({ other }) =>
      `Liší se jen velikostí písmen, diakritikou nebo tečkami a mezerami na konci. Jeden soubor by nahradil druhý, ${other}.`,
    remedy: 'Přejmenujte jeden z nich a opravte odkazy na něj.',
  },
  'NAME-FILE-AND-FOLDER': {
    title: 'Název je zároveň souborem i složkou',
    explanation: ({ detail }) => `Programy se neshodnou, co to je (${detail}).`,
    remedy: repack,
  },
  'NAME-UNICODE-FIELD': {
    title: 'Soubor má dva různé názvy',
    explanation: ({ expected, found }) => `Některé programy by ho nazvaly ${found}, jiné ${expected}.`,
    remedy: repack,
  },
  'NAME-ENCODING': {
    title: 'Název souboru není zapsán v Unicode',
    explanation: ({ guess }) =>
      `${guess && `Nejspíš znamená ${guess}. `}Jiné programy mohou ukázat jiná písmena a odkazy na něj nefungují.`,
    remedy: 'Zabalte složku znovu aktuálním programem, nebo soubor přejmenujte bez zvláštních písmen.',
  },
  'NAME-PORTABLE': {
    title: 'Název není ve Windows možný',
    explanation: ({ part }) => `Windows nemohou vytvořit ${part}, takže by tam soubor chyběl.`,
    remedy: 'Přejmenujte ho a opravte odkazy na něj.',
  },
  'NAME-LONG': {
    title: 'Cesta je příliš dlouhá',
    explanation: ({ detail }) => `Více než ${detail}: některé počítače ji nerozbalí.`,
    remedy: 'Zkraťte názvy složek a souborů.',
  },
  'ENTRY-LINK': {
    title: 'Soubor není běžný soubor',
    explanation: ({ special }) =>
      `Je to speciální soubor (${special}). Programy ho rozbalují různě a odkaz může vést ven z návodu.`,
    remedy: 'Nahraďte ho samotným souborem a zabalte složku znovu.',
  },
  'ENTRY-PIPE': {
    title: 'Soubor byl zabalen z roury',
    explanation: 'Zapsal ho jiný program během balení. Rozbalí se jako běžný soubor.',
    remedy: 'Není třeba nic dělat.',
  },
  'ENTRY-JUNK': {
    title: 'Pozůstatky operačního systému nebo programu',
    explanation: 'Čtenář je nevidí. Jen zabírají místo.',
    remedy: 'Při příštím balení je vynechte.',
  },
  'ENTRY-PROGRAM': {
    title: 'Obsahuje program',
    explanation: ({ extension }) =>
      `Návod se čte, nespouští. Počítače a servery soubory ${extension} blokují, nebo by je spustily.`,
    remedy: 'Vynechte ho a nabídněte jinde.',
  },
  'ENTRY-ARCHIVE': {
    title: 'Obsahuje další archiv',
    explanation: 'Čtenář ho nemůže otevřít a jeho obsah nebyl zkontrolován.',
    remedy: 'Zabalte jeho obsah jako soubory, nebo ho vynechte.',
  },
  'ENTRY-EMPTY': {
    title: 'Soubor je prázdný',
    explanation: 'Má 0 bajtů. Stránka, která ho potřebuje, je neúplná.',
    remedy: 'Dejte na jeho místo správný soubor.',
  },
  'ENTRY-TYPE': {
    title: 'Soubor není tím, co říká název',
    explanation: ({ expected, found }) =>
      `Název říká ${expected}, obsah je: ${found}. Některé prohlížeče ho neukážou.`,
    remedy: 'Dejte mu správnou příponu, nebo na jeho místo správný soubor.',
  },
  'ENTRY-HUGE-IMAGE': {
    title: 'Obrázek je velmi velký',
    explanation: ({ detail }) => `Má více než ${detail}. Tablet ho zobrazuje dlouho, nebo vůbec.`,
    remedy: 'Zmenšete ho na velikost, v jaké se zobrazuje.',
  },
  'ENTRY-CUT-OFF': {
    title: 'Obrázek je useknutý',
    explanation: 'Chybí konec souboru. Prohlížeče zobrazí jen část obrázku, nebo nic.',
    remedy: 'Nahraďte ho úplnou kopií.',
  },
};
