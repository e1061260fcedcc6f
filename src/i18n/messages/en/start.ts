import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of the first load, in English: what is shown until an asset page is usable. Grouped by place of use. */
export const startEn = {
  messages: {
    app: {
      name: 'Asset documents',
      loading: 'Loading…',
      language: 'Language',
      density: 'Density',
      densities: { comfortable: 'Comfortable', compact: 'Compact', touch: 'Large, for gloves' },
      assets: 'Assets',
      brokenTitle: 'This page has stopped working',
      brokenHint: 'Uploads may have been interrupted. Reload the page to continue.',
      brokenPageHint: 'Your uploads continue. Open another page, or reload when they are done.',
      drafts: 'Chosen, not uploaded yet:',
      reload: 'Reload the page',
      partMissing: 'Part of this page couldn’t be loaded. Your uploads continue.',
      loadPart: 'Retry',
      technicalFacts: 'Details',
    },
    /** Texts about a new release while the page is open. */
    release: {
      isThere: 'A new version is available.',
      afterReload: 'After reloading, uploads resume; those being sent restart from the beginning.',
      waits: 'Reload later: reloading now would lose documents that aren’t stored or saved on this device.',
      /** Follows what couldn’t be loaded or checked. */
      partOutdated: 'This page has been updated. Reload it to use this part.',
    },
    config: { retry: 'Retry' },
    signIn: {
      close: 'Close',
      failedTitle: 'Couldn’t sign you in',
      outTitle: 'You are signed out',
      outHint: 'Sign in to add documents. Unsent uploads resume when the person who added them signs in.',
      signIn: 'Sign in',
      asSomeoneElse: 'Sign in as someone else',
      again: 'Sign in again',
      signOut: 'Sign out',
      unreachable: 'Couldn’t check who you are. Files saved on this device are safe.',
      failedHint: 'Sign in again. If it keeps failing, contact your administrator.',
      storageBlocked: (host: string) =>
        `This browser doesn’t let ${host} store data, and nobody can sign in without that. Allow cookies and site data for ${host} in the browser’s settings, or ask your administrator. Then retry.`,
      sessionOpen:
        'Your session at the sign-in provider is still open. On a shared device, sign out there too.',
      providerSilent: (address: string) =>
        `Can’t reach ${address}. Check the address, and that it accepts requests from this page (CORS, connect-src).`,
    },
    /** Texts of the form for adding documents. */
    add: {
      title: 'Add documents',
      drop: 'Drop files or a folder here',
      dropAnywhere: 'Drop files anywhere on this page',
      dropNow: 'Drop to add files',
      accepted: 'PDF, drawings, images, or a ZIP with an offline HTML manual.',
      acceptedOnly: (types: string) => `Accepted: ${types}.`,
      limit: (size: string) => `Up to ${size} each.`,
      chooseFiles: 'Choose files',
      chooseFolder: 'Choose folder',
      addFiles: 'Add files',
      add: 'Add',
      removeAll: 'Remove all',
      listing: (done: string, total: string) => `Adding files: ${done} of ${total}`,
      chosenFiles: 'Chosen files',
      list: 'Files to upload',
      listsMissing: 'A list couldn’t be loaded. Enter the ID instead, or retry.',
      notAFile: 'That isn’t a file. Save the email or page as a file, then drop that file here.',
      noFiles: 'No files chosen.',
      systemFiles: (count: number) =>
        plural(count, {
          one: (n) => `${n} system or temporary file skipped.`,
          other: (n) => `${n} system or temporary files skipped.`,
        }),
      unread: (count: number) =>
        plural(count, {
          one: (n) => `${n} file or folder couldn’t be read and wasn’t added.`,
          other: (n) => `${n} files or folders couldn’t be read and weren’t added.`,
        }),
      alreadyListed: (count: number, name: string) =>
        plural(count, {
          one: () => `“${name}” is already in the list.`,
          other: (n) => `${n} files are already in the list.`,
        }),
      organization: 'Organization',
      category: 'Category',
      select: (file: string) => `Select ${file}`,
      selectAll: (count: number) =>
        plural(count, { one: (n) => `Select ${n} file`, other: (n) => `Select all ${n} files` }),
      selected: (count: number, all: string) => plural(count, { other: (n) => `${n} of ${all} selected` }),
      clearSelection: 'Clear',
      ownValue: (field: string, value: string) => `${field}: ${value}`,
      fillDown: (count: number, own: number) =>
        plural(count, { one: (n) => `Apply to ${n} file below`, other: (n) => `Apply to ${n} files below` }) +
        (own > 0
          ? plural(own, { one: (n) => `, ${n} has its own`, other: (n) => `, ${n} have their own` })
          : ''),
      asAbove: 'Use default',
      changed: (what: string, count: number) =>
        plural(count, {
          one: (n) => `${what}: ${n} file changed.`,
          other: (n) => `${what}: ${n} files changed.`,
        }),
      named: (count: number) =>
        plural(count, {
          one: (n) => `${n} display name filled in.`,
          other: (n) => `${n} display names filled in.`,
        }),
      leftOver: (count: number) =>
        plural(count, {
          one: (n) => `${n} pasted line wasn’t used.`,
          other: (n) => `${n} pasted lines weren’t used.`,
        }),
      undo: 'Undo',
      filesRemoved: (count: number) =>
        plural(count, { one: (n) => `${n} file removed.`, other: (n) => `${n} files removed.` }),
      undone: 'Undone.',
      choose: 'Choose…',
      ai: 'Allow AI processing',
      aiOn: 'AI processing allowed',
      aiOff: 'No AI processing',
      aiHint: 'Not available for offline manuals.',
      displayName: 'Display name',
      fromTitle: 'From the manual’s title.',
      remove: 'Remove',
      more: 'More options',
      notUploaded: 'Not uploaded',
      waitForChecks: 'Checking ZIP…',
      files: (count: number) => plural(count, { one: (n) => `${n} file`, other: (n) => `${n} files` }),
      documents: (count: number) =>
        plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
      rejected: (count: number) =>
        plural(count, {
          one: (n) => `${n} file can’t be uploaded`,
          other: (n) => `${n} files can’t be uploaded`,
        }),
      removeRejected: (count: number) =>
        plural(count, { one: () => 'Remove it', other: () => 'Remove them' }),
      upload: (count: number) =>
        plural(count, { one: (n) => `Upload ${n} document`, other: (n) => `Upload ${n} documents` }),
      uploadAs: 'Upload as',
      asManual: 'Offline manual',
      asRegular: 'Regular file',
      checking: 'Checking ZIP…',
      isManual: (startPage: string, pages: number) =>
        plural(pages, {
          one: (n) => `Offline manual: opens with ${startPage}, ${n} page.`,
          other: (n) => `Offline manual: opens with ${startPage}, ${n} pages.`,
        }),
      isNoManual: (reason: string) => `Can’t be uploaded as a manual${reason && `: ${reason}`}.`,
      notChecked: 'Couldn’t check this ZIP. Choose how to upload it.',
      fileNotChecked: 'Couldn’t check this file.',
      errors: {
        displayName: (file: string) => `Enter a display name for ${file}`,
        chooseOrganization: 'Select an organization',
        enterOrganization: 'Enter an organization',
        chooseCategory: 'Select a category',
        enterCategory: 'Enter a category',
        operation: (file: string) => `Choose how to upload ${file}`,
      },
      rejections: {
        empty: 'This file is empty. Check the original and choose it again.',
        tooLarge: (size: string, limit: string) =>
          `This file is ${size}; the limit is ${limit}. Make it smaller or split it, then choose it again.`,
        type: (accepted: string) =>
          `This type of file isn’t accepted. Save it as one of these, then choose it again: ${accepted}.`,
        unreadable:
          'This file couldn’t be read. It may be a folder, have been moved, or be open in another program.',
        webArchive:
          'A web archive opens in few programs. Open it in a browser, save the page complete (“Webpage, complete”), and drop the page here together with its _files folder.',
        windowsHelp:
          'This help file opens on Windows only. Unpack it there (hh.exe -decompress folder file.chm) or with 7-Zip, and drop the folder here.',
      },
    },
    copy: {
      copied: 'Copied',
      failed: 'Couldn’t copy',
    },
    dialog: {
      close: 'Close',
    },
    combobox: {
      results: (count: number) => plural(count, { one: (n) => `${n} result`, other: (n) => `${n} results` }),
      none: 'No results',
    },
    /** Texts of the list of uploads: status, reason and actions of each. */
    uploads: {
      title: 'Uploads',
      empty: 'Documents that you upload from this device are listed here.',
      toAsset: (asset: string) => `for ${asset}`,
      status: {
        checking: 'Checking',
        waiting: 'Waiting',
        sending: 'Uploading',
        storing: 'Finishing',
        stored: 'Stored',
        'already-exists': 'Already exists',
        failed: 'Failed',
        'needs-file': 'File missing',
        cancelled: 'Cancelled',
      },
      checkingHint: 'Checking for duplicates',
      /** Shown only if the browser reports it. */
      offline: 'You’re offline. Upload resumes automatically.',
      unreachable: 'Can’t reach the service. Retrying automatically.',
      waitsForSignIn: 'Sign in to continue.',
      busy: 'The service is busy. Retrying automatically.',
      noAnswerFor: (host: string, time: string) =>
        `No answer from ${host} for ${time}. If other websites work on this device, contact your administrator: the address may be wrong or blocked.`,
      isPaused: 'Paused. The upload restarts from the beginning.',
      persistence: {
        saving: 'Saving… Keep this page open.',
        saved: (count: string) => `Unfinished uploads saved on this device: ${count}.`,
        continues: 'If you close this page, they continue when you open it here again.',
        'no-room': 'Too large to save on this device. Keep this page open until the upload finishes.',
      },
      isBusy: 'The service is busy.',
      isTroubled: 'The service isn’t responding properly.',
      isUnconfirmed: 'The service hasn’t confirmed yet that the document is stored.',
      tryingIn: (time: string) => `Retrying in ${time}.`,
      tryingNow: 'Retrying now.',
      blockedBy: {
        'retry-scheduled': 'Waiting to retry',
        connection: 'Waiting: can’t reach the service',
        'sign-in': 'Waiting for sign-in',
        resume: 'Paused',
        decision: 'Duplicate: review',
      },
      timeLeft: (time: string) => `${time} left`,
      stalled: (time: string) => `no progress for ${time}`,
      progressOf: (name: string) => `Upload of ${name}`,
      storingHint: 'waiting for the service to confirm',
      copyId: 'Copy ID',
      existing: (name: string) => `Already stored as “${name}”. No copy was made.`,
      isStored: (name: string) => `Stored as “${name}”.`,
      existingUnnamed: 'Already stored. No copy was made.',
      cancelledEarly: 'Stopped before everything was sent.',
      cancelledMayBeStored: 'Stopped. The service may have stored it anyway.',
      cancel: 'Cancel',
      tryAgain: 'Retry',
      pause: 'Pause',
      resume: 'Resume',
      sendAnyway: 'Upload anyway',
      remove: 'Remove',
      showMatch: 'Show match',
      edit: {
        open: 'Edit details',
        title: (name: string) => `Details of ${name}`,
        notSentYet: 'Nothing is sent while you edit.',
        tooLate: 'Too late: the upload was already sent with the previous details.',
        save: 'Save',
        saveAndRetry: 'Save and retry',
        discard: 'Discard changes',
      },
      all: {
        pause: 'Pause all',
        resume: 'Resume all',
        retry: 'Retry all',
        sendAnyway: 'Upload all anyway',
        clear: 'Clear finished',
      },
      dismiss: 'Remove from list',
      details: 'Details',
      openDocument: 'Open document',
      serviceSays: (words: string) => `Message from the service: “${words}”`,
      report: {
        title: 'Report of these uploads',
        copy: 'Copy report',
        save: 'Save as CSV',
        fileName: 'uploads.csv',
        columns: {
          status: 'Status',
          displayName: 'Display name',
          file: 'File',
          asset: 'Asset',
          documentId: 'Document ID',
          time: 'Time',
          reason: 'Reason',
        },
      },
      /** Counts by status, for the heading and, if many change at once, for screen readers. */
      counts: {
        running: (count: number) => plural(count, { other: (n) => `${n} running` }),
        waiting: (count: number) => plural(count, { other: (n) => `${n} waiting` }),
        resume: (count: number) => plural(count, { other: (n) => `${n} paused` }),
        decision: (count: number) => plural(count, { other: (n) => `${n} to review` }),
        'needs-file': (count: number) => plural(count, { other: (n) => `${n} with a missing file` }),
        failed: (count: number) => plural(count, { other: (n) => `${n} failed` }),
        stored: (count: number) => plural(count, { other: (n) => `${n} stored` }),
        'already-exists': (count: number) => plural(count, { other: (n) => `${n} already stored` }),
        cancelled: (count: number) => plural(count, { other: (n) => `${n} cancelled` }),
      },
      announce: (name: string, status: string) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    /** Texts of the header, the account menu and the first page. */
    pages: {
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
    },
  },
};

export type Messages = typeof startEn.messages;
