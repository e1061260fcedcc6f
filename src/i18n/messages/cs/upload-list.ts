import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('cs');

/** Groups, totals and menus of the list of uploads. */
export const uploadListCs: UploadListMessages = {
  done: (done, total) => `Hotovo: ${done} z ${total}`,
  bytes: (sent, total) => `${sent} z ${total}`,
  progress: 'Celkový průběh',
  otherTab: {
    busy: 'Jiná karta je zaneprázdněná a některá nahrávání na ni čekají. Odpovězte na zprávu v této kartě, nebo ji zavřete.',
    older:
      'Starší verze této stránky v jiné kartě ještě nahrává. Nahrávání zde začne, až skončí nebo bude zavřena.',
    newer:
      'Novější verze této stránky je otevřená v jiné kartě. Chcete-li pokračovat zde, načtěte stránku znovu.',
    finishing:
      'Novější verze této stránky je otevřená v jiné kartě. Nechte tuto kartu otevřenou, dokud nebudou její soubory nahrány nebo uloženy.',
    'newer-data':
      'Nahrávání uložená v tomto prohlížeči vyžadují novější verzi této stránky. Budou pokračovat, až bude tato verze zpět. Soubory, které nahráváte nyní, se neukládají: nechte stránku otevřenou, dokud nebudou nahrány.',
  },
  unreadable:
    'Nahrávání uložená v tomto zařízení se nepodařilo načíst. Zůstávají uložená. Zkuste stránku načíst znovu.',
  savedByNewer: 'Uloženo novější verzí této stránky, čeká na ni:',
  partlySaved:
    'Některé soubory nejsou v tomto prohlížeči uloženy. Nechte stránku otevřenou, dokud nebudou nahrány.',
  filter: 'Zobrazit',
  all: 'Vše',
  groups: {
    attention: 'Vyžaduje pozornost',
    uploading: 'Nahrává se',
    waiting: 'Čeká',
    done: 'Hotovo',
    elsewhere: 'Jiná zařízení',
  },
  showAll: (count) => `Zobrazit všech ${count}`,
  showFewer: 'Zobrazit méně',
  more: 'Další akce',
  removed: (name) => `Ze seznamu odebráno: „${name}“`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `Ze seznamu byl odebrán ${n} soubor.`,
      few: (n) => `Ze seznamu byly odebrány ${n} soubory.`,
      other: (n) => `Ze seznamu bylo odebráno ${n} souborů.`,
    }),
  removedStored: (name) => `Ze seznamu odebráno, dokument zůstává uložen: „${name}“`,
  stayStored: 'Uložené dokumenty zůstávají uloženy.',
  requestCopied: (time) => `Žádost zkopírována v ${time}.`,
  busyUntil: (time) => `Server je vytížený do ${time}. Nahrávání se obnoví automaticky.`,
  retryNow: 'Zkusit hned znovu',
  undo: 'Vrátit zpět',
  hide: 'Skrýt tuto zprávu',
  editAndRetry: 'Upravit a zkusit znovu',
  selectFiles: {
    open: 'Vybrat soubory',
    none: 'Žádný z těchto souborů nechybí. Vyberte soubory tak, jak byly při přidání.',
  },
  chooseOther: 'Vybrat jiný soubor',
  skip: 'Přeskočit',
  print: 'Tisk',
  anotherPerson: 'jiná osoba',
  existingBy: (person) => `Už uloženo. Uložil(a): ${person}. Kopie nevznikla.`,
  existingAsBy: (name, person) => `Už uloženo jako „${name}“. Uložil(a): ${person}. Kopie nevznikla.`,
  notOnAsset: (name, asset) => `Už uloženo jako „${name}“, ale ne u ${asset}.`,
  notOnAssetUnnamed: (asset) => `Už uloženo, ale ne u ${asset}.`,
  maybeOnAsset: (name, asset) => `Už uloženo jako „${name}“. Ověřte, zda je u ${asset}.`,
  maybeOnAssetUnnamed: (asset) => `Už uloženo. Ověřte, zda je u ${asset}.`,
  size: 'Velikost',
  packageName: 'Balík',
  correct: {
    title: 'Požádat o opravu',
    hint: 'Uložené dokumenty zde nelze změnit. Zkopíruje se text pro osoby, které je spravují; nic se nezmění.',
    documents: 'Dokumenty k opravě',
    keep: 'Ponechat beze změny',
    copy: 'Kopírovat žádost o opravu',
    request: 'Opravte prosím tento uložený dokument.',
    file: (name) => `Soubor: ${name}`,
    asset: (id) => `Zařízení: ${id}`,
    change: {
      displayName: (before, after) => `Zobrazovaný název: ${before} → ${after}`,
      organizationId: (before, after) => `Organizace: ${before} → ${after}`,
      categoryId: (before, after) => `Kategorie: ${before} → ${after}`,
      assetId: (before, after) => `Zařízení: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'U zařízení',
    yes: 'Ano',
    no: 'Ne',
    unknown: 'Není známo',
    toDo: 'Co udělat',
    link: 'Požádat o propojení se zařízením',
    checkLink: 'Ověřit propojení se zařízením',
    retry: 'Zkusit znovu',
    edit: 'Upravit a zkusit znovu',
    selectFile: 'Znovu vybrat soubor',
    otherFile: 'Vybrat jiný soubor',
  },
};
