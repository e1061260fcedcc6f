import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';

import { people, personKeys, type PersonKey } from './people.ts';
import type { Rig } from './rig.ts';
import { contentOf } from './tab.ts';
import { textsOnDevice } from './texts-on-device.ts';

/** Contents of a page at one moment. */
export interface Look {
  /** Person who is signed in, or whose uploads can be looked at. */
  readonly person: PersonKey | undefined;
  /** The provider couldn't be reached: nobody is signed in. */
  readonly isAway: boolean;
  /** Names of the files on it, without extension. */
  readonly files: readonly string[];
  readonly text: string;
}

/** A file that was chosen. */
export interface ChosenFile {
  readonly name: string;
  readonly person: PersonKey;
  /** Tab in which it was chosen; undefined for an unclaimed file whose page was left. */
  tab: number | undefined;
  /** Chosen while nobody was signed in, and not claimed yet. */
  isUnclaimed: boolean;
  /**
   * `discarded`: by "Sign out and discard". `given-up`: cancelled, the page said that it couldn't be kept, or its tab was
   * killed before it was saved.
   */
  fate: 'wanted' | 'discarded' | 'given-up';
}

/** Longest time for an action of a person; what isn't possible then is left out. */
const patienceMs = 4000;

/** A shared device: a browser with three tabs, at which two people work. */
export interface SharedDevice {
  readonly rig: Rig;
  readonly pages: Page[];
  readonly files: ChosenFile[];
  readonly look: (tab: number) => Promise<Look | undefined>;
  /** Opens another page in place of a tab that is gone. */
  readonly reopen: (tab: number) => Promise<void>;
  /** Returns true while a page asks whether to leave it. */
  readonly isAsking: (page: Page) => boolean;
  /** Notes which files of a tab are in its form only, before the tab ends in a way that loses them. */
  readonly giveUpUnsaved: (tab: number) => Promise<void>;
}

export async function openSharedDevice(context: BrowserContext, rig: Rig): Promise<SharedDevice> {
  // A row may be gone when an action comes to it.
  context.setDefaultTimeout(patienceMs);
  const pages: Page[] = [];
  const files: ChosenFile[] = [];
  const asking = new Set<Page>();
  const device: SharedDevice = {
    rig,
    pages,
    files,
    look: (tab) => lookAt(pages[tab]!),
    reopen: async (tab) => {
      leavePage(device, tab);
      pages[tab] = await context.newPage();
      // A person who is asked whether to leave the page knows what that loses.
      const page = pages[tab];
      page.on('dialog', async (dialog) => {
        asking.add(page);
        await device.giveUpUnsaved(tab);
        await dialog.accept();
        asking.delete(page);
      });
      await open(page, rig);
    },
    isAsking: (page) => asking.has(page),
    giveUpUnsaved: async (tab) => {
      const own = files.filter((file) => file.tab === tab && file.fate === 'wanted');
      if (own.length === 0) return;
      // A tab that waits for an answer in the middle of a transaction keeps the others from reading.
      const saved = await Promise.race([savedTexts(device, tab), sleep(patienceMs, '')]);
      for (const file of own) if (!saved.includes(contentOf(file.name))) file.fate = 'given-up';
    },
  };
  for (let tab = 0; tab < 3; tab += 1) await device.reopen(tab);
  return device;
}

const assetHash = '#/assets/PUMP-1';

/** Opens the page of PUMP-1, which may lead to the provider. */
const open = (page: Page, { url }: Rig) =>
  page.goto(`${url}/?${Math.random()}${assetHash}`, { timeout: 20_000 }).catch(() => undefined);

/** By another tab: the one in question may be blocked by a dialog. */
async function savedTexts({ pages, rig }: SharedDevice, tab: number): Promise<string> {
  for (const page of pages.filter((_, at) => at !== tab)) {
    const reading = textsOnDevice(page).catch(() => undefined);
    const texts = page.url().startsWith(rig.url) ? await reading : undefined;
    if (texts !== undefined) return texts;
  }
  return '';
}

/** Returns undefined for a page that is being loaded or doesn't answer. */
export async function lookAt(page: Page): Promise<Look | undefined> {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: patienceMs })
    .catch(() => undefined);
  if (text === undefined) return undefined;
  const namedIn = (before: string) => personKeys.find((key) => text.includes(before + people[key].name));
  const account = namedIn('"Account: ');
  const away = namedIn('These are the uploads of ');
  return {
    person: account ?? away,
    isAway: account === undefined && away !== undefined,
    files: [...new Set(text.match(/\b(?:karl|mia)-\d+/g))],
    text,
  };
}

const patient = { timeout: patienceMs } as const;

/** Returns the files that were chosen while nobody was signed in, and that nobody has claimed. */
export const unclaimedOn = ({ files }: SharedDevice): readonly ChosenFile[] =>
  files.filter((file) => file.isUnclaimed && file.fate === 'wanted');

/** From then on, people are asked about the unclaimed files of the tab's page. */
function leavePage(device: SharedDevice, tab: number): void {
  for (const file of unclaimedOn(device)) if (file.tab === tab) file.tab = undefined;
}

/** Returns the unclaimed files that are in no form. */
async function orphansOn(device: SharedDevice): Promise<readonly ChosenFile[]> {
  const looks = await Promise.all(device.pages.map((_, tab) => device.look(tab)));
  return unclaimedOn(device).filter(({ tab }) => tab === undefined || isSignedIn(looks[tab]));
}

const isSignedIn = (look: Look | undefined): boolean => look?.person !== undefined && !look.isAway;

/** Chooses a file as the person whom the page names, or as `next` while nobody is signed in. Returns its name. */
export async function chooseFile(
  device: SharedDevice,
  tab: number,
  next: PersonKey,
): Promise<string | undefined> {
  const page = device.pages[tab]!;
  const before = await device.look(tab);
  if (before?.person === undefined) return undefined;
  const { isAway } = before;
  const person = isAway ? (unclaimedOn(device)[0]?.person ?? next) : before.person;
  const name = `${person}-${device.files.length + 1}`;
  await page
    .getByLabel('Chosen files')
    .setInputFiles(
      { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(contentOf(name)) },
      patient,
    );
  const file: ChosenFile = { name, person, tab, isUnclaimed: isAway, fate: 'wanted' };
  device.files.push(file);
  const isShown = await page
    .getByText(`${name}.txt`)
    .first()
    .waitFor(patient)
    .then(
      () => true,
      () => false,
    );
  const after = await device.look(tab);
  // Another person came while the file was chosen: whose it is can't be said.
  if (after?.person !== before.person || after.isAway !== isAway) file.fate = 'given-up';
  return isShown ? name : `${name} isn't shown: ${after?.text}`;
}

export async function pressUpload(device: SharedDevice, tab: number): Promise<string | undefined> {
  const page = device.pages[tab]!;
  const button = page.getByRole('button', { name: /^Upload \d+ documents?$/ });
  if (!(await button.isVisible())) return undefined;
  const category = page.getByLabel('Category', { exact: true });
  if (await category.isVisible()) await category.selectOption('Notes', patient);
  await button.click(patient);
  return 'pressed';
}

/** Signs out, and finishes later or discards. */
export async function signOut(
  device: SharedDevice,
  tab: number,
  isDiscarding: boolean,
): Promise<string | undefined> {
  const page = device.pages[tab]!;
  const person = (await device.look(tab))?.person;
  if (person === undefined) return undefined;
  await page.getByRole('button', { name: /^Account: / }).click(patient);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click(patient);
  const discard = page.getByRole('button', { name: 'Sign out and discard' });
  const later = page.getByRole('button', { name: 'Sign out, finish later' });
  const signedOut = page.getByRole('heading', { name: 'You are signed out' });
  const isGone = async () => {
    await page.getByRole('button', { name: /^Account: / }).waitFor({ ...patient, state: 'hidden' });
    // The provider can't be reached: the browser shows its own page.
    if (!(await signedOut.isVisible())) await open(page, device.rig);
  };
  await discard.or(signedOut).waitFor(patient).catch(isGone);
  if (!(await discard.isVisible())) return person;
  if (isDiscarding || !(await later.isVisible())) {
    await discard.click(patient);
    await isGone().catch(() => undefined);
    const stored = device.rig.documents.stored();
    for (const file of device.files) {
      const isOwn = file.person === person && file.fate === 'wanted';
      if (isOwn && stored[`${file.name}.txt`] === undefined) file.fate = 'discarded';
    }
    return `${person} discards`;
  }
  const said = await page.getByRole('dialog').innerText(patient);
  if (/must be selected again/.test(said)) for (let at = 0; at < 3; at += 1) await device.giveUpUnsaved(at);
  await later.click(patient);
  await isGone();
  return `${person} finishes later`;
}

/** Signs in as this person, in whatever way the page offers, and says whose files were chosen before. */
export async function signIn(
  device: SharedDevice,
  tab: number,
  person: PersonKey,
): Promise<string | undefined> {
  const page = device.pages[tab]!;
  const { provider } = device.rig;
  const again = page.getByRole('button', { name: 'Sign in again' });
  const start = page.getByRole('button', { name: 'Sign in', exact: true });
  const pick = page.getByRole('button', { name: people[person].name, exact: true });
  const isAtProvider = await pick.isVisible();
  if (!isAtProvider && !(await again.or(start).first().isVisible())) return undefined;
  if (isAtProvider) await pick.click(patient);
  else {
    provider.session = person;
    const opened = page.waitForEvent('popup', { timeout: 1000 }).catch(() => undefined);
    await again.or(start).first().click(patient);
    const popup = await opened;
    if (popup && !popup.isClosed()) await popup.waitForEvent('close', patient).catch(() => popup.close());
  }
  await page.getByRole('button', { name: `Account: ${people[person].name}` }).waitFor(patient);
  // A sign-out leads to the first page.
  await page.evaluate((hash) => location.replace(hash), assetHash);
  const claim = await sayWhoseFiles(device, tab);
  return claim === undefined ? person : `${person} ${claim}`;
}

/** Answers the question whose files were chosen while nobody was signed in, once somebody is. */
export async function sayWhoseFiles(device: SharedDevice, tab: number): Promise<string | undefined> {
  const unclaimed = await orphansOn(device);
  const look = await device.look(tab);
  if (unclaimed.length === 0 || look === undefined || look.isAway) return undefined;
  // Counted again, since another tab may have answered.
  await device.pages[tab]!.evaluate(() => dispatchEvent(new Event('focus')));
  const isOwn = unclaimed[0]!.person === look.person;
  const answer = isOwn ? 'Yes, these are my files' : /^No, discard/;
  await device.pages[tab]!.getByRole('button', { name: answer }).click(patient);
  for (const file of unclaimed) {
    file.isUnclaimed = false;
    if (!isOwn) file.fate = 'discarded';
  }
  return `${isOwn ? 'claims' : 'rejects'} ${unclaimed.length}`;
}

/** Cancels the first upload in progress. */
export async function cancelFirst(device: SharedDevice, tab: number): Promise<string | undefined> {
  const page = device.pages[tab]!;
  const row = page.locator('[data-upload]:is([data-stage=uploading], [data-stage=waiting])').first();
  if (!(await row.isVisible())) return undefined;
  const name = (await row.getAttribute('aria-label')) ?? (await row.innerText());
  const file = device.files.find((each) => name.includes(each.name));
  // The service may have stored it anyway.
  if (file !== undefined) file.fate = 'given-up';
  await row.getByRole('button', { name: 'More actions' }).click(patient);
  await row.getByRole('menuitem', { name: 'Cancel' }).click(patient);
  return file?.name ?? name;
}

/** Kills the process of a tab, and opens another tab. */
export async function killTab(device: SharedDevice, tab: number): Promise<string | undefined> {
  const page = device.pages[tab]!;
  await device.giveUpUnsaved(tab);
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash', patient).catch(() => undefined);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  page.close().catch(() => undefined);
  await device.reopen(tab);
  return 'killed';
}

export async function reloadTab(device: SharedDevice, tab: number): Promise<string | undefined> {
  leavePage(device, tab);
  await device.pages[tab]!.reload({ timeout: 20_000 });
  return 'reloaded';
}
