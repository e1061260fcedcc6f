import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('fr');

/** Texts about camera, clipboard and saved files. */
export const deviceFr: DeviceMessages = {
  takePhoto: 'Prendre une photo',
  photo: 'Photo de l’appareil',
  blurred: 'Cette photo semble floue. La reprendre ?',
  paper: {
    scanToPdf: 'Numériser en PDF',
    photo: 'Photo d’une feuille prise avec l’appareil',
    hint: 'Faites glisser les coins jusqu’aux bords de la feuille.',
    opening: 'Ouverture de la photo…',
    unreadable: 'Ce navigateur ne peut pas ouvrir cette photo. Gardez-la comme photo ou reprenez-la.',
    unavailable: 'Impossible de charger l’éditeur. La photo a été ajoutée telle quelle.',
    corners: [
      'Coin supérieur gauche',
      'Coin supérieur droit',
      'Coin inférieur droit',
      'Coin inférieur gauche',
    ],
    cornerAt: (x, y) => `${x} depuis la gauche, ${y} depuis le haut`,
    turn: 'Pivoter',
    grey: 'Gris',
    size: 'Format de page',
    sizes: { a4: 'A4', original: 'Format d’origine' },
    takeAgain: 'Reprendre',
    addPage: 'Ajouter une page',
    page: (at, count) => `Page ${at} sur ${count}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    remove: 'Supprimer la page',
    save: 'Enregistrer en PDF',
    keepPhoto: 'Garder la photo',
    keepPhotos: 'Garder les photos',
    edit: 'Recadrer et enregistrer en PDF',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `Réunir ${n} photos en un PDF` }),
    making: 'Création du PDF…',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} photo est maintenant un PDF.`,
        other: (n) => `${n} photos sont maintenant un seul PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) =>
          `${n} photo reste telle quelle : ce navigateur ne sait pas ouvrir son format, souvent HEIC.`,
        other: (n) =>
          `${n} photos restent telles quelles : ce navigateur ne sait pas ouvrir leur format, souvent HEIC.`,
      }),
    failed: 'Le PDF n’a pas pu être créé. Les photos restent telles quelles.',
    undo: 'Annuler',
  },
  scan: {
    open: 'Scanner un code',
    title: 'Scanner le code de l’équipement',
    hint: 'Placez le code QR, le Data Matrix ou le code-barres devant la caméra.',
    picture: 'Image de la caméra',
    starting: 'Démarrage de la caméra…',
    close: 'Saisir l’ID',
    denied:
      'Cette page n’a pas le droit d’utiliser la caméra. Autorisez-la dans les réglages du navigateur pour cette page, ou saisissez l’ID.',
    absent: 'Cet appareil n’a pas de caméra. Saisissez l’ID.',
    failed:
      'La caméra n’a pas pu démarrer ; un autre programme l’utilise peut-être. Fermez-le, ou saisissez l’ID.',
    unavailable: 'Le lecteur de codes n’a pas pu être chargé. Réessayez avec du réseau, ou saisissez l’ID.',
    noId: (text) => `Ce code ne contient pas d’ID d’équipement : « ${text} »`,
    confirmTitle: 'Est-ce le bon équipement ?',
    checking: 'Vérification du code…',
    says: 'Le code indique :',
    unknown: 'Ce code est inconnu.',
    slow: 'La vérification de ce code continue.',
    notChecked: 'Ce code n’a pas pu être vérifié.',
    offline: 'Vous êtes hors ligne : ce code n’est pas vérifié.',
    compare: 'Comparez l’ID avec la plaque signalétique : un autre équipement peut avoir le même numéro.',
    use: 'Utiliser comme ID d’équipement',
    again: 'Scanner à nouveau',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `${n} fichier a été partagé avec cette application`,
        other: (n) => `${n} fichiers ont été partagés avec cette application`,
      }),
    ask: 'Sélectionnez les fichiers à envoyer, puis choisissez l’équipement ci-dessous. Supprimez les fichiers que vous ne reconnaissez pas.',
    selectAll: 'Tout sélectionner',
    discard: 'Tout supprimer',
    failed:
      'Les fichiers partagés n’ont pas pu être enregistrés. L’espace de cet appareil est peut-être insuffisant. Choisissez plutôt les fichiers ici.',
    tooMany: (count) =>
      `${count} fichiers partagés au plus peuvent attendre ici. Envoyez-en ou supprimez-en, puis recommencez le partage.`,
    tooLarge: (size) =>
      `Les fichiers partagés ne peuvent pas dépasser ${size} au total. Envoyez-en ou supprimez-en, ou choisissez ici les fichiers volumineux.`,
    blocked: 'Un site web a tenté d’ajouter des fichiers ici. Ils n’ont pas été acceptés.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} fichier a été partagé avec cet appareil`,
          other: (n) => `${n} fichiers ont été partagés avec cet appareil`,
        }),
      ask: 'Si vous les avez partagés, vous pouvez les envoyer. Si vous ne les connaissez pas, laissez-les ou supprimez-les.',
      claim: 'Je les ai partagés',
      discard: 'Supprimer',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `${n} fichier que vous aviez choisi a été ajouté.`,
        other: (n) => `${n} fichiers que vous aviez choisis ont été ajoutés.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `${n} fichier de la personne précédente n’a pas pu être enregistré sur cet appareil. Il faudra le choisir de nouveau.`,
        other: (n) =>
          `${n} fichiers de la personne précédente n’ont pas pu être enregistrés sur cet appareil. Il faudra les choisir de nouveau.`,
      }),
  },
  form: {
    removeAll: 'Tout retirer',
    listing: (done, total) => `Ajout des fichiers : ${done} sur ${total}`,
    fromLastTime: 'Repris de la dernière fois',
    chosenForEach: 'Propre à chaque fichier',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Choisir pour ${n} autre fichier…`,
        other: (n) => `Choisir pour ${n} autres fichiers…`,
      }),
    owningOrganization: 'Organisation propriétaire',
    size: 'Taille',
    nameTooLong: (file, maxLength) => `Raccourcissez le nom affiché de ${file} à ${maxLength} caractères`,
    nameLimit: (maxLength) => `${maxLength} caractères au plus`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `Organisation requise pour ${n} fichier`,
          other: (n) => `Organisation requise pour ${n} fichiers`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `Catégorie requise pour ${n} fichier`,
          other: (n) => `Catégorie requise pour ${n} fichiers`,
        }),
    },
    show: 'Afficher',
    showAll: 'Tout afficher',
    shownOf: (shown, all) => `${shown} fichiers sur ${all}`,
    toFix: (count) =>
      plural(count, {
        one: (n) => `${n} champ à compléter`,
        other: (n) => `${n} champs à compléter`,
      }),
  },
  suggestedCategory: (name) => `Utiliser la catégorie « ${name} »`,
  allSuggestions: (count) => `Utiliser ${count} suggestions`,
  sevenDays:
    'Safari efface les fichiers enregistrés ici après sept jours sans visite. Envoyez-les avant, ou ajoutez cette page à l’écran d’accueil.',
};
