import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

/** Texts about camera, clipboard and saved files; loaded with the parts that need them. */
export const deviceEn = {
  takePhoto: 'Take photo',
  photo: 'Photo from the camera',
  blurred: 'This photo looks blurred. Take it again?',
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
    addPage: 'Add another page',
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
      plural(count, { one: (n) => `${n} photo is now a PDF.`, other: (n) => `${n} photos are now one PDF.` }),
    leftOut: (count: number) =>
      plural(count, {
        one: (n) =>
          `${n} photo can’t be included: this browser can’t open its format. This often happens with HEIC.`,
        other: (n) =>
          `${n} photos can’t be included: this browser can’t open their format. This often happens with HEIC.`,
      }),
    failed: 'Couldn’t create the PDF. Your photos are unchanged.',
    undo: 'Undo',
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
    removeAll: 'Remove all',
    listing: (done: string, total: string) => `Adding files: ${done} of ${total}`,
    fromLastTime: 'From last time',
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
    show: 'Show',
    showAll: 'Show all',
    shownOf: (shown: number, all: number) => `${shown} of ${all} files`,
    toFix: (count: number) =>
      plural(count, { one: (n) => `${n} field to complete`, other: (n) => `${n} fields to complete` }),
  },
  suggestedCategory: (name: string) => `Use category “${name}”`,
  allSuggestions: (count: string) => `Use ${count} suggestions`,
  sevenDays:
    'Safari deletes files saved here after seven days without a visit. Upload them before that, or add this page to the home screen.',
};

export type DeviceMessages = typeof deviceEn;
