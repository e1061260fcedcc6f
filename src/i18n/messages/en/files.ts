import { deferredMessages } from '../../deferred-messages.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about chosen files that are loaded on demand, in English. */
export const filesEn = {
  /** Texts about camera, clipboard and saved files. */
  device: {
    takePhoto: 'Take photo',
    photo: 'Photo from the camera',
    paper: {
      scanToPdf: 'Scan to PDF',
      photo: 'Photo of paper from the camera',
      hint: 'Drag the corners to the edges of the paper.',
      opening: 'Opening the photo…',
      unreadable: 'This browser can’t open this photo. Keep it as a photo, or take it again.',
      unavailable: 'Couldn’t load the editor. Your photo was added as it is.',
      corners: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
      cornerAt: (x: string, y: string) => `${x} from the left, ${y} from the top`,
      turn: 'Rotate',
      grey: 'Grey',
      size: 'Page size',
      sizes: { a4: 'A4', original: 'Original size' },
      takeAgain: 'Take again',
      addPage: 'Add page',
      page: (at: number, count: number) => `Page ${at} of ${count}`,
      previous: 'Previous page',
      next: 'Next page',
      remove: 'Remove page',
      save: 'Save as PDF',
      keepPhoto: 'Keep as photo',
      keepPhotos: 'Keep as photos',
      edit: 'Crop and save as PDF',
    },
    pdf: {
      make: (count: number) => plural(count, { other: (n) => `Combine ${n} photos into a PDF` }),
      making: 'Making the PDF…',
      made: (count: number) =>
        plural(count, {
          one: (n) => `${n} photo is now a PDF.`,
          other: (n) => `${n} photos are now one PDF.`,
        }),
      leftOut: (count: number) =>
        plural(count, {
          one: (n) =>
            `${n} photo can’t be included: this browser can’t open its format. This often happens with HEIC.`,
          other: (n) =>
            `${n} photos can’t be included: this browser can’t open their format. This often happens with HEIC.`,
        }),
      failed: 'Couldn’t create the PDF. Your photos are unchanged.',
    },
    scan: {
      open: 'Scan code',
      title: 'Scan the code on the asset',
      hint: 'Hold the QR code, Data Matrix or barcode in front of the camera.',
      picture: 'Camera picture',
      starting: 'Starting the camera…',
      close: 'Enter the ID instead',
      denied:
        'This page isn’t allowed to use the camera. Allow it in the browser’s site settings, or enter the ID.',
      absent: 'This device has no camera. Enter the ID.',
      failed:
        'Couldn’t start the camera. Another program may be using it: close that program, or enter the ID.',
      unavailable: 'Couldn’t load the code scanner. Retry when you’re online, or enter the ID.',
      noId: (text: string) => `This code has no asset ID: “${text}”`,
      confirmTitle: 'Is this the right asset?',
      checking: 'Checking the code…',
      says: 'The code says:',
      unknown: 'We don’t know this code.',
      slow: 'Still checking this code.',
      notChecked: 'Couldn’t check this code.',
      offline: 'You’re offline, so this code isn’t checked.',
      compare: 'Compare the ID with the nameplate: another asset may have the same number.',
      use: 'Use as asset ID',
      again: 'Scan again',
    },
    shared: {
      title: (count: number) =>
        plural(count, {
          one: (n) => `${n} file was shared with this application`,
          other: (n) => `${n} files were shared with this application`,
        }),
      ask: 'Select the files you want to upload, then choose the asset below. Discard files you don’t recognize.',
      selectAll: 'Select all',
      discard: 'Discard all',
      failed:
        'The shared files couldn’t be saved. This device may be out of space. Choose the files here instead.',
      tooMany: (count: number) =>
        `Only ${count} shared files can wait here. Upload or discard some, then share again.`,
      tooLarge: (size: string) =>
        `Shared files can take up ${size} at most. Upload or discard some, or choose large files here instead.`,
      blocked: 'A website tried to add files here. They were not accepted.',
      orphans: {
        title: (count: number) =>
          plural(count, {
            one: (n) => `${n} file was shared to this device`,
            other: (n) => `${n} files were shared to this device`,
          }),
        ask: 'If you shared them, you can upload them. If you don’t know them, leave them or discard them.',
        claim: 'I shared them',
        discard: 'Discard',
      },
    },
    drafts: {
      added: (count: number) =>
        plural(count, {
          one: (n) => `${n} file that you chose earlier was added.`,
          other: (n) => `${n} files that you chose earlier were added.`,
        }),
      lost: (count: number) =>
        plural(count, {
          one: (n) =>
            `${n} file of the previous person couldn’t be saved on this device. It must be selected again.`,
          other: (n) =>
            `${n} files of the previous person couldn’t be saved on this device. They must be selected again.`,
        }),
    },
    form: {
      fromLastTime: 'From last time',
      forAll: 'for all files',
      chooseOrSet: 'Choose or set it for each file',
      chosenForEach: 'Chosen for each file',
      chooseRest: (count: number) =>
        plural(count, {
          one: (n) => `Choose for ${n} more file…`,
          other: (n) => `Choose for ${n} more files…`,
        }),
      owningOrganization: 'Owning organization',
      size: 'Size',
      nameTooLong: (file: string, maxLength: number) =>
        `Shorten the display name of ${file} to ${maxLength} characters`,
      nameLimit: (maxLength: number) => `At most ${maxLength} characters`,
      need: {
        organizationId: (count: number) =>
          plural(count, {
            one: (n) => `${n} file needs an organization`,
            other: (n) => `${n} files need an organization`,
          }),
        categoryId: (count: number) =>
          plural(count, {
            one: (n) => `${n} file needs a category`,
            other: (n) => `${n} files need a category`,
          }),
      },
      withoutCategory: (count: number) =>
        plural(count, {
          one: (n) => `${n} file without a category`,
          other: (n) => `${n} files without a category`,
        }),
      show: 'Show',
      showAll: 'Show all',
      shownOf: (shown: number, all: number) => `${shown} of ${all} shown`,
      shownKinds: {
        incomplete: 'to complete',
        uncategorized: 'without a category',
        suggested: 'with a suggested category',
        warnings: 'with warnings',
        rejected: 'can’t be uploaded',
      },
      added: (count: number) =>
        plural(count, { one: (n) => `${n} file added.`, other: (n) => `${n} files added.` }),
      noneAdded: 'No files added.',
      toFix: (count: number) =>
        plural(count, { one: (n) => `${n} field to complete`, other: (n) => `${n} fields to complete` }),
    },
    sort: {
      added: 'Order added',
      name: 'Sort by name',
      kind: 'Sort by kind',
      folder: 'Sort by folder',
      size: 'Sort by size',
    },
    sameName: {
      listed: 'Same name as another file in this list.',
      stored: (time: string) => `Same name as a document of ${time}: a new version?`,
    },
    suggestedCategory: (name: string) => `Use category “${name}”`,
    categoryQuestion: (name: string) => `${name}?`,
    setCategory: 'Set category',
    setOrganization: 'Set organization',
    selectRow: 'Select',
    allSuggestions: (count: string) => `Use ${count} suggestions`,
    sevenDays:
      'Safari deletes files saved here after seven days without a visit. Upload them before that, or add this page to the home screen.',
  },
  /** Keys of the table of files, each with what it does. */
  keys: {
    title: 'Keyboard shortcuts',
    move: { keys: '↑↓ Home/End', action: 'Go to another file' },
    edit: { keys: 'Enter/F2', action: 'Edit the name' },
    category: { keys: 'C', action: 'Set the category of the file or the selected files' },
    controls: { keys: 'Tab', action: 'Go through the fields of the file, then leave the list' },
    select: { keys: 'Space', action: 'Select the file' },
    range: { keys: 'Shift+↑↓', action: 'Select several files' },
    all: { keys: 'Ctrl/⌘+A', action: 'Select all files shown' },
    remove: { keys: 'Delete', action: 'Remove the file or the selected files' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: 'Same field of the file below or above' },
    back: { keys: 'Esc', action: 'Restore the field, then go back to the file' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'Upload' },
  },
  /** Texts for packing a folder into a manual. */
  make: {
    list: 'Folders to upload',
    waiting: (count: number) =>
      plural(count, {
        one: () => 'How should this folder be uploaded?',
        other: (n) => `How should these ${n} folders be uploaded?`,
      }),
    looksLike: (name: string) => `“${name}” looks like an offline manual`,
    facts: (files: number, size: string, startPage: string) =>
      `${plural(files, { one: (n) => `${n} file`, other: (n) => `${n} files` })} · ${size} · opens with ${startPage}`,
    asZip: 'As a manual',
    asFiles: (count: number) =>
      plural(count, { one: () => 'As a separate file', other: (n) => `As ${n} separate files` }),
    leave: 'Remove',
    packing: 'Creating the ZIP…',
    cancel: 'Cancel',
    rejected: 'This folder can’t be uploaded as a manual. Correct these files and add the folder again.',
    failed: {
      unreadable:
        'A file in this folder couldn’t be read. It may have been moved, or be open in another program.',
      unavailable: 'This browser couldn’t create the ZIP. Create a ZIP of the folder yourself and choose it.',
    },
  },
  /** Texts of findings about documents; a title is at most a few words, shown in the file's line. */
  documentTexts: {
    forAi: (title: string) => `${title}: AI can’t read it`,
    fromTitle: 'From the document’s title.',
    fromPackage: 'From the package.',
    withWarnings: (count: number) =>
      plural(count, { one: (n) => `${n} file with warnings`, other: (n) => `${n} files with warnings` }),
    isInstead: (title: string, content: string) => `${title}: ${content}`,
    isNot: (extension: string, content: string) => `Not a ${extension} file: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Web page',
      xml: 'XML file',
      text: 'Text file',
      rtf: 'RTF document',
      program: 'Program',
      archive: (format: string) => `${format} archive`,
      image: (format: string) => `${format} image`,
    },
    types: {
      word: 'Word document',
      spreadsheet: 'Spreadsheet',
      presentation: 'Presentation',
      openDocument: 'OpenDocument file',
      visio: 'Visio drawing',
      epub: 'E-book',
      jar: 'Java archive',
      aasx: 'Asset Administration Shell',
      email: 'Email message',
      office: 'Office document',
      dwg: 'DWG drawing',
      dxf: 'DXF drawing',
      step: 'STEP model',
      svg: 'SVG drawing',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'A web page, not a document',
        advice: 'It may be a sign-in page. Download the document again.',
      },
      'FILE-SHORTCUT': {
        title: 'The document itself is elsewhere',
        advice:
          'This file only refers to another one, as shortcuts and placeholders of cloud storage do. Open it where it works, save the document, then choose that file.',
      },
      'FILE-PROGRAM': {
        title: 'Program, not a document',
        advice: 'It’s made to be run, not read. Remove it unless it belongs to this asset.',
      },
      'FILE-PARTIAL': {
        title: 'Unfinished download',
        advice: 'It may be incomplete. Wait until the download has ended, then choose the finished file.',
      },
      'FILE-ZEROS': {
        title: 'No content',
        advice:
          'The file is filled with zeros, as after a copy or download that failed. Copy or download it again.',
      },
      'FILE-SPLIT': {
        title: 'Part of a split archive',
        advice:
          'It can only be opened together with all other parts. Unpack the archive, then choose the documents in it.',
      },
      'FILE-TYPE': {
        title: 'Not what its name says',
        advice:
          'The content is of another kind than the file’s name says, and some programs may not open it. Open it to check that it’s the right one.',
      },
      'FILE-UNCHECKED': {
        title: 'Not checked',
        advice: 'This file couldn’t be checked on this device. You can still upload it.',
      },
      'IMAGE-DAMAGED': {
        title: 'Damaged image',
        advice: 'Part of the image is missing or can’t be shown. Copy or download it again.',
      },
      'IMAGE-HEIC': {
        title: 'HEIC image',
        advice:
          'Many programs and browsers can’t show HEIC images. Save it as JPEG if others need to see it.',
      },
      'OFFICE-DAMAGED': {
        title: 'Damaged',
        advice: 'Programs may not open this file, or only part of it. Copy or export it again.',
      },
      'OFFICE-PASSWORD': {
        title: 'Password protected',
        advice:
          'Without the password, people can’t open it and search can’t find its content. Upload a copy without a password if you can.',
      },
      'OFFICE-LEGACY': {
        title: 'Old Office format',
        advice:
          'Some programs no longer open this format, and search may not find its content. Save it in a current format, such as .docx or PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Contains macros',
        advice:
          'Many organizations block files with macros. Upload a copy without them if they aren’t needed.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Letters may look wrong',
        advice:
          'The text isn’t saved as UTF-8, so letters such as ä or é may show as other characters. Save it again with the encoding UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Drawing with a script',
        advice:
          'Programs that show the drawing may run the script, or refuse to show it. Export it without scripts.',
      },
      'PDF-NOT-PDF': {
        title: 'Not a PDF',
        advice:
          'The file is named .pdf, but its content is something else. Open it to check that it’s the right one.',
      },
      'PDF-TRUNCATED': {
        title: 'Damaged: cut off',
        advice: 'The end of the file is missing, and pages may be missing too. Download or export it again.',
      },
      'PDF-DAMAGED': {
        title: 'Damaged',
        advice: 'Some programs can’t open this PDF or all of its pages. Download or export it again.',
      },
      'PDF-NO-PAGES': { title: 'No pages', advice: 'The PDF has no pages. Export it again.' },
      'PDF-PASSWORD': {
        title: 'Password protected',
        advice:
          'Without the password, people can’t open it and search can’t find its content. Upload a copy without a password if you can.',
      },
      'PDF-RIGHTS': {
        title: 'Locked by rights management',
        advice:
          'Its content is encrypted for people with permission. Others can’t open it, and search can’t find its content. Upload an unprotected copy if you can.',
      },
      'PDF-PORTFOLIO': {
        title: 'PDF portfolio',
        advice:
          'Most programs show its cover only, and search may not find the files inside. Upload the files separately.',
      },
      'PDF-RESTRICTED': {
        title: 'Text can’t be copied',
        advice:
          'The PDF opens without a password, but doesn’t allow its text to be read out. Search may not find its content.',
      },
      'PDF-NO-TEXT': {
        title: 'Scan without text',
        advice:
          'The pages are pictures, so search can’t find their content. Run text recognition (OCR) first if you can.',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Text can’t be searched',
        advice:
          'The text looks right, but its characters are missing from the PDF. Search can’t find its content. Export it again with its fonts.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Blank pages',
        advice: 'There is nothing on the pages. Open the PDF to check that it’s the right one.',
      },
      'PDF-XFA': {
        title: 'Form for a few programs only',
        advice: 'Most programs show only “Please wait”. Print the form to a PDF and upload that one.',
      },
      'PDF-UNCHECKED': {
        title: 'Not checked',
        advice: 'This PDF couldn’t be checked within the limits of time and memory. You can still upload it.',
      },
      'PDF-REBUILT': {
        title: 'Repaired when opened',
        advice:
          'This PDF’s list of objects is missing or wrong, so programs rebuild it when they open the file. The pages that were checked can be read. Export it again if a program can’t open it.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Contains attachments',
        advice:
          'Other files are inside the PDF, where they are easily missed. Upload them separately if they matter.',
      },
      'PDF-SCRIPT': { title: 'Contains scripts', advice: 'Most programs ignore scripts in PDFs.' },
    },
  },
  /** Texts of handover packages in their row and panel, and of the documents taken from them. */
  packages: {
    formats: {
      documentation: 'Handover documentation (VDI 2770)',
      document: 'Handover document (VDI 2770)',
      iirds: 'iiRDS package',
      iirdsA: 'Archive package (iiRDS/A)',
      iirdsH: 'Handover documentation (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count: number) => plural(count, { one: (n) => `${n} topic`, other: (n) => `${n} topics` }),
    languages: (count: number) =>
      plural(count, { one: (n) => `${n} language`, other: (n) => `${n} languages` }),
    forSerial: (serial: string) => `for serial number ${serial}`,
    forSerials: (count: number) =>
      plural(count, { one: (n) => `for ${n} serial number`, other: (n) => `for ${n} serial numbers` }),
    notChecked: 'Couldn’t check what this package contains. You can still upload it.',
    asOne: 'Upload as one file',
    asOneHint: 'The file is stored unchanged, as one document.',
    asDocuments: (count: number) =>
      plural(count, { one: (n) => `Add as ${n} document`, other: (n) => `Add as ${n} documents` }),
    asDocumentsHint: 'Each PDF becomes a document with its own title and category.',
    filesAsDocumentsHint:
      'Each file becomes a document with its own name and category. ZIPs among them can be split the same way.',
    withoutPdf: (count: number) =>
      plural(count, {
        one: (n) => `${n} document has no PDF and won’t be added.`,
        other: (n) => `${n} documents have no PDF and won’t be added.`,
      }),
    adding: (progress: string) => `Adding documents: ${progress}`,
    noneReadable: 'The documents can’t be read.',
    noneAdded: 'The documents can’t be read. You can still upload everything as one file.',
    added: (count: number, name: string) =>
      plural(count, {
        one: (n) => `${n} document added from “${name}”.`,
        other: (n) => `${n} documents added from “${name}”.`,
      }),
    someUnread: (count: number) =>
      plural(count, {
        one: (n) => `${n} document couldn’t be read.`,
        other: (n) => `${n} documents couldn’t be read.`,
      }),
    documents: 'Documents',
    more: (count: number) => plural(count, { one: (n) => `${n} more`, other: (n) => `${n} more` }),
    showMore: (count: number) => plural(count, { other: (n) => `Show ${n} more` }),
    noTitle: 'No title',
    noPdf: 'No PDF',
    previewed: 'Package to preview',
    product: 'Product',
    serial: 'Serial number',
    manufacturer: 'Manufacturer',
    classes: {
      '01-01': 'Identification',
      '02-01': 'Technical specification',
      '02-02': 'Drawings, plans',
      '02-03': 'Assemblies',
      '02-04': 'Certificates, declarations',
      '03-01': 'Assembly, commissioning, disassembly',
      '03-02': 'Operation',
      '03-03': 'General safety',
      '03-04': 'Inspection, maintenance, testing',
      '03-05': 'Repair',
      '03-06': 'Spare parts',
      '04-01': 'Contract documents',
    },
  },
  /** Texts of findings about handover packages; a title is at most a few words. */
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Metadata can’t be read',
      advice:
        'The titles and categories of these documents may be missing. Fill them in yourself, or ask the sender for a corrected package.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'No metadata',
      advice:
        'The package doesn’t say what these documents are. Fill in their titles and categories yourself.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Container can’t be opened',
      advice:
        'A container in the package is damaged, so its documents aren’t listed. Ask the sender for the package again.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Password-protected files',
      advice:
        'Without the password, people can’t open these files. Ask the sender for a package without a password.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Nested too deeply',
      advice:
        'Containers more than two levels deep weren’t opened, so their documents aren’t listed. Unpack the package and add them separately.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Not read completely',
      advice:
        'The package is too large to be read completely. Unpack it and add the remaining documents separately.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'No documents found',
      advice: 'The package describes no documents. You can still upload it as one file.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Document missing',
      advice: 'The package lists a document that isn’t in it. Ask the sender for it.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'File missing',
      advice: 'The metadata names a file that isn’t in the package. Ask the sender for it.',
    },
    'PACKAGE-NO-PDF': {
      title: 'No PDF',
      advice: 'A document has no PDF, so not everyone may be able to open it. Ask the sender for one.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Same ID twice',
      advice: 'Two documents have the same ID. Check that you need both.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Not released',
      advice: 'According to the package, a document isn’t released. Check that it’s the right version.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Packed in a folder',
      advice:
        'All files are in one folder of the ZIP, where some programs don’t find the metadata. Pack the contents of the folder instead.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'File name doesn’t match',
      advice:
        'The name of a file is spelled differently in the metadata, so some programs can’t find it. Ask the sender for a corrected package.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'File not in the metadata',
      advice: 'No document includes this file. Check if you need it.',
    },
  },
};

export const deviceMessages = deferredMessages('device', filesEn.device);
export const keyMessages = deferredMessages('keys', filesEn.keys);
export const makeMessages = deferredMessages('make', filesEn.make);
export const documentTexts = deferredMessages('documentTexts', filesEn.documentTexts);
export const packageMessages = deferredMessages('packages', filesEn.packages);
export const packageFindingTexts = deferredMessages('packageFindings', filesEn.packageFindings);

export type DeviceMessages = typeof filesEn.device;
export type DocumentTexts = typeof filesEn.documentTexts;
export type PackageTexts = typeof filesEn.packages;
