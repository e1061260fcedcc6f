/** Texts of findings about PDFs; a title is at most a few words, shown in the file's line. */
export const pdfFindingsEn = {
  forAi: (title: string) => `${title}: AI can’t read it`,
  webPage: 'This is a web page, not a PDF. It may be a sign-in page. Download the document again.',
  fromTitle: 'From the document’s title.',
  findings: {
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
      advice: 'This PDF couldn’t be checked on this device. You can still upload it.',
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
export type PdfFindingTexts = typeof pdfFindingsEn;
