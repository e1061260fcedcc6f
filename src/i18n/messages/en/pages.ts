import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the header, the account menu and the first page, for parts that are loaded on demand. */
export const pagesEn = {
  account: {
    button: (name: string) => `Account: ${name}`,
    roles: (roles: string) => `Roles: ${roles}`,
    noRole: 'No role',
  },
  header: {
    offline: 'Offline',
    done: (done: string, total: string) => `${done} of ${total}`,
  },
  assetDocuments: 'Documents of this asset',
  chooseAsset: {
    title: 'Choose an asset',
    intro: 'Choose the asset your documents belong to.',
    label: 'Search or enter an asset ID',
    hint: 'You’ll find it on the nameplate or in your maintenance system, for example PRESS-0042.',
    open: (id: string) => `Open asset ${id}`,
    openAsIs: (id: string) => `Open ${id} as it is`,
    unlisted: 'Not in the list. Check the ID on the nameplate or in your maintenance system.',
    unknown: (id: string) => `We don’t know ${id}. Check the nameplate, or continue.`,
    similar: 'Did you mean',
    checking: (id: string) => `Still checking ${id}. You can continue.`,
    notChecked: (id: string) => `Couldn’t check ${id}. You can continue.`,
    offline: (id: string) => `You’re offline, so ${id} isn’t checked. You can continue.`,
    missing: 'Enter the asset ID',
    impossible: 'Enter an asset ID other than “.” or “..”',
    recent: 'Recent assets',
    all: 'Assets',
    found: (count: number) =>
      plural(count, { one: (n) => `${n} asset found`, other: (n) => `${n} assets found` }),
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}. Search to find the rest.`,
  },
};

export type PagesMessages = typeof pagesEn;
