import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('nl');

/** Texts about camera, clipboard and saved files. */
export const deviceNl: DeviceMessages = {
  takePhoto: 'Foto maken',
  photo: 'Foto van de camera',
  blurred: 'Deze foto lijkt onscherp. Opnieuw maken?',
  paper: {
    scanToPdf: 'Scannen naar pdf',
    photo: 'Foto van een vel papier met de camera',
    hint: 'Sleep de hoeken naar de randen van het papier.',
    opening: 'Foto wordt geopend…',
    unreadable: 'Deze browser kan deze foto niet openen. Bewaar hem als foto of maak hem opnieuw.',
    unavailable: 'De editor kon niet worden geladen. De foto is ongewijzigd toegevoegd.',
    corners: ['Hoek linksboven', 'Hoek rechtsboven', 'Hoek rechtsonder', 'Hoek linksonder'],
    cornerAt: (x, y) => `${x} van links, ${y} van boven`,
    turn: 'Draaien',
    grey: 'Grijs',
    size: 'Paginaformaat',
    sizes: { a4: 'A4', original: 'Oorspronkelijk formaat' },
    takeAgain: 'Opnieuw maken',
    addPage: 'Pagina toevoegen',
    page: (at, count) => `Pagina ${at} van ${count}`,
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    remove: 'Pagina verwijderen',
    save: 'Opslaan als pdf',
    keepPhoto: 'Als foto bewaren',
    keepPhotos: 'Als foto’s bewaren',
    edit: 'Bijsnijden en opslaan als pdf',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `Van ${n} foto’s één pdf maken` }),
    making: 'Pdf wordt gemaakt…',
    made: (count) =>
      plural(count, { one: (n) => `${n} foto is nu een pdf.`, other: (n) => `${n} foto’s zijn nu één pdf.` }),
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} foto blijft zoals hij is: deze browser kan het formaat niet openen, vaak HEIC.`,
        other: (n) =>
          `${n} foto’s blijven zoals ze zijn: deze browser kan het formaat niet openen, vaak HEIC.`,
      }),
    failed: 'De pdf kon niet worden gemaakt. De foto’s blijven zoals ze zijn.',
    undo: 'Ongedaan maken',
  },
  scan: {
    open: 'Code scannen',
    title: 'De code op de installatie scannen',
    hint: 'Houd de QR-code, Data Matrix of streepjescode voor de camera.',
    picture: 'Camerabeeld',
    starting: 'Camera wordt gestart…',
    close: 'ID intypen',
    denied:
      'Deze pagina mag de camera niet gebruiken. Sta het toe in de browserinstellingen voor deze pagina, of typ de ID.',
    absent: 'Dit apparaat heeft geen camera. Typ de ID.',
    failed:
      'De camera kon niet worden gestart; misschien gebruikt een ander programma hem. Sluit dat, of typ de ID.',
    unavailable: 'De codelezer kon niet worden geladen. Probeer het opnieuw met netwerk, of typ de ID.',
    noId: (text) => `In deze code staat geen installatie-ID: “${text}”`,
    confirmTitle: 'Is dit de juiste installatie?',
    checking: 'Code wordt gecontroleerd…',
    says: 'In de code staat:',
    unknown: 'Deze code is niet bekend.',
    slow: 'Deze code wordt nog gecontroleerd.',
    notChecked: 'Deze code kon niet worden gecontroleerd.',
    offline: 'U bent offline, dus deze code is niet gecontroleerd.',
    compare: 'Vergelijk de ID met het typeplaatje: een andere installatie kan hetzelfde nummer hebben.',
    use: 'Als installatie-ID gebruiken',
    again: 'Opnieuw scannen',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `${n} bestand is met deze toepassing gedeeld`,
        other: (n) => `${n} bestanden zijn met deze toepassing gedeeld`,
      }),
    ask: 'Selecteer de bestanden die u wilt uploaden en kies hieronder de installatie. Verwijder bestanden die u niet herkent.',
    selectAll: 'Alles selecteren',
    discard: 'Alles verwijderen',
    failed:
      'De gedeelde bestanden konden niet worden opgeslagen. Mogelijk is er geen ruimte meer op dit apparaat. Kies de bestanden hier.',
    tooMany: (count) =>
      `Hier kunnen hoogstens ${count} gedeelde bestanden wachten. Upload of verwijder er een paar en deel opnieuw.`,
    tooLarge: (size) =>
      `Gedeelde bestanden mogen samen hoogstens ${size} groot zijn. Upload of verwijder er een paar, of kies grote bestanden hier.`,
    blocked: 'Een website probeerde hier bestanden toe te voegen. Ze zijn niet geaccepteerd.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} bestand is met dit apparaat gedeeld`,
          other: (n) => `${n} bestanden zijn met dit apparaat gedeeld`,
        }),
      ask: 'Als u ze hebt gedeeld, kunt u ze uploaden. Als u ze niet kent, laat ze dan staan of verwijder ze.',
      claim: 'Ik heb ze gedeeld',
      discard: 'Verwijderen',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `${n} bestand dat u eerder hebt gekozen, is toegevoegd.`,
        other: (n) => `${n} bestanden die u eerder hebt gekozen, zijn toegevoegd.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `${n} bestand van de vorige persoon kon niet op dit apparaat worden bewaard. Het moet opnieuw worden gekozen.`,
        other: (n) =>
          `${n} bestanden van de vorige persoon konden niet op dit apparaat worden bewaard. Ze moeten opnieuw worden gekozen.`,
      }),
  },
  form: {
    removeAll: 'Alles verwijderen',
    listing: (done, total) => `Bestanden toevoegen: ${done} van ${total}`,
    fromLastTime: 'Van de vorige keer',
    chosenForEach: 'Per bestand gekozen',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Kiezen voor nog ${n} bestand…`,
        other: (n) => `Kiezen voor nog ${n} bestanden…`,
      }),
    owningOrganization: 'Organisatie (eigenaar)',
    size: 'Grootte',
    nameTooLong: (file, maxLength) => `Kort de weergavenaam van ${file} in tot ${maxLength} tekens`,
    nameLimit: (maxLength) => `Hooguit ${maxLength} tekens`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `${n} bestand heeft een organisatie nodig`,
          other: (n) => `${n} bestanden hebben een organisatie nodig`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `${n} bestand heeft een categorie nodig`,
          other: (n) => `${n} bestanden hebben een categorie nodig`,
        }),
    },
    show: 'Tonen',
    showAll: 'Alles tonen',
    shownOf: (shown, all) => `${shown} van ${all} bestanden`,
    toFix: (count) =>
      plural(count, { one: (n) => `${n} veld in te vullen`, other: (n) => `${n} velden in te vullen` }),
  },
  suggestedCategory: (name) => `Categorie “${name}” gebruiken`,
  allSuggestions: (count) => `${count} suggesties gebruiken`,
  sevenDays:
    'Safari verwijdert bestanden die hier zijn bewaard na zeven dagen zonder bezoek. Upload ze eerder, of zet deze pagina op het beginscherm.',
};
