import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('cs');

/** Texts about camera, clipboard and saved files. */
export const deviceCs: DeviceMessages = {
  takePhoto: 'Vyfotit',
  photo: 'Snímek z fotoaparátu',
  blurred: 'Tato fotka vypadá rozmazaně. Vyfotit znovu?',
  paper: {
    scanToPdf: 'Naskenovat do PDF',
    photo: 'Snímek listu z fotoaparátu',
    hint: 'Přetáhněte rohy k okrajům papíru.',
    opening: 'Otevírá se fotka…',
    unreadable: 'Tento prohlížeč fotku nedokáže otevřít. Ponechte ji jako fotku, nebo ji vyfoťte znovu.',
    unavailable: 'Editor se nepodařilo načíst. Fotka byla přidána beze změny.',
    corners: ['Levý horní roh', 'Pravý horní roh', 'Pravý dolní roh', 'Levý dolní roh'],
    cornerAt: (x, y) => `${x} zleva, ${y} shora`,
    turn: 'Otočit',
    grey: 'Šedě',
    size: 'Velikost stránky',
    sizes: { a4: 'A4', original: 'Původní velikost' },
    takeAgain: 'Vyfotit znovu',
    addPage: 'Přidat stránku',
    page: (at, count) => `Stránka ${at} z ${count}`,
    previous: 'Předchozí stránka',
    next: 'Další stránka',
    remove: 'Odebrat stránku',
    save: 'Uložit jako PDF',
    keepPhoto: 'Ponechat fotku',
    keepPhotos: 'Ponechat fotky',
    edit: 'Oříznout a uložit jako PDF',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `Vytvořit jedno PDF z ${n} fotek` }),
    making: 'Vytváří se PDF…',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} fotka je teď PDF.`,
        few: (n) => `${n} fotky jsou teď jedno PDF.`,
        other: (n) => `${n} fotek je teď jedno PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} fotka zůstává, jak je: tento prohlížeč neumí otevřít její formát, často HEIC.`,
        few: (n) =>
          `${n} fotky zůstávají, jak jsou: tento prohlížeč neumí otevřít jejich formát, často HEIC.`,
        other: (n) => `${n} fotek zůstává, jak je: tento prohlížeč neumí otevřít jejich formát, často HEIC.`,
      }),
    failed: 'PDF se nepodařilo vytvořit. Fotky zůstávají, jak jsou.',
    undo: 'Vrátit zpět',
  },
  scan: {
    open: 'Naskenovat kód',
    title: 'Naskenujte kód na zařízení',
    hint: 'Podržte QR kód, Data Matrix nebo čárový kód před fotoaparátem.',
    picture: 'Obraz z fotoaparátu',
    starting: 'Spouští se fotoaparát…',
    close: 'Napsat ID',
    denied:
      'Tato stránka nesmí používat fotoaparát. Povolte jej v nastavení prohlížeče pro tuto stránku, nebo ID napište.',
    absent: 'Zde není žádný fotoaparát. ID napište.',
    failed: 'Fotoaparát se nepodařilo spustit; možná jej používá jiný program. Zavřete jej, nebo ID napište.',
    unavailable: 'Čtečku kódů se nepodařilo načíst. Zkuste to znovu se sítí, nebo ID napište.',
    noId: (text) => `V tomto kódu není ID zařízení: „${text}“`,
    confirmTitle: 'Je to správné zařízení?',
    checking: 'Ověřování kódu…',
    says: 'Obsah kódu:',
    unknown: 'Tento kód neznáme.',
    slow: 'Tento kód se ještě ověřuje.',
    notChecked: 'Tento kód se nepodařilo ověřit.',
    offline: 'Jste offline, proto tento kód není ověřen.',
    compare: 'Porovnejte ID s výrobním štítkem: jiné zařízení může mít stejné číslo.',
    use: 'Použít jako ID zařízení',
    again: 'Skenovat znovu',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `S touto aplikací byl sdílen ${n} soubor`,
        few: (n) => `S touto aplikací byly sdíleny ${n} soubory`,
        other: (n) => `S touto aplikací bylo sdíleno ${n} souborů`,
      }),
    ask: 'Vyberte soubory, které chcete nahrát, a potom níže zařízení. Soubory, které neznáte, zahoďte.',
    selectAll: 'Vybrat vše',
    discard: 'Zahodit vše',
    failed: 'Sdílené soubory se nepodařilo uložit. Možná chybí místo. Vyberte soubory zde.',
    tooMany: (count) =>
      `Může zde čekat nejvýše tolik sdílených souborů: ${count}. Některé nahrajte nebo zahoďte a sdílejte znovu.`,
    tooLarge: (size) =>
      `Sdílené soubory mohou zabírat nejvýše ${size}. Některé nahrajte nebo zahoďte, nebo velké soubory vyberte zde.`,
    blocked: 'Webová stránka se sem pokusila přidat soubory. Nebyly přijaty.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `S tímto zařízením byl sdílen ${n} soubor`,
          few: (n) => `S tímto zařízením byly sdíleny ${n} soubory`,
          other: (n) => `S tímto zařízením bylo sdíleno ${n} souborů`,
        }),
      ask: 'Pokud jste je sdíleli vy, můžete je nahrát. Pokud je neznáte, ponechte je nebo zahoďte.',
      claim: 'Jsou moje',
      discard: 'Zahodit',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `Byl přidán ${n} soubor, který jste vybrali dříve.`,
        few: (n) => `Byly přidány ${n} soubory, které jste vybrali dříve.`,
        other: (n) => `Bylo přidáno ${n} souborů, které jste vybrali dříve.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `${n} soubor předchozí osoby se nepodařilo uložit do tohoto zařízení. Bude třeba ho vybrat znovu.`,
        few: (n) =>
          `${n} soubory předchozí osoby se nepodařilo uložit do tohoto zařízení. Bude třeba je vybrat znovu.`,
        other: (n) =>
          `${n} souborů předchozí osoby se nepodařilo uložit do tohoto zařízení. Bude třeba je vybrat znovu.`,
      }),
  },
  form: {
    removeAll: 'Odebrat vše',
    listing: (done, total) => `Přidávání souborů: ${done} z ${total}`,
    fromLastTime: 'Z minula',
    chosenForEach: 'Vybráno pro každý soubor',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Vybrat pro ještě ${n} soubor…`,
        few: (n) => `Vybrat pro ještě ${n} soubory…`,
        other: (n) => `Vybrat pro ještě ${n} souborů…`,
      }),
    owningOrganization: 'Vlastnická organizace',
    size: 'Velikost',
    nameTooLong: (file, maxLength) => `Zkraťte zobrazovaný název pro ${file} na ${maxLength} znaků`,
    nameLimit: (maxLength) => `Nejvýše ${maxLength} znaků`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `${n} soubor bez organizace`,
          few: (n) => `${n} soubory bez organizace`,
          other: (n) => `${n} souborů bez organizace`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `${n} soubor bez kategorie`,
          few: (n) => `${n} soubory bez kategorie`,
          other: (n) => `${n} souborů bez kategorie`,
        }),
    },
    show: 'Zobrazit',
    showAll: 'Zobrazit vše',
    shownOf: (shown, all) => `${shown} z ${all} souborů`,
    toFix: (count) =>
      plural(count, {
        one: (n) => `${n} pole k doplnění`,
        few: (n) => `${n} pole k doplnění`,
        other: (n) => `${n} polí k doplnění`,
      }),
  },
  suggestedCategory: (name) => `Použít kategorii „${name}“`,
  allSuggestions: (count) => `Použít návrhy (${count})`,
  sevenDays:
    'Safari smaže soubory zde uložené po sedmi dnech bez návštěvy. Nahrajte je dříve, nebo přidejte tuto stránku na plochu.',
};
