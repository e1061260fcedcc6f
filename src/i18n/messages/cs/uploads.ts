import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('cs');

/** Texts of the list of uploads: status, reason and actions of each. */
export const uploadsCs: Messages['uploads'] = {
  title: 'Nahrávání',
  empty: 'V tomto prohlížeči nemáte žádná nahrávání.',
  toAsset: (asset) => `pro ${asset}`,
  status: {
    checking: 'Kontroluje se',
    waiting: 'Čeká',
    sending: 'Nahrává se',
    storing: 'Dokončuje se',
    stored: 'Uloženo',
    'already-exists': 'Už existuje',
    failed: 'Chyba',
    'needs-file': 'Chybí soubor',
    cancelled: 'Zrušeno',
  },
  checkingHint: 'Hledají se duplikáty',
  waitingHint: 'Začne automaticky.',
  offline: 'Jste offline. Nahrávání se obnoví automaticky.',
  unreachable: 'Server není dostupný. Pokus se zopakuje automaticky.',
  waitsForSignIn: 'Pokračujte přihlášením.',
  busy: 'Server je vytížený. Pokus se zopakuje automaticky.',
  noAnswerFor: (host, time) =>
    `Od ${host} už ${time} nepřišla odpověď. Pokud jiné weby fungují, obraťte se na správce: adresa může být chybná nebo blokovaná.`,
  isPaused: 'Pozastaveno. Nahrávání pak začne od začátku.',
  contentMatch: {
    listed: (name) => `Shodné s „${name}“ v tomto seznamu.`,
    listedBefore: 'Shodné s dříve uloženým dokumentem.',
    storedBefore: ({ asset, time, name, id }) =>
      `Shodné s dokumentem „${name}“${id ? ` (ID ${id})` : ''}, uloženým u ${asset} z tohoto prohlížeče (${time}).`,
    nothingSent: 'Neodesláno. Pokud jej přesto nahrajete, server jej rozpozná a kopii nevytvoří.',
  },
  needsFile: {
    gone: 'Soubor už v tomto prohlížeči není.',
    unreadable: 'Soubor nelze přečíst. Možná ho drží jiný program.',
    chooseAgain: (file, size) => `Chcete-li pokračovat, vyberte znovu tentýž soubor: ${file}, ${size}.`,
    choose: 'Vybrat soubor',
    inputOf: (name) => `Soubor: ${name}`,
    comparing: 'Kontrola souboru…',
    differs: (given, wanted, size) =>
      `Toto je jiný soubor: ${given} se liší. Vyberte ${wanted} (${size}) v podobě, v jaké jste ho přidali.`,
    cannotBeRead: (given) =>
      `${given} nelze přečíst. Možná je otevřen v jiném programu. Zavřete ho tam a vyberte ho znovu.`,
  },
  persistence: {
    saving: 'Ukládá se… Nechte tuto stránku otevřenou.',
    saved: (count) => `Nedokončená nahrávání uložená v tomto prohlížeči: ${count}.`,
    continues: 'Pokud stránku zavřete, budou pokračovat, až ji zde znovu otevřete.',
    'no-room':
      'Příliš velké pro uložení v tomto prohlížeči. Nechte stránku otevřenou, dokud se nahrávání nedokončí.',
  },
  isBusy: 'Server je vytížený.',
  isTroubled: 'Server neodpovídá správně.',
  isUnconfirmed: 'Server zatím nepotvrdil, že je dokument uložen.',
  tryingIn: (time) => `Další pokus za ${time}.`,
  tryingNow: 'Probíhá další pokus.',
  blockedBy: {
    'retry-scheduled': 'Čeká na další pokus',
    connection: 'Čeká, server není dostupný',
    'sign-in': 'Čeká na přihlášení',
    resume: 'Pozastaveno',
    decision: 'Duplikát: zkontrolujte',
  },
  sent: (sent, total) => `odesláno ${sent} z ${total}`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `zbývá ${time}`,
  stalled: (time) => `bez pohybu ${time}`,
  progressOf: (name) => `Nahrávání: ${name}`,
  storingHint: 'Čeká se na potvrzení serveru.',
  storedAt: (time) => `Uloženo v ${time}`,
  copyId: 'Kopírovat ID',
  existing: (name) => `Už uloženo jako „${name}“. Kopie nevznikla.`,
  isStored: (name) => `Uloženo jako „${name}“.`,
  existingUnnamed: 'Už uloženo. Kopie nevznikla.',
  cancelledEarly: 'Zastaveno dřív, než se vše odeslalo.',
  cancelledMayBeStored: 'Zastaveno. Server to přesto mohl uložit.',
  cancel: 'Zrušit',
  tryAgain: 'Zkusit znovu',
  pause: 'Pozastavit',
  resume: 'Obnovit',
  sendAnyway: 'Přesto nahrát',
  remove: 'Odebrat',
  showMatch: 'Zobrazit shodu',
  edit: {
    open: 'Upravit údaje',
    title: (name) => `Údaje: ${name}`,
    notSentYet: 'Během úprav se nic neodesílá.',
    tooLate: 'Příliš pozdě: nahrávání už začalo s předchozími údaji.',
    save: 'Uložit',
    saveAndRetry: 'Uložit a zkusit znovu',
    discard: 'Zahodit změny',
  },
  all: {
    pause: 'Pozastavit vše',
    resume: 'Obnovit vše',
    retry: 'Zkusit vše znovu',
    sendAnyway: 'Přesto nahrát vše',
    clear: 'Odebrat dokončené',
  },
  dismiss: 'Odebrat ze seznamu',
  details: 'Podrobnosti',
  openDocument: 'Otevřít dokument',
  serviceSays: (words) => `Zpráva serveru: „${words}“`,
  report: {
    title: 'Přehled tohoto nahrávání',
    copy: 'Kopírovat přehled',
    save: 'Uložit jako CSV',
    fileName: 'nahravani.csv',
    columns: {
      status: 'Stav',
      displayName: 'Zobrazovaný název',
      file: 'Soubor',
      asset: 'Zařízení',
      documentId: 'ID dokumentu',
      time: 'Čas',
      reason: 'Důvod',
    },
  },
  counts: {
    running: (count) =>
      plural(count, {
        one: (n) => `${n} probíhá`,
        few: (n) => `${n} probíhají`,
        other: (n) => `${n} probíhá`,
      }),
    waiting: (count) =>
      plural(count, { one: (n) => `${n} čeká`, few: (n) => `${n} čekají`, other: (n) => `${n} čeká` }),
    resume: (count) =>
      plural(count, {
        one: (n) => `${n} pozastavený`,
        few: (n) => `${n} pozastavené`,
        other: (n) => `${n} pozastavených`,
      }),
    decision: (count) => plural(count, { other: (n) => `ke kontrole: ${n}` }),
    'needs-file': (count) =>
      plural(count, {
        one: (n) => `${n} bez souboru`,
        few: (n) => `${n} bez souboru`,
        other: (n) => `${n} bez souboru`,
      }),
    failed: (count) => plural(count, { other: (n) => `${n} s chybou` }),
    stored: (count) =>
      plural(count, {
        one: (n) => `${n} uložený`,
        few: (n) => `${n} uložené`,
        other: (n) => `${n} uložených`,
      }),
    'already-exists': (count) =>
      plural(count, {
        one: (n) => `${n} už uložený`,
        few: (n) => `${n} už uložené`,
        other: (n) => `${n} už uložených`,
      }),
    cancelled: (count) =>
      plural(count, {
        one: (n) => `${n} zrušený`,
        few: (n) => `${n} zrušené`,
        other: (n) => `${n} zrušených`,
      }),
  },
  announce: (name, status) => `${name}: ${status}`,
  sentenceBreak: '. ',
};
