import type { PlaywrightTestConfig } from '@playwright/test';

import { shimArgs } from './bidi-shim.ts';

/** Options of tests that drive this Firefox. */
export const firefoxOptions = (executablePath: string) =>
  ({
    browserName: 'firefox',
    // A screenshot adds styles to the page, which a strict policy reports.
    screenshot: 'off',
    launchOptions: {
      channel: 'moz-firefox',
      executablePath,
      args: shimArgs,
      firefoxUserPrefs: {
        // Otherwise a person has to confirm each access to the clipboard.
        'dom.events.testing.asyncClipboard': true,
        // Automation turns the question before leaving off, and doesn't count as a person who has used the page.
        'dom.disable_beforeunload': false,
        'dom.require_user_interaction_for_beforeunload': false,
        // A tap by automation doesn't count as a person's, without which no dialog for files opens.
        'dom.disable_open_during_load': false,
        // Otherwise a hostile manual could send nothing to this machine, contained or not.
        'media.peerconnection.ice.loopback': true,
        // A mouse (fine, and over things), which the machine may not have.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Scroll bars that take no room, as on phones and in the other engines here.
        'ui.useOverlayScrollbars': 1,
      },
    },
  }) satisfies PlaywrightTestConfig['use'];
