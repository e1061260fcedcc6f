import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts of findings about documents; a title is at most a few words, shown in the file's line. */
export const documentTextsEn = {
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
      advice: 'Many programs and browsers can’t show HEIC images. Save it as JPEG if others need to see it.',
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
      advice: 'Many organizations block files with macros. Upload a copy without them if they aren’t needed.',
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
};

/** The keys and placeholders of English. */
export type DocumentTexts = typeof documentTextsEn;
