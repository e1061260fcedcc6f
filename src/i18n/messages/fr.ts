import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

// The form `many` is that of whole millions, which nothing here counts.
const plural = createPlural('fr');

const repack =
  'Recompresser le dossier avec un programme récent et la méthode normale, puis vérifier le nouveau fichier.';

const copyAgain = 'Recopier ou retélécharger le fichier et comparer sa taille à celle de l’original.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'rien',
  ole: 'ancien document Office',
  exe: 'programme Windows',
  elf: 'programme Linux',
  text: 'texte',
  unknown: 'inconnu',
};

/*
 * Words besides the glossary: details détails, check vérification, to pause suspendre, nameplate plaque signalétique.
 * People are addressed as vous; remedies are infinitives, as in the fault tables of manuals. A narrow no-break space
 * stands before ; ! ? and inside « », a no-break space before a colon.
 */
/** All texts in French. */
export const fr: LanguageMessages = {
  messages: {
    app: {
      name: 'Documents d’équipement',
      loading: 'Chargement…',
      language: 'Langue',
      density: 'Densité d’affichage',
      densities: { comfortable: 'Confortable', compact: 'Compacte', touch: 'Grande, pour gants' },
      assets: 'Équipements',
      brokenTitle: 'Cette page ne fonctionne plus',
      brokenHint: 'Les envois en cours ont pu être interrompus. Rechargez la page pour continuer.',
      brokenPageHint:
        'Les envois en cours continuent. Ouvrez une autre page, ou rechargez celle-ci quand ils seront terminés.',
      drafts: 'Choisis, pas encore envoyés :',
      reload: 'Recharger la page',
      partMissing: 'Une partie de cette page n’a pas pu être chargée. Les envois en cours continuent.',
      loadPart: 'Réessayer',
      technicalFacts: 'Détails',
    },

    release: {
      isThere: 'Une nouvelle version est disponible.',
      afterReload: 'Après le rechargement, les envois reprennent ; ceux en cours repartent du début.',
      waits:
        'Rechargez plus tard : maintenant, des documents ni enregistrés par le service ni sur cet appareil seraient perdus.',
      partOutdated: 'Cette page a été mise à jour. Rechargez-la pour utiliser cette partie.',
    },
    config: { retry: 'Réessayer' },
    signIn: {
      close: 'Fermer',
      failedTitle: 'La connexion a échoué',
      outTitle: 'Votre session est fermée',
      outHint:
        'Connectez-vous pour ajouter des documents. Les envois en attente reprennent quand la personne qui les a ajoutés se connecte.',
      signIn: 'Se connecter',
      asSomeoneElse: 'Se connecter en tant que quelqu’un d’autre',
      again: 'Se connecter de nouveau',
      signOut: 'Se déconnecter',
      unreachable:
        'Impossible de vérifier votre identité. Les fichiers enregistrés sur cet appareil sont en sécurité.',
      failedHint: 'Connectez-vous de nouveau. Si le problème persiste, contactez votre administrateur.',
      storageBlocked: (host: string) =>
        `Ce navigateur empêche ${host} d’enregistrer des données, ce qui est nécessaire pour se connecter. Autorisez les cookies et les données de site pour ${host} dans les paramètres du navigateur, ou demandez à votre administrateur. Réessayez ensuite.`,
      sessionOpen:
        'Votre session chez le fournisseur d’identité est encore ouverte. Sur un appareil partagé, déconnectez-vous aussi chez lui.',
      providerSilent: (address) =>
        `${address} est injoignable. Vérifiez l’adresse et qu’elle accepte les requêtes de cette page (CORS, connect-src).`,
    },

    add: {
      title: 'Ajouter des documents',
      drop: 'Déposez ici des fichiers ou un dossier',
      dropAnywhere: 'Déposez des fichiers n’importe où sur cette page',
      dropNow: 'Déposez pour ajouter les fichiers',
      accepted: 'PDF, plans, images, ou ZIP contenant une notice HTML hors ligne.',
      acceptedOnly: (types) => `Acceptés : ${types}.`,
      limit: (size) => `Jusqu’à ${size} par fichier.`,
      chooseFiles: 'Choisir des fichiers',
      chooseFolder: 'Choisir un dossier',
      addFiles: 'Ajouter des fichiers',
      add: 'Ajouter',
      removeAll: 'Tout retirer',
      listing: (done, total) => `Ajout des fichiers : ${done} sur ${total}`,
      chosenFiles: 'Fichiers choisis',
      list: 'Fichiers à envoyer',
      listsMissing: 'Une liste de choix n’a pas pu être chargée. Saisissez l’ID à la place, ou réessayez.',
      notAFile:
        'Ce n’est pas un fichier. Enregistrez l’e-mail ou la page dans un fichier, puis déposez ce fichier ici.',
      noFiles: 'Aucun fichier choisi.',
      systemFiles: (count) =>
        plural(count, {
          one: (n) => `${n} fichier système ou temporaire ignoré.`,
          other: (n) => `${n} fichiers système ou temporaires ignorés.`,
        }),
      unread: (count) =>
        plural(count, {
          one: (n) => `${n} fichier ou dossier n’a pas pu être lu et n’a pas été ajouté.`,
          other: (n) => `${n} fichiers ou dossiers n’ont pas pu être lus et n’ont pas été ajoutés.`,
        }),
      alreadyListed: (count, name) =>
        plural(count, {
          one: () => `« ${name} » est déjà dans la liste.`,
          other: (n) => `${n} fichiers sont déjà dans la liste.`,
        }),
      organization: 'Organisation',
      category: 'Catégorie',
      select: (file) => `Sélectionner ${file}`,
      selectAll: (count) =>
        plural(count, {
          one: (n) => `Sélectionner ${n} fichier`,
          other: (n) => `Tout sélectionner (${n})`,
        }),
      selected: (count, all) =>
        plural(count, {
          one: (n) => `${n} sur ${all} sélectionné`,
          other: (n) => `${n} sur ${all} sélectionnés`,
        }),
      clearSelection: 'Désélectionner',
      ownValue: (field, value) => `${field} : ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Appliquer à ${n} fichier suivant`,
          other: (n) => `Appliquer aux ${n} fichiers suivants`,
        }) +
        (own > 0
          ? plural(own, {
              one: (n) => `, dont ${n} avec sa propre valeur`,
              other: (n) => `, dont ${n} avec leurs propres valeurs`,
            })
          : ''),
      asAbove: 'Valeur par défaut',
      changed: (what, count) =>
        plural(count, {
          one: (n) => `${what} : ${n} fichier modifié.`,
          other: (n) => `${what} : ${n} fichiers modifiés.`,
        }),
      named: (count) =>
        plural(count, {
          one: (n) => `${n} nom affiché rempli.`,
          other: (n) => `${n} noms affichés remplis.`,
        }),
      leftOver: (count) =>
        plural(count, {
          one: (n) => `${n} ligne collée était en trop.`,
          other: (n) => `${n} lignes collées étaient en trop.`,
        }),
      undo: 'Annuler',
      filesRemoved: (count) =>
        plural(count, { one: (n) => `${n} fichier retiré.`, other: (n) => `${n} fichiers retirés.` }),
      undone: 'Modification annulée.',
      choose: 'Choisir…',
      ai: 'Autoriser le traitement par IA',
      aiOn: 'Traitement par IA autorisé',
      aiOff: 'Pas de traitement par IA',
      aiHint: 'Non disponible pour les notices hors ligne.',
      displayName: 'Nom affiché',
      fromTitle: 'Repris du titre de la notice.',
      remove: 'Retirer',
      more: 'Plus d’options',
      notUploaded: 'Non envoyé',
      waitForChecks: 'Vérification du ZIP…',
      files: (count) => plural(count, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` }),
      documents: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documents` }),
      rejected: (count) =>
        plural(count, {
          one: (n) => `${n} fichier ne peut pas être envoyé`,
          other: (n) => `${n} fichiers ne peuvent pas être envoyés`,
        }),
      removeRejected: (count) => plural(count, { one: () => 'Le retirer', other: () => 'Les retirer' }),
      upload: (count) =>
        plural(count, { one: (n) => `Envoyer ${n} document`, other: (n) => `Envoyer ${n} documents` }),
      uploadAs: 'Envoyer comme',
      asManual: 'Notice hors ligne',
      asRegular: 'Fichier ordinaire',
      checking: 'Vérification du ZIP…',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Notice hors ligne : s’ouvre sur ${startPage}, ${n} page.`,
          other: (n) => `Notice hors ligne : s’ouvre sur ${startPage}, ${n} pages.`,
        }),
      isNoManual: (reason) => `Ne peut pas être envoyé comme notice${reason && ` : ${reason}`}.`,
      notChecked: 'Ce ZIP n’a pas pu être vérifié. Choisissez comment l’envoyer.',
      fileNotChecked: 'Ce fichier n’a pas pu être vérifié.',
      errors: {
        displayName: (file) => `Saisissez un nom affiché pour ${file}`,
        chooseOrganization: 'Choisissez une organisation',
        enterOrganization: 'Saisissez une organisation',
        chooseCategory: 'Choisissez une catégorie',
        enterCategory: 'Saisissez une catégorie',
        operation: (file) => `Choisissez comment envoyer ${file}`,
      },
      rejections: {
        empty: 'Le fichier est vide. Vérifiez sa provenance et choisissez-le de nouveau.',
        tooLarge: (size, limit) =>
          `Le fichier fait ${size} ; la limite est de ${limit}. Réduisez-le ou divisez-le, puis choisissez-le de nouveau.`,
        type: (accepted) =>
          `Ce type de fichier n’est pas accepté. Enregistrez le fichier dans l’un de ces formats, puis choisissez-le de nouveau : ${accepted}.`,
        unreadable:
          'Le fichier n’a pas pu être lu. C’est peut-être un dossier, ou bien il a été déplacé ou est ouvert ailleurs.',
        webArchive:
          'Peu de programmes ouvrent une archive web. Ouvrez-la dans un navigateur, enregistrez la page complète (« Page web complète »), et déposez-la ici avec son dossier _files ou _fichiers.',
        windowsHelp:
          'Ce fichier d’aide ne s’ouvre que sous Windows. Décompressez-le là-bas (hh.exe -decompress dossier fichier.chm) ou avec 7-Zip, et déposez le dossier ici.',
      },
    },

    copy: {
      copied: 'Copié',
      failed: 'Copie impossible',
    },
    dialog: {
      close: 'Fermer',
    },
    combobox: {
      results: (count) => plural(count, { one: (n) => `${n} résultat`, other: (n) => `${n} résultats` }),
      none: 'Aucun résultat',
    },

    uploads: {
      title: 'Envois',
      empty: 'Les documents que vous envoyez depuis cet appareil s’affichent ici.',
      toAsset: (asset) => `pour ${asset}`,
      status: {
        checking: 'Vérification',
        waiting: 'En attente',
        sending: 'Envoi en cours',
        storing: 'Finalisation',
        stored: 'Enregistré',
        'already-exists': 'Existe déjà',
        failed: 'Échec',
        'needs-file': 'Fichier manquant',
        cancelled: 'Annulé',
      },
      checkingHint: 'Recherche de doublons',
      offline: 'Vous êtes hors ligne. L’envoi reprendra automatiquement.',
      unreachable: 'Le service est injoignable. Nouvel essai automatique.',
      waitsForSignIn: 'Connectez-vous pour continuer.',
      busy: 'Le service est surchargé. Nouvel essai automatique.',
      noAnswerFor: (host, time) =>
        `Aucune réponse de ${host} depuis ${time}. Si d’autres sites fonctionnent sur cet appareil, contactez votre administrateur : l’adresse est peut-être fausse ou bloquée.`,
      isPaused: 'Suspendu. L’envoi reprendra du début.',
      persistence: {
        saving: 'Enregistrement… Gardez cette page ouverte.',
        saved: (count) => `Envois non terminés enregistrés sur cet appareil : ${count}.`,
        continues: 'Si vous fermez cette page, ils reprendront quand vous la rouvrirez ici.',
        'no-room':
          'Trop volumineux pour être enregistré sur cet appareil. Gardez cette page ouverte jusqu’à la fin de l’envoi.',
      },
      isBusy: 'Le service est surchargé.',
      isTroubled: 'Le service ne répond pas correctement.',
      isUnconfirmed: 'Le service n’a pas encore confirmé que le document est enregistré.',
      tryingIn: (time) => `Nouvel essai dans ${time}.`,
      tryingNow: 'Nouvel essai en cours.',
      blockedBy: {
        'retry-scheduled': 'En attente d’un nouvel essai',
        connection: 'En attente, service injoignable',
        'sign-in': 'En attente de connexion',
        resume: 'Suspendu',
        decision: 'Doublon : à vérifier',
      },
      timeLeft: (time) => `encore ${time}`,
      stalled: (time) => `aucun progrès depuis ${time}`,
      progressOf: (name) => `Envoi de ${name}`,
      storingHint: 'en attente de la confirmation du service',
      copyId: 'Copier l’ID',
      existing: (name) => `Déjà enregistré sous « ${name} ». Aucune copie n’a été créée.`,
      isStored: (name) => `Enregistré sous « ${name} ».`,
      existingUnnamed: 'Déjà enregistré. Aucune copie n’a été créée.',
      cancelledEarly: 'Arrêté avant que tout soit envoyé.',
      cancelledMayBeStored: 'Arrêté. Le service l’a peut-être enregistré quand même.',
      cancel: 'Annuler',
      tryAgain: 'Réessayer',
      pause: 'Suspendre',
      resume: 'Reprendre',
      sendAnyway: 'Envoyer quand même',
      remove: 'Retirer',
      showMatch: 'Afficher le doublon',
      edit: {
        open: 'Modifier les détails',
        title: (name) => `Détails de ${name}`,
        notSentYet: 'Rien n’est envoyé pendant la modification.',
        tooLate: 'Trop tard : l’envoi est déjà parti avec les détails précédents.',
        save: 'Enregistrer',
        saveAndRetry: 'Enregistrer et réessayer',
        discard: 'Abandonner les modifications',
      },
      all: {
        pause: 'Tout suspendre',
        resume: 'Tout reprendre',
        retry: 'Tout réessayer',
        sendAnyway: 'Tout envoyer quand même',
        clear: 'Retirer les terminés',
      },
      dismiss: 'Retirer de la liste',
      details: 'Détails',
      openDocument: 'Ouvrir le document',
      serviceSays: (words) => `Message du service : « ${words} »`,
      report: {
        title: 'Rapport de ces envois',
        copy: 'Copier le rapport',
        save: 'Enregistrer en CSV',
        fileName: 'envois.csv',
        columns: {
          status: 'État',
          displayName: 'Nom affiché',
          file: 'Fichier',
          asset: 'Équipement',
          documentId: 'ID du document',
          time: 'Heure',
          reason: 'Motif',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} en cours` }),
        waiting: (count) => plural(count, { other: (n) => `${n} en attente` }),
        resume: (count) => plural(count, { one: (n) => `${n} suspendu`, other: (n) => `${n} suspendus` }),
        decision: (count) => plural(count, { other: (n) => `${n} à vérifier` }),
        'needs-file': (count) => plural(count, { other: (n) => `${n} sans fichier` }),
        failed: (count) => plural(count, { one: (n) => `${n} échec`, other: (n) => `${n} échecs` }),
        stored: (count) => plural(count, { one: (n) => `${n} enregistré`, other: (n) => `${n} enregistrés` }),
        'already-exists': (count) =>
          plural(count, { one: (n) => `${n} déjà enregistré`, other: (n) => `${n} déjà enregistrés` }),
        cancelled: (count) => plural(count, { one: (n) => `${n} annulé`, other: (n) => `${n} annulés` }),
      },
      announce: (name, status) => `${name} : ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Compte : ${name}`,
        roles: (roles) => `Rôles : ${roles}`,
        noRole: 'Aucun rôle',
      },
      header: {
        offline: 'Hors ligne',
        done: (done, total) => `${done} sur ${total}`,
      },
      assetDocuments: 'Documents de cet équipement',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Vous n’êtes pas connecté',
      uploads: (name) =>
        `Voici les envois de ${name}, tels qu’ils sont enregistrés sur cet appareil. Rien n’est envoyé ni modifié avant la connexion de ${name}.`,
      files:
        'Les fichiers que vous ajoutez maintenant appartiendront à la prochaine personne qui se connectera.',
      upload: 'Se connecter pour envoyer',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Un fichier a été choisi ici auparavant, peut-être par une autre personne',
          other: (n) => `${n} fichiers ont été choisis ici auparavant, peut-être par une autre personne`,
        }),
      ask: (name) => `Envoyer en tant que ${name} ?`,
      askUnnamed: 'Ces fichiers sont-ils les vôtres ?',
      claim: 'Oui, ce sont mes fichiers',
      discard: (count) =>
        plural(count, {
          one: () => 'Non, supprimer le fichier',
          other: (n) => `Non, supprimer ${n} fichiers`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `${name} vient de se connecter`,
      kept: (count, former) =>
        plural(count, {
          one: () => `Un fichier choisi par ${former} est enregistré sur cet appareil pour ${former}.`,
          other: (n) =>
            `${n} fichiers choisis par ${former} sont enregistrés sur cet appareil pour ${former}.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () => `Un fichier choisi par ${former} n’a pas pu être enregistré sur cet appareil.`,
          other: (n) => `${n} fichiers choisis par ${former} n’ont pas pu être enregistrés sur cet appareil.`,
        }),
      close: 'Fermer',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Envois en attente sur cet appareil : ${count}`,
      moved: (former, current) =>
        `Ils ont été enregistrés pour ${former}. Cette page envoie désormais vers ${current}.`,
      notSaved: 'Cette page n’enregistre plus de fichiers sur cet appareil.',
      outcomeUnknown: 'Certains sont peut-être déjà enregistrés par le service.',
      withoutFile: (count) => `Fichier manquant : ${count}`,
      upload: 'Envoyer maintenant',
      discard: 'Abandonner les envois',
      othersTitle: (count) => `Envois d’autres personnes en attente depuis 30 jours : ${count}`,
      others:
        'Ils partent lorsque leurs propriétaires se connectent. Ne les abandonnez que s’ils ne sont plus nécessaires.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Un fichier sera ajouté dès que l’on saura qui est connecté.',
        other: (n) => `${n} fichiers seront ajoutés dès que l’on saura qui est connecté.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Un document n’est pas encore enregistré',
        other: (n) => `${n} documents ne sont pas encore enregistrés`,
      }),
    chosen: (count) => plural(count, { one: (n) => `${n} choisi`, other: (n) => `${n} choisis` }),
    allSaved: (name) =>
      `Si vous terminez plus tard, tout sera de nouveau là quand ${name} se connectera sur cet appareil. Les autres ne le voient pas.`,
    continues: 'Les envois en cours et en attente reprendront alors.',
    notSaved: (name) =>
      `Ils ne sont pas enregistrés sur cet appareil et seront perdus si ${name} se déconnecte maintenant.`,
    wait: 'Restez connecté jusqu’à la fin des envois.',
    partly: (count) =>
      plural(count, {
        one: (n) =>
          `${n} d’entre eux n’est pas enregistré sur cet appareil : il faudra choisir de nouveau son fichier.`,
        other: (n) =>
          `${n} d’entre eux ne sont pas enregistrés sur cet appareil : il faudra choisir de nouveau leurs fichiers.`,
      }),
    notDiscardedTitle: 'Les envois n’ont pas pu être abandonnés',
    notDiscarded: (name) =>
      `Ils sont encore enregistrés sur cet appareil, où seul le compte de ${name} peut les voir. Un autre onglet de cette page attend peut-être une réponse : fermez sa boîte de dialogue, puis réessayez.`,
    stay: 'Rester connecté',
    keep: 'Se déconnecter, terminer plus tard',
    discard: (count) =>
      plural(count, {
        one: (n) => `Se déconnecter et abandonner ${n} document`,
        other: (n) => `Se déconnecter et abandonner ${n} documents`,
      }),
  },
  config: {
    failedTitle: 'L’application est mal configurée',
    noteTitle: 'Pour les administrateurs : vérifiez config.json',
    lastUsed:
      'Le fichier config.json du serveur est inutilisable. Cette page fonctionne avec le dernier fichier valide.',
    unknownIgnored: 'Cette version ignore les clés qu’elle ne connaît pas.',
    wrong: 'config.json contient des erreurs. Contactez votre administrateur :',
    notFound: (url) =>
      `Il n’y a pas de fichier à l’adresse ${url}. Copiez-y config.sample.json et complétez-le.`,
    unreachable: (url) => `Impossible de charger ${url}. Vérifiez la connexion et le serveur.`,
    html: (url) =>
      `Le serveur a envoyé une page web au lieu de ${url}. Vérifiez que le fichier existe et que le serveur n’envoie pas index.html pour toutes les adresses.`,
    notJson: (url) => `${url} n’est pas un JSON valide.`,
    unknownKey: 'n’est pas une clé de la configuration.',
    missing: 'manque.',
    invalid: 'est incorrect. Le guide et config.schema.json indiquent les valeurs possibles.',
  },
  uploadList: {
    done: (done, total) => `${done} sur ${total} terminés`,
    bytes: (sent, total) => `${sent} sur ${total}`,
    timeLeft: (time) => `encore environ ${time}`,
    progress: 'Progression totale',
    otherTab: {
      busy: 'Un autre onglet est occupé et certains envois l’attendent. Répondez au message affiché dans cet onglet ou fermez-le.',
      older:
        'Une version plus ancienne de cette page envoie encore des fichiers dans un autre onglet. Les envois commencent ici dès qu’elle a terminé ou qu’elle est fermée.',
      newer:
        'Une version plus récente de cette page est ouverte dans un autre onglet. Rechargez pour continuer ici.',
      finishing:
        'Une version plus récente de cette page est ouverte dans un autre onglet. Gardez cet onglet ouvert jusqu’à ce que ses fichiers soient envoyés ou enregistrés.',
      'newer-data':
        'Les envois enregistrés sur cet appareil demandent une version plus récente de cette page. Ils reprendront à son retour. Les fichiers que vous envoyez maintenant ne sont pas enregistrés : gardez cette page ouverte jusqu’à la fin de leur envoi.',
    },
    unreadable:
      'Les envois enregistrés sur cet appareil n’ont pas pu être lus. Ils restent enregistrés. Rechargez la page pour réessayer.',
    savedByNewer: 'Enregistré par une version plus récente de cette page, et en attente de celle-ci :',
    partlySaved:
      'Certains fichiers ne sont pas enregistrés sur cet appareil. Gardez cette page ouverte jusqu’à la fin de leur envoi.',
    filter: 'Afficher',
    all: 'Tous',
    groups: {
      attention: 'À traiter',
      uploading: 'En cours',
      waiting: 'En attente',
      done: 'Terminés',
      elsewhere: 'Autres équipements',
    },
    showAll: (count) => `Afficher les ${count}`,
    showFewer: 'Afficher moins',
    more: 'Autres actions',
    hideDetails: 'Masquer les détails',
    removed: (name) => `Retiré de la liste : « ${name} »`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `${n} envoi a été retiré de la liste.`,
        other: (n) => `${n} envois ont été retirés de la liste.`,
      }),
    removedStored: (name) => `Retiré de la liste, le document reste enregistré : « ${name} »`,
    stayStored: 'Les documents enregistrés le restent.',
    requestCopied: (time) => `Demande copiée à ${time}.`,
    busyUntil: (time) => `Le service est surchargé jusqu’à ${time}. L’envoi reprendra automatiquement.`,
    retryNow: 'Réessayer maintenant',
    undo: 'Annuler le retrait',
    hide: 'Masquer ce message',
    editAndRetry: 'Modifier et réessayer',
    selectFiles: {
      open: 'Choisir les fichiers',
      none: 'Aucun de ces fichiers ne manque. Choisissez les fichiers tels qu’ils étaient lors de l’ajout.',
    },
    chooseOther: 'Choisir un autre fichier',
    skip: 'Ignorer',
    print: 'Imprimer',
    leftOut: (count) => plural(count, { one: (n) => `${n} non envoyé`, other: (n) => `${n} non envoyés` }),
    nextAsset: 'Équipement suivant',
    needsFile: {
      gone: 'Son fichier n’est plus sur cet appareil.',
      unreadable: 'Son fichier n’a pas pu être lu. Un autre programme l’utilise peut-être.',
      chooseAgain: (file, size) =>
        `Pour continuer, choisissez de nouveau le même fichier : ${file}, ${size}.`,
      choose: 'Choisir le fichier',
      inputOf: (name) => `Fichier de ${name}`,
      comparing: 'Vérification du fichier…',
      differs: (given, wanted, size) =>
        `C’est un autre fichier : ${given} est différent. Choisissez ${wanted} (${size}) tel qu’il était lors de l’ajout.`,
      cannotBeRead: (given) =>
        `${given} est illisible. Il est peut-être ouvert dans un autre programme. Fermez-le, puis choisissez-le de nouveau.`,
    },
    contentMatch: {
      listed: (name) => `Identique à « ${name} » dans cette liste.`,
      listedBefore: 'Identique à un document déjà enregistré.',
      storedBefore: ({ asset, time, name, id }) =>
        `Identique à « ${name} »${id ? ` (ID ${id})` : ''}, enregistré pour ${asset} depuis cet appareil le ${time}.`,
      nothingSent: 'Non envoyé.',
    },
    background: {
      continues: 'Ils seront envoyés dès qu’il y aura du réseau, même si vous fermez cette page.',
      notify: 'M’avertir',
      notifies: 'Vous serez averti une fois qu’ils seront envoyés.',
      at: (time) => `${time}, pendant que la page était fermée`,
      stored: (count) => `Enregistrés : ${count}.`,
      left: (count) => `À vérifier : ${count}.`,
    },
    regularZip: 'Fichier ordinaire, pas une notice hors ligne',
    anotherPerson: 'une autre personne',
    existingBy: (person) => `Déjà enregistré par ${person}. Aucune copie n’a été créée.`,
    existingAsBy: (name, person) =>
      `Déjà enregistré sous « ${name} » par ${person}. Aucune copie n’a été créée.`,
    notOnAsset: (name, asset) => `Déjà enregistré sous « ${name} », mais pas lié à ${asset}.`,
    notOnAssetUnnamed: (asset) => `Déjà enregistré, mais pas lié à ${asset}.`,
    maybeOnAsset: (name, asset) => `Déjà enregistré sous « ${name} ». Vérifiez s’il est lié à ${asset}.`,
    maybeOnAssetUnnamed: (asset) => `Déjà enregistré. Vérifiez s’il est lié à ${asset}.`,
    size: 'Taille',
    packageName: 'Paquet',
    correct: {
      hint: 'Les documents enregistrés ne peuvent pas être modifiés ici. Un texte destiné aux personnes qui les gèrent est copié ; rien n’est modifié.',
      copy: 'Copier la demande de correction',
      request: 'Veuillez corriger ce document enregistré.',
      file: (name) => `Fichier : ${name}`,
      asset: (id) => `Équipement : ${id}`,
      wrong: 'Ce qui est à corriger :',
    },
    report: {
      send: 'Partager le rapport',
      onAsset: 'Lié à l’équipement',
      yes: 'Oui',
      no: 'Non',
      unknown: 'Inconnu',
      toDo: 'À faire',
      link: 'Demander le lien avec l’équipement',
      checkLink: 'Vérifier le lien avec l’équipement',
      retry: 'Réessayer',
      edit: 'Modifier et réessayer',
      selectFile: 'Choisir de nouveau le fichier',
      otherFile: 'Choisir un autre fichier',
    },
  },
  problems: {
    network: 'Le service est injoignable. Vérifiez votre connexion ou réessayez plus tard.',
    networkMidway:
      'La liaison a été coupée avant que le service confirme le document. Le réseau ou le service a fait défaut, ou le fichier est trop volumineux pour le service. Réessayez : rien n’est enregistré deux fois.',
    stalled: 'Le transfert s’est figé. Réessayez : rien n’est enregistré deux fois.',
    noAnswer: 'Le service n’a pas confirmé le document. Réessayez : rien n’est enregistré deux fois.',
    outcomeUnknown: 'Le document est peut-être déjà enregistré.',
    contract: {
      'not-json':
        'La réponse du service est incompréhensible ; on ne sait donc pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.',
      'cut-short':
        'La réponse du service s’est interrompue ; on ne sait donc pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.',
      redirected:
        'Une autre adresse a répondu à la place du service, peut-être une page de connexion ; on ne sait donc pas si le document a été enregistré. Vérifiez que vous êtes connecté et sur le bon réseau, puis réessayez.',
      'reports-error':
        'Le service a répondu par une erreur là où une confirmation était attendue ; on ne sait donc pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.',
      'no-envelope':
        'La réponse du service n’indique pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.',
      'other-document':
        'Le service a confirmé un autre document que celui-ci ; on ne sait donc pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.',
    },
    fileChanged:
      'Le fichier a été modifié depuis que vous l’avez choisi. Choisissez-le de nouveau pour envoyer la version actuelle.',
    fileChangedWhileSending:
      'Le fichier a été modifié pendant l’envoi ; le document enregistré est peut-être endommagé. Choisissez-le de nouveau et renvoyez-le.',
    fileGone: 'Le fichier n’est plus à sa place. Remettez-le et réessayez, ou choisissez-le de nouveau.',
    fileUnreadable: 'Le fichier n’a pas pu être lu. Fermez-le dans les autres programmes, puis réessayez.',
    fileEmpty: 'Le fichier est vide. Vérifiez l’original, puis choisissez-le de nouveau.',
    tooLarge: (size, limit) =>
      `Le fichier fait ${size} ; la limite est de ${limit}. Réduisez-le ou divisez-le, puis choisissez-le de nouveau.`,
    type: (accepted) =>
      `Le service n’accepte que ${accepted}. Enregistrez le fichier dans l’un de ces formats, puis choisissez-le de nouveau.`,
    sizeRejected: (size) =>
      `Le fichier fait ${size} ; le service n’accepte que des fichiers plus petits. Réduisez-le ou divisez-le, puis choisissez-le de nouveau.`,
    typeRejected: (extension) =>
      `Le service n’accepte pas les fichiers ${extension}. Enregistrez le fichier dans un autre format, par exemple en PDF, puis choisissez-le de nouveau.`,
    roleMissing: 'Avec votre rôle, vous ne pouvez pas envoyer de documents. Contactez votre administrateur.',
    roleMissingWith: (roles) =>
      `En tant que ${roles}, vous ne pouvez pas envoyer de documents. Contactez votre administrateur.`,
    noToken: 'Vous n’êtes pas connecté. Connectez-vous, puis réessayez.',
    assetIdInvalid:
      'Cet ID d’équipement ne peut pas être transmis au service. Vérifiez l’ID de l’équipement.',
    http: {
      400: 'Le service a refusé cet envoi.',
      401: 'Le service n’a pas accepté votre connexion. Connectez-vous de nouveau, puis réessayez.',
      403: 'Vous n’êtes pas autorisé à envoyer des documents pour cet équipement. Contactez votre administrateur.',
      404: 'Le service ne connaît pas cet équipement. Vérifiez son ID.',
      413: 'Le fichier est trop volumineux pour le service. Réduisez-le ou divisez-le, puis choisissez-le de nouveau.',
      415: 'Le service n’accepte pas ce type de fichier. Enregistrez le fichier dans un autre format, par exemple en PDF, puis choisissez-le de nouveau.',
      429: 'Le service est surchargé. Patientez un peu, puis réessayez.',
      507: 'L’espace de stockage du service est plein. Contactez votre administrateur.',
      client: (status) => `Le service a refusé l’envoi (code ${status}).`,
      server: (status) => `Le service ne répond pas correctement (code ${status}). Réessayez plus tard.`,
      blocked: (status) =>
        `Un élément entre cet appareil et le service, comme un proxy ou un filtre, a bloqué l’envoi (code ${status}). Réessayez, ou contactez votre administrateur.`,
      unconfirmed: (status) =>
        `Le service a répondu par le code ${status} là où une confirmation était attendue ; on ne sait donc pas si le document a été enregistré. Réessayez : rien n’est enregistré deux fois.`,
    },
    pageSays: (words) => `Texte de sa page : « ${words} »`,
    baseUrlInvalid: 'L’adresse du service est mal configurée. Contactez votre administrateur.',
    manualRejected: (finding) =>
      `Arrêté : ce ZIP ne peut pas être envoyé comme notice.${finding && ` ${finding}.`} Choisissez une autre copie, ou envoyez-le comme fichier ordinaire.`,
    unexpected: 'Un problème est survenu sur cette page. Réessayez.',
  },
  duplicate: {
    title: (count) =>
      plural(count, { one: () => 'Ce document existe déjà', other: (n) => `${n} documents existent déjà` }),
    intro: 'Aucune copie n’a été créée.',
    introMany: 'Aucune copie n’a été créée.',
    notHere: (asset) => `Il est enregistré, mais pas lié à ${asset}.`,
    here: (asset) => `Il est déjà lié à ${asset}.`,
    notOn: (asset) => `Pas lié à ${asset}`,
    maybeNotOn: (asset) => `Peut-être pas lié à ${asset}`,
    checkLink: (asset) =>
      `Vérifiez s’il est lié à ${asset}. Si ce n’est pas le cas, envoyez la demande aux personnes qui gèrent les documents de l’équipement.`,
    alreadyOn: (asset) => `Déjà lié à ${asset}`,
    nothingToDo: 'rien à faire',
    youChose: (name) => `Vous avez choisi « ${name} »`,
    on: (assets) => `lié à ${assets}`,
    linkTo: (asset) => `Lier à ${asset}`,
    copyRequest: 'Copier la demande de lien',
    requestHint: 'Envoyez la demande aux personnes qui gèrent les documents de l’équipement.',
    copyAllRequests: (count) => plural(count, { other: (n) => `Copier ${n} demandes de lien` }),
    request: (asset) => `Merci de lier ce document à l’équipement ${asset}.`,
    requestName: (name) => `Document : ${name}`,
    requestId: (id) => `ID du document : ${id}`,
    requestAddress: (address) => `Adresse : ${address}`,
    copyYourself: 'Copie impossible. Sélectionnez et copiez ce texte :',
    organization: 'Organisation',
    added: 'Ajout',
    addedBy: (date, person) => `${date} par ${person}`,
    id: 'ID',
    copyId: 'Copier l’ID',
    languages: 'Langues',
    supplier: 'Fournisseur',
    supplierUnnamed: 'Document du fournisseur',
    ai: 'Traitement par IA',
    aiNotYet: 'pas encore effectué',
    aiOn: 'oui',
    aiOff: 'non',
    details: 'Détails',
    allDetails: 'Tous les détails et le message du service',
    owner: 'Propriétaire',
    manufacturer: 'Fabricant',
    mimeType: 'Type MIME',
    updated: 'Modifié',
    maintenance: 'Fiches de maintenance',
    linked: (count) =>
      plural(count, { one: (n) => `Lié à ${n} équipement`, other: (n) => `Lié à ${n} équipements` }),
    notLinked: 'Lié à aucun équipement',
    linksUnknown: 'Le service n’a pas indiqué à quels équipements il est lié.',
    thisAsset: (asset) => `${asset} · cet équipement`,
    serviceSays: 'Message du service',
    noFacts: 'Le service n’en a donné aucun détail.',
    openDocument: 'Ouvrir le document',
    open: 'Ouvrir',
    close: 'Fermer',
  },
  move: {
    open: 'Déplacer vers un autre équipement…',
    title: 'Déplacer vers un autre équipement',
    assetId: 'ID de l’équipement',
    uploads: 'Envois à déplacer',
    notSentYet: 'Rien n’est envoyé tant que cette fenêtre est ouverte.',
    sameAsset: 'Saisissez l’ID d’un autre équipement',
    noneSelected: 'Sélectionnez au moins un envoi',
    confirm: (count) =>
      plural(count, { one: (n) => `Déplacer ${n} envoi`, other: (n) => `Déplacer ${n} envois` }),
    cancel: 'Annuler',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} envoi est en cours. Suspendez-le pour le déplacer.`,
        other: (n) => `${n} envois sont en cours. Suspendez-les pour les déplacer.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} envoi ne peut pas être déplacé, car il est peut-être déjà enregistré.`,
        other: (n) => `${n} envois ne peuvent pas être déplacés, car ils sont peut-être déjà enregistrés.`,
      }),
    locked: (asset) =>
      `Vous ne pouvez pas changer d’équipement : le document est peut-être déjà enregistré pour ${asset}.`,
    moved: (count, asset) =>
      plural(count, {
        one: () => `Déplacé vers ${asset}`,
        other: (n) => `${n} envois déplacés vers ${asset}`,
      }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `${n} envoi n’a pas été déplacé, car il était déjà parti.`,
        other: (n) => `${n} envois n’ont pas été déplacés, car ils étaient déjà partis.`,
      }),
    show: 'Afficher',
    undo: 'Annuler le déplacement',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Changer d’équipement',
      hint: 'Les fichiers choisis et vos saisies sont conservés.',
      occupied: (asset) =>
        `Des fichiers sont déjà choisis pour ${asset}. Envoyez-les ou retirez-les d’abord.`,
    },
    guard: {
      title: 'Est-ce le bon équipement ?',
      names: (file, asset) => `« ${file} » mentionne ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `« ${file} » et ${n} autre fichier mentionnent ${asset}.`,
          other: (n) => `« ${file} » et ${n} autres fichiers mentionnent ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `« ${packageName} » concerne ${product}. Ce produit fait partie de ${asset}.`,
      uploadingTo: (asset) => `Vous envoyez des documents pour ${asset}.`,
      anyway: (asset) => `Envoyer quand même pour ${asset}`,
      upload: (parts) => `Envoyer ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} pour ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} pour les équipements mentionnés` }),
      back: 'Retour',
    },
  },
  device: {
    takePhoto: 'Prendre une photo',
    photo: 'Photo de l’appareil photo',
    paper: {
      scanToPdf: 'Numériser en PDF',
      photo: 'Photo d’une feuille prise avec l’appareil photo',
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
      remove: 'Retirer la page',
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
      fromLastTime: 'Repris de la dernière fois',
      forAll: 'pour tous les fichiers',
      chooseOrSet: 'Choisir, ou préciser pour chaque fichier',
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
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} fichier sans catégorie`,
          other: (n) => `${n} fichiers sans catégorie`,
        }),
      show: 'Afficher',
      showAll: 'Tout afficher',
      shownOf: (shown, all) => `${shown} sur ${all} affichés`,
      shownKinds: {
        incomplete: 'à compléter',
        uncategorized: 'sans catégorie',
        suggested: 'avec une catégorie suggérée',
        warnings: 'avec avertissements',
        rejected: 'impossibles à envoyer',
      },
      added: (count) =>
        plural(count, { one: (n) => `${n} fichier ajouté.`, other: (n) => `${n} fichiers ajoutés.` }),
      noneAdded: 'Aucun fichier ajouté.',
      toFix: (count) =>
        plural(count, {
          one: (n) => `${n} champ à compléter`,
          other: (n) => `${n} champs à compléter`,
        }),
    },
    sort: {
      added: 'Ordre d’ajout',
      name: 'Trier par nom',
      kind: 'Trier par type',
      folder: 'Trier par dossier',
      size: 'Trier par taille',
    },
    sameName: {
      listed: 'Même nom qu’un autre fichier de cette liste.',
      stored: (time) => `Même nom qu’un document de ${time} : une nouvelle version ?`,
    },
    suggestedCategory: (name) => `Utiliser la catégorie « ${name} »`,
    categoryQuestion: (name) => `${name}\u202f?`,
    setCategory: 'Définir la catégorie',
    setOrganization: 'Définir l’organisation',
    selectRow: 'Sélectionner',
    allSuggestions: (count) => `Utiliser ${count} suggestions`,
    sevenDays:
      'Safari efface les fichiers enregistrés ici après sept jours sans visite. Envoyez-les avant, ou ajoutez cette page à l’écran d’accueil.',
  },
  keys: {
    title: 'Raccourcis clavier',
    move: { keys: '↑↓ Début/Fin', action: 'Aller à un autre fichier' },
    edit: { keys: 'Entrée/F2', action: 'Modifier le nom' },
    category: { keys: 'C', action: 'Définir la catégorie du fichier ou des fichiers sélectionnés' },
    controls: { keys: 'Tab', action: 'Parcourir les champs du fichier, puis quitter la liste' },
    select: { keys: 'Espace', action: 'Sélectionner le fichier' },
    range: { keys: 'Maj+↑↓', action: 'Sélectionner plusieurs fichiers' },
    all: { keys: 'Ctrl/⌘+A', action: 'Sélectionner tous les fichiers affichés' },
    remove: { keys: 'Suppr', action: 'Retirer le fichier ou les fichiers sélectionnés' },
    field: { keys: 'Entrée/↓ Maj+Entrée/↑', action: 'Même champ du fichier suivant ou précédent' },
    back: { keys: 'Échap', action: 'Rétablir le champ, puis revenir au fichier' },
    upload: { keys: 'Ctrl/⌘+Entrée', action: 'Envoyer' },
  },
  make: {
    list: 'Dossiers à envoyer',
    waiting: (count) =>
      plural(count, {
        one: () => 'Comment envoyer ce dossier ?',
        other: (n) => `Comment envoyer ces ${n} dossiers ?`,
      }),
    looksLike: (name) => `« ${name} » ressemble à une notice hors ligne`,
    facts: (files, size, startPage) =>
      `${plural(files, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` })} · ${size} · s’ouvre sur ${startPage}`,
    asZip: 'Comme notice',
    asFiles: (count) =>
      plural(count, {
        one: () => 'Comme fichier séparé',
        other: (n) => `Comme ${n} fichiers séparés`,
      }),
    leave: 'Retirer',
    packing: 'Compression de la notice…',
    cancel: 'Annuler',
    rejected:
      'Ce dossier ne peut pas être envoyé comme notice. Corrigez ces fichiers, puis ajoutez de nouveau le dossier.',
    failed: {
      unreadable:
        'Un fichier de ce dossier n’a pas pu être lu. Il a peut-être été déplacé ou est ouvert ailleurs.',
      unavailable:
        'La notice n’a pas pu être compressée dans ce navigateur. Compressez vous-même le dossier en ZIP, puis choisissez ce ZIP.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title} : illisible pour l’IA`,
    fromTitle: 'Repris du titre du document.',
    fromPackage: 'Repris du paquet.',
    withWarnings: (count) =>
      plural(count, {
        one: (n) => `${n} fichier avec avertissements`,
        other: (n) => `${n} fichiers avec avertissements`,
      }),
    isInstead: (title, content) => `${title} : ${content}`,
    isNot: (extension, content) => `Pas un fichier ${extension} : ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Page web',
      xml: 'Fichier XML',
      text: 'Fichier texte',
      rtf: 'Document RTF',
      program: 'Programme',
      archive: (format) => `Archive ${format}`,
      image: (format) => `Image ${format}`,
    },
    types: {
      word: 'Document Word',
      spreadsheet: 'Feuille de calcul',
      presentation: 'Présentation',
      openDocument: 'Fichier OpenDocument',
      visio: 'Dessin Visio',
      epub: 'Livre numérique',
      jar: 'Archive Java',
      aasx: 'Asset Administration Shell',
      email: 'E-mail',
      office: 'Document Office',
      dwg: 'Dessin DWG',
      dxf: 'Dessin DXF',
      step: 'Modèle STEP',
      svg: 'Dessin SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Une page web, pas un document',
        advice: 'C’est peut-être une page de connexion. Téléchargez à nouveau le document.',
      },
      'FILE-SHORTCUT': {
        title: 'Le document lui-même est ailleurs',
        advice:
          'Ce fichier ne fait que renvoyer à un autre, comme les raccourcis et les fichiers à la demande d’un stockage en ligne. Ouvrez-le là où il fonctionne, enregistrez le document, puis choisissez ce fichier.',
      },
      'FILE-PROGRAM': {
        title: 'Programme, pas un document',
        advice:
          'Ce fichier est fait pour être exécuté, pas pour être lu. Retirez-le s’il ne fait pas partie de cet équipement.',
      },
      'FILE-PARTIAL': {
        title: 'Téléchargement inachevé',
        advice:
          'Le fichier est peut-être incomplet. Attendez la fin du téléchargement, puis choisissez le fichier terminé.',
      },
      'FILE-ZEROS': {
        title: 'Aucun contenu',
        advice:
          'Le fichier est rempli de zéros, comme après une copie ou un téléchargement qui a échoué. Copiez-le ou téléchargez-le à nouveau.',
      },
      'FILE-SPLIT': {
        title: 'Partie d’une archive fractionnée',
        advice:
          'Elle ne s’ouvre qu’avec toutes les autres parties. Décompressez l’archive, puis choisissez les documents qu’elle contient.',
      },
      'FILE-TYPE': {
        title: 'Contenu différent du nom',
        advice:
          'Le contenu n’est pas du type indiqué par le nom du fichier, et certains programmes risquent de ne pas l’ouvrir. Ouvrez-le pour vérifier que c’est le bon.',
      },
      'FILE-UNCHECKED': {
        title: 'Non vérifié',
        advice: 'Ce fichier n’a pas pu être vérifié sur cet appareil. Vous pouvez quand même l’envoyer.',
      },
      'IMAGE-DAMAGED': {
        title: 'Image endommagée',
        advice:
          'Une partie de l’image manque ou ne peut pas être affichée. Copiez-la ou téléchargez-la à nouveau.',
      },
      'IMAGE-HEIC': {
        title: 'Image HEIC',
        advice:
          'Beaucoup de programmes et de navigateurs n’affichent pas les images HEIC. Enregistrez-la en JPEG si d’autres doivent la voir.',
      },
      'OFFICE-DAMAGED': {
        title: 'Endommagé',
        advice:
          'Les programmes risquent de ne pas ouvrir ce fichier, ou seulement en partie. Copiez-le ou exportez-le à nouveau.',
      },
      'OFFICE-PASSWORD': {
        title: 'Protégé par mot de passe',
        advice:
          'Sans le mot de passe, personne ne peut l’ouvrir et la recherche ne trouve pas son contenu. Envoyez si possible une copie sans mot de passe.',
      },
      'OFFICE-LEGACY': {
        title: 'Ancien format Office',
        advice:
          'Certains programmes n’ouvrent plus ce format, et la recherche risque de ne pas trouver son contenu. Enregistrez-le dans un format actuel, comme .docx ou PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Contient des macros',
        advice:
          'Beaucoup d’organisations bloquent les fichiers avec macros. Envoyez une copie sans macros si elles ne sont pas nécessaires.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Lettres peut-être incorrectes',
        advice:
          'Le texte n’est pas enregistré en UTF-8 : des lettres comme ä ou é peuvent apparaître sous forme d’autres caractères. Enregistrez-le à nouveau avec l’encodage UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Dessin avec script',
        advice:
          'Les programmes qui affichent le dessin risquent d’exécuter le script ou de refuser l’affichage. Exportez-le sans script.',
      },
      'PDF-NOT-PDF': {
        title: 'Pas un PDF',
        advice:
          'Le fichier porte l’extension .pdf, mais son contenu est différent. Ouvrez-le pour vérifier que c’est le bon.',
      },
      'PDF-TRUNCATED': {
        title: 'Endommagé : incomplet',
        advice: 'La fin du fichier manque, et peut-être des pages. Téléchargez-le ou exportez-le à nouveau.',
      },
      'PDF-DAMAGED': {
        title: 'Endommagé',
        advice:
          'Certains programmes ne peuvent pas ouvrir ce PDF ou toutes ses pages. Téléchargez-le ou exportez-le à nouveau.',
      },
      'PDF-NO-PAGES': { title: 'Aucune page', advice: 'Le PDF n’a aucune page. Exportez-le à nouveau.' },
      'PDF-PASSWORD': {
        title: 'Protégé par mot de passe',
        advice:
          'Sans le mot de passe, personne ne peut l’ouvrir et la recherche ne trouve pas son contenu. Envoyez si possible une copie sans mot de passe.',
      },
      'PDF-RIGHTS': {
        title: 'Protégé par une gestion des droits',
        advice:
          'Le contenu est chiffré. Seules les personnes autorisées peuvent l’ouvrir, et la recherche ne le trouve pas. Envoyez une copie non protégée si possible.',
      },
      'PDF-PORTFOLIO': {
        title: 'Porte-documents PDF',
        advice:
          'La plupart des programmes n’en affichent que la couverture, et la recherche peut ne pas trouver les fichiers qu’il contient. Envoyez les fichiers séparément.',
      },
      'PDF-RESTRICTED': {
        title: 'Texte non copiable',
        advice:
          'Le PDF s’ouvre sans mot de passe, mais n’autorise pas l’extraction de son texte. La recherche pourrait ne pas trouver son contenu.',
      },
      'PDF-NO-TEXT': {
        title: 'Scan sans texte',
        advice:
          'Les pages sont des images : la recherche ne trouve pas leur contenu. Lancez si possible d’abord une reconnaissance de texte (OCR).',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Texte introuvable par la recherche',
        advice:
          'Le texte s’affiche bien, mais ses caractères manquent dans le PDF. La recherche ne trouve pas son contenu. Exportez-le à nouveau avec ses polices.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Pages vides',
        advice: 'Il n’y a rien sur les pages. Ouvrez le PDF pour vérifier que c’est le bon.',
      },
      'PDF-XFA': {
        title: 'Formulaire pour quelques programmes',
        advice:
          'La plupart des programmes n’affichent que « Veuillez patienter ». Imprimez le formulaire en PDF et envoyez ce PDF.',
      },
      'PDF-UNCHECKED': {
        title: 'Non vérifié',
        advice:
          'Ce PDF n’a pas pu être vérifié dans les limites de temps et de mémoire. Vous pouvez quand même l’envoyer.',
      },
      'PDF-REBUILT': {
        title: 'Réparé à l’ouverture',
        advice:
          'La liste des objets de ce PDF manque ou est incorrecte : les programmes la reconstruisent à l’ouverture. Les pages vérifiées sont lisibles. Exportez-le à nouveau si un programme ne peut pas l’ouvrir.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Contient des pièces jointes',
        advice:
          'D’autres fichiers se trouvent dans le PDF et passent facilement inaperçus. Envoyez-les séparément s’ils sont importants.',
      },
      'PDF-SCRIPT': {
        title: 'Contient des scripts',
        advice: 'La plupart des programmes ignorent les scripts des PDF.',
      },
    },
  },
  packages: {
    formats: {
      documentation: 'Documentation de livraison (VDI 2770)',
      document: 'Document de livraison (VDI 2770)',
      iirds: 'Paquet iiRDS',
      iirdsA: 'Paquet d’archivage (iiRDS/A)',
      iirdsH: 'Documentation de livraison (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) => plural(count, { one: (n) => `${n} rubrique`, other: (n) => `${n} rubriques` }),
    languages: (count) => plural(count, { one: (n) => `${n} langue`, other: (n) => `${n} langues` }),
    forSerial: (serial) => `pour le numéro de série ${serial}`,
    forSerials: (count) =>
      plural(count, { one: (n) => `pour ${n} numéro de série`, other: (n) => `pour ${n} numéros de série` }),
    notChecked: 'Impossible de vérifier le contenu de ce paquet. Vous pouvez l’envoyer quand même.',
    asOne: 'Envoyer comme un seul fichier',
    asOneHint: 'Le fichier est enregistré tel quel, comme un seul document.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Ajouter comme ${n} document`,
        other: (n) => `Ajouter comme ${n} documents`,
      }),
    asDocumentsHint: 'Chaque PDF devient un document avec son propre titre et sa propre catégorie.',
    filesAsDocumentsHint:
      'Chaque fichier devient un document avec son propre nom et sa propre catégorie. Les ZIP qui s’y trouvent peuvent être séparés de la même façon.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} document n’a pas de PDF et ne sera pas ajouté.`,
        other: (n) => `${n} documents n’ont pas de PDF et ne seront pas ajoutés.`,
      }),
    adding: (progress) => `Ajout des documents : ${progress}`,
    noneReadable: 'Les documents sont illisibles.',
    noneAdded: 'Les documents sont illisibles. Vous pouvez quand même tout envoyer comme un seul fichier.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `${n} document ajouté depuis « ${name} ».`,
        other: (n) => `${n} documents ajoutés depuis « ${name} ».`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `${n} document était illisible.`,
        other: (n) => `${n} documents étaient illisibles.`,
      }),
    documents: 'Documents',
    more: (count) => plural(count, { one: (n) => `${n} autre`, other: (n) => `${n} autres` }),
    showMore: (count) =>
      plural(count, { one: (n) => `Afficher ${n} autre`, other: (n) => `Afficher ${n} autres` }),
    noTitle: 'Sans titre',
    noPdf: 'Pas de PDF',
    previewed: 'Paquet à afficher dans l’aperçu',
    product: 'Produit',
    serial: 'Numéro de série',
    manufacturer: 'Fabricant',
    classes: {
      '01-01': 'Identification',
      '02-01': 'Spécification technique',
      '02-02': 'Dessins, plans',
      '02-03': 'Composants',
      '02-04': 'Certificats, déclarations',
      '03-01': 'Montage, mise en service, démontage',
      '03-02': 'Utilisation',
      '03-03': 'Sécurité générale',
      '03-04': 'Inspection, maintenance, essais',
      '03-05': 'Réparation',
      '03-06': 'Pièces de rechange',
      '04-01': 'Documents contractuels',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Métadonnées illisibles',
      advice:
        'Les titres et catégories de ces documents peuvent manquer. Renseignez-les vous-même ou demandez à l’expéditeur un paquet corrigé.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Pas de métadonnées',
      advice:
        'Le paquet n’indique pas ce que sont ces documents. Renseignez vous-même leurs titres et catégories.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Conteneur impossible à ouvrir',
      advice:
        'Un conteneur du paquet est endommagé, ses documents ne figurent donc pas dans la liste. Demandez à nouveau le paquet à l’expéditeur.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Fichiers protégés par mot de passe',
      advice:
        'Sans le mot de passe, personne ne peut ouvrir ces fichiers. Demandez à l’expéditeur un paquet sans mot de passe.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Imbrication trop profonde',
      advice:
        'Les conteneurs situés à plus de deux niveaux n’ont pas été ouverts, leurs documents ne figurent donc pas dans la liste. Décompressez le paquet et ajoutez-les séparément.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Lecture incomplète',
      advice:
        'Le paquet est trop volumineux pour être lu entièrement. Décompressez-le et ajoutez séparément les documents restants.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Aucun document trouvé',
      advice: 'Le paquet ne décrit aucun document. Vous pouvez tout de même l’envoyer comme un seul fichier.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Document manquant',
      advice: 'Le paquet mentionne un document qu’il ne contient pas. Demandez-le à l’expéditeur.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Fichier manquant',
      advice: 'Les métadonnées mentionnent un fichier absent du paquet. Demandez-le à l’expéditeur.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Pas de PDF',
      advice:
        'Un document n’a pas de PDF, tout le monde ne pourra peut-être pas l’ouvrir. Demandez-en un à l’expéditeur.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Même ID deux fois',
      advice: 'Deux documents ont le même ID. Vérifiez que vous avez besoin des deux.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Non validé',
      advice: 'D’après le paquet, un document n’est pas validé. Vérifiez que c’est la bonne version.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Compressé dans un dossier',
      advice:
        'Tous les fichiers sont dans un dossier du ZIP, où certains programmes ne trouvent pas les métadonnées. Compressez plutôt le contenu du dossier.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Nom de fichier différent',
      advice:
        'Le nom d’un fichier est écrit autrement dans les métadonnées, certains programmes ne le trouvent donc pas. Demandez à l’expéditeur un paquet corrigé.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Fichier absent des métadonnées',
      advice: 'Ce fichier ne fait partie d’aucun document. Vérifiez si vous en avez besoin.',
    },
  },
  manual: {
    reading: (done, total) => `Vérification, ${done} fichiers sur ${total}`,
    progress: 'Vérification de la notice',
    stop: 'Arrêter la vérification',
    stopped: 'Tout n’a pas été vérifié.',
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} fichier était trop volumineux : ses liens n’ont pas été vérifiés.`,
        other: (n) => `${n} fichiers étaient trop volumineux : leurs liens n’ont pas été vérifiés.`,
      }),
    sound: 'Aucun problème trouvé',
    errors: (count) => plural(count, { one: (n) => `${n} erreur`, other: (n) => `${n} erreurs` }),
    warnings: (count) =>
      plural(count, { one: (n) => `${n} avertissement`, other: (n) => `${n} avertissements` }),
    infos: (count) => plural(count, { one: (n) => `${n} remarque`, other: (n) => `${n} remarques` }),
    severity: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
    preview: 'Aperçu',
    showPlace: 'Voir dans l’aperçu',
    noPreview: 'L’aperçu n’a pas pu être chargé.',
    line: (line) => `ligne ${line}`,
    more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
    saveJson: 'Enregistrer en JSON',
  },
  inspection: {
    results: 'Résultats',
    canBeManual: 'Peut être envoyé comme notice hors ligne',
    ready: 'Prêt à envoyer',
    readyWith: (counts) => `Prêt à envoyer, avec ${counts}`,
    pages: (count) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
    startsAt: (page) => `s’ouvre sur ${page}`,
    fixable: 'Réparable',
    withFixable: (text, count) =>
      plural(count, { one: (n) => `${text}, ${n} réparable`, other: (n) => `${text}, ${n} réparables` }),
    places: (count) => plural(count, { one: (n) => `${n} endroit`, other: (n) => `${n} endroits` }),
    repairAndUse: 'Réparer et utiliser',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Réparer encore ${n} problème et utiliser`,
        other: (n) => `Réparer encore ${n} problèmes et utiliser`,
      }),
    done: 'Terminé',
    keepAsRegular: 'Conserver comme fichier ordinaire',
    chooseStart: 'Choisir la page d’accueil',
    changeStart: 'Changer de page d’accueil',
    startHint: (name) =>
      `Les lecteurs commencent par cette page. Votre fichier n’est pas modifié : la copie reçoit une page ${name} qui l’ouvre.`,
    useAsStart: 'Utiliser comme page d’accueil',
    allPages: 'Afficher toutes les pages',
    reviewChanges: 'Examiner les modifications',
    inUse: 'Copie réparée utilisée',
    withRegular: (upload, count) =>
      plural(count, {
        one: (n) => `${upload}, dont ${n} comme fichier ordinaire`,
        other: (n) => `${upload}, dont ${n} comme fichiers ordinaires`,
      }),
    allRegular: (upload, count) =>
      plural(count, {
        one: () => `${upload} comme fichier ordinaire`,
        other: () => `${upload} comme fichiers ordinaires`,
      }),
    folder: {
      isPackage: (name) => `« ${name} » ressemble à un paquet de livraison`,
      asPackage: 'Comme paquet',
      packing: 'Création du paquet…',
    },
    search: 'Chercher dans les résultats',
    show: 'Afficher',
    all: 'Tout',
    nothing: 'Aucun résultat ne correspond.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} autre figure dans le rapport.`,
        other: (n) => `${n} autres figurent dans le rapport.`,
      }),
    reportTitle: (file) => `Résultats de la vérification de ${file}`,
    verdict: {
      manual: 'C’est une notice hors ligne.',
      'not-a-manual': 'Ce n’est pas une notice hors ligne.',
      unsafe: 'Ce ZIP est endommagé ou dangereux.',
    },
    facts: (startPage, pages, files) =>
      `Page d’accueil : ${startPage}. Pages : ${pages}. Fichiers : ${files}.`,
    noStartPage: 'aucune',
    toDo: (remedy) => `À faire : ${remedy}`,
    forAuthor: (remedy) => `Pour l’auteur : ${remedy}`,
  },
  preview: {
    title: (file) => `Aperçu de ${file}`,
    frame: 'La notice',
    close: 'Fermer l’aperçu',
    back: 'Précédent',
    forward: 'Suivant',
    pages: (count) => plural(count, { one: (n) => `${n} page`, other: (n) => `${n} pages` }),
    pageList: 'Pages de la notice',
    search: 'Chercher une page',
    nothing: 'Aucune page ne correspond.',
    readingTitles: 'Lecture des titres en cours.',
    width: 'Largeur',
    widths: { phone: 'Téléphone', tablet: 'Tablette', full: 'Entière' },
    opening: 'Ouverture de la notice…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} fichier utilisé par cette page est sur Internet, pas dans le ZIP`,
          other: (n) => `${n} fichiers utilisés par cette page sont sur Internet, pas dans le ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} fichier utilisé par cette page manque dans le ZIP`,
          other: (n) => `${n} fichiers utilisés par cette page manquent dans le ZIP`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} fichier utilisé par cette page a un nom écrit autrement dans le ZIP`,
          other: (n) => `${n} fichiers utilisés par cette page ont un nom écrit autrement dans le ZIP`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} fichier est endommagé`,
          other: (n) => `${n} fichiers sont endommagés`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} fichier est trop volumineux pour l’aperçu`,
          other: (n) => `${n} fichiers sont trop volumineux pour l’aperçu`,
        }),
      more: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
    },
    spellingFixable: 'La réparation corrige ces liens, sauf dans les scripts.',
    outside: (url) => `Ce lien mène à ${url}, hors de la notice. L’aperçu ne l’ouvre pas.`,
    placeHidden: (line) => `Le passage se trouve à la ligne ${line}, dans une partie invisible de la page.`,
    absent: (path) => `Le ZIP ne contient pas ${path}. Le lecteur obtient ici aussi une erreur.`,
    unshown: (path, size) =>
      `${path} (${size}) n’est pas affiché ici. Il est dans le ZIP, et le lecteur l’ouvre avec un autre programme.`,
    dismiss: 'Masquer',
    emptyWithoutScripts:
      'Cette page est vide sans ses scripts, que l’aperçu n’exécute pas ; choisissez une autre page dans la liste.',
    failures: {
      unreadable:
        'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié ; choisissez-le de nouveau.',
      unsafe: 'Rien dans ce ZIP ne peut être affiché : il est endommagé ou dangereux.',
      crashed: 'L’aperçu ne fonctionne plus. Fermez-le et ouvrez-le de nouveau.',
      frame: 'L’aperçu n’est pas disponible ici. Contactez votre administrateur.',
    },
    frameFacts: {
      blocked: (origin) =>
        `La Content-Security-Policy de cette page bloque l’aperçu. Ajoutez ${origin} à frame-src.`,
      silent: (url) =>
        `${url} n’a pas démarré. Le serveur web doit envoyer ce fichier avec sa propre Content-Security-Policy, qui autorise les scripts en ligne et nomme cette page dans frame-ancestors.`,
    },
  },
  repair: {
    reading: 'Lecture de toutes les pages…',
    making: 'Création de la copie…',
    checking: 'Vérification de la copie…',
    cancel: 'Annuler',
    intro:
      'Votre fichier n’est pas modifié. La copie ne reçoit que les réparations sélectionnées ; les textes et les scripts restent identiques.',
    nothing: 'Seul l’auteur de la notice peut corriger ces problèmes.',
    whichFiles: (count) =>
      plural(count, { one: () => 'Fichier concerné', other: (n) => `Fichiers concernés (${n})` }),
    places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} endroits` }),
    moreFiles: (count) => plural(count, { one: (n) => `et ${n} autre`, other: (n) => `et ${n} autres` }),
    items: {
      unwrap: (folder) => `Tout sortir du dossier « ${folder} »`,
      adapted: (files) =>
        plural(files, {
          one: (n) => `Les liens de ${n} fichier passent par le dossier et seront adaptés.`,
          other: (n) => `Les liens de ${n} fichiers passent par le dossier et seront adaptés.`,
        }),
      junk: (count) =>
        plural(count, {
          one: (n) => `Écarter ${n} fichier système`,
          other: (n) => `Écarter ${n} fichiers système`,
        }),
      unsafe: (count) =>
        plural(count, {
          one: (n) => `Écarter ${n} fichier non autorisé`,
          other: (n) => `Écarter ${n} fichiers non autorisés`,
        }),
      addStart: (page, name) => `Ajouter une page d’accueil, ${name}, qui mène à ${page}`,
      addStartHint: 'Elle ouvre cette page d’elle-même et contient un lien vers elle.',
      renameStart: (name, newName) => `Renommer ${name} en ${newName}`,
      renamedLinks: (files) =>
        plural(files, {
          one: (n) => `Les liens vers elle dans ${n} fichier suivront.`,
          other: (n) => `Les liens vers elle dans ${n} fichiers suivront.`,
        }),
      names: (count) =>
        plural(count, {
          one: (n) => `Écrire / au lieu de \\ dans ${n} nom de fichier`,
          other: (n) => `Écrire / au lieu de \\ dans ${n} noms de fichiers`,
        }),
      case: (count) =>
        plural(count, {
          one: (n) => `Corriger les majuscules et minuscules dans ${n} lien`,
          other: (n) => `Corriger les majuscules et minuscules dans ${n} liens`,
        }),
      backslashes: (count) =>
        plural(count, {
          one: (n) => `Écrire / au lieu de \\ dans ${n} lien`,
          other: (n) => `Écrire / au lieu de \\ dans ${n} liens`,
        }),
    },
    compare: (before, after) => `Avant : ${before}. Maintenant : ${after}.`,
    none: 'aucun problème',
    save: 'Enregistrer la copie',
    close: 'Fermer',
    failed: {
      unreadable:
        'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié, ou est ouvert ailleurs.',
      unavailable: 'La réparation n’a pas pu se faire dans ce navigateur.',
    },
    copyReport: 'Copier le rapport',
    saveReport: 'Enregistrer le rapport',
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Le fichier est vide',
      explanation: 'Il fait 0 octet. Le plus souvent, un téléchargement ou une copie a été interrompu.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Le fichier n’est pas une archive ZIP',
      explanation: ({ content }) => `D’après son nom c’est un ZIP, mais son contenu est : ${content}.`,
      remedy: 'L’envoyer comme fichier ordinaire, ou compresser la notice dans une archive ZIP.',
    },
    'ZIP-TRUNCATED': {
      title: 'L’archive est tronquée',
      explanation:
        'Elle commence comme une archive ZIP, mais la fin manque : son sommaire ne peut pas être lu.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'L’archive ne contient aucun fichier',
      explanation: 'Il n’y a rien à y lire.',
      remedy: 'Compresser le contenu du dossier de la notice et vérifier le nouveau fichier.',
    },
    'ZIP-TWO-ENDS': {
      title: 'L’archive a deux sommaires',
      explanation: 'Selon le programme, on y trouverait des fichiers différents.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Données en trop après la fin de l’archive',
      explanation: ({ bytes }) =>
        `${bytes} octets se trouvent après la fin. Les programmes y ignorent les zéros et les fins de ligne ; certains refusent tout le reste.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Données en trop avant l’archive',
      explanation: ({ bytes }) =>
        `${bytes} octets précèdent le premier fichier, comme dans un programme auto-extractible.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'Le sommaire est faux',
      explanation: ({ detail }) =>
        `Il ne correspond pas au contenu de l’archive (${detail}) : selon le programme, d’autres fichiers seront lus.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'Les données des grands fichiers se contredisent',
      explanation: ({ detail }) =>
        `Des tailles ou des positions y figurent deux fois et diffèrent (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'L’archive n’est qu’une partie d’un ensemble',
      explanation: 'Les autres parties manquent : les fichiers ne peuvent pas être reconstitués.',
      remedy: 'Réunir les parties, ou compresser la notice en une seule archive.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Des fichiers sont protégés par mot de passe',
      explanation: 'Les lecteurs ne pourraient pas les ouvrir après l’envoi.',
      remedy: 'Recompresser la notice sans mot de passe.',
    },
    'ZIP-METHOD': {
      title: 'Des fichiers sont compressés de façon inusitée',
      explanation: ({ method }) =>
        `La méthode de compression ${method} est inconnue de certains programmes. Les connues sont « stored » et « deflate ».`,
      remedy: 'Recompresser la notice avec la méthode normale, et non celle de la taille minimale.',
    },
    'ZIP-VERSION': {
      title: 'Un fichier demande un programme plus récent que nécessaire',
      explanation: ({ version }) =>
        `Il déclare exiger la version ${version} du format ZIP. Certains programmes ignorent un tel fichier.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Un fichier comporte des options inconnues',
      explanation:
        'Des bits réservés sont activés dans son en-tête. Certains programmes le signalent ou refusent l’archive.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'L’en-tête d’un fichier est incorrect',
      explanation: ({ field }) =>
        `L’en-tête du fichier est illisible ou ne correspond pas au sommaire (${field}) : la lecture dépendra du programme.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'Les données placées après un fichier sont incorrectes',
      explanation:
        'La taille et la somme de contrôle inscrites après le fichier ne correspondent pas au sommaire, ou certains programmes ne peuvent pas les lire.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Des fichiers se chevauchent dans l’archive',
      explanation:
        'Deux fichiers revendiquent les mêmes octets : jamais dans une archive saine, souvent dans un piège.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Des données inexpliquées entre les fichiers',
      explanation: ({ bytes }) =>
        `${bytes} octets n’appartiennent à aucun fichier. Si cela est signalé comme erreur, un fichier y est caché.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Un fichier est endommagé',
      explanation: 'Son contenu ne correspond pas à sa somme de contrôle.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Un fichier est plus long ou plus court qu’annoncé',
      explanation: 'L’archive est endommagée, ou faite pour tromper.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Un fichier ne peut pas être décompressé',
      explanation: ({ detail }) => `Ses données compressées sont endommagées (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Taille dangereuse après décompression',
      explanation: ({ detail }) => `Une limite est dépassée : ${detail}. Rien n’a été décompressé.`,
      remedy: 'Diviser la notice, ou retirer ce dont le lecteur n’a pas besoin.',
    },
    'ZIP-EXTRA': {
      title: 'Des données annexes inhabituelles pour un fichier',
      explanation:
        'Certains programmes ajoutent des zéros pour aligner les fichiers ou écrivent une partie deux fois. Cela ne gêne pas.',
      remedy: 'Il n’y a rien à faire.',
    },
    'NAME-UNSAFE': {
      title: 'Un nom de fichier est dangereux',
      explanation: ({ reason }) =>
        `Décompressé, il sortirait de son dossier ou cacherait ce qu’il est (${reason}).`,
      remedy: 'Renommer le fichier et recompresser le dossier.',
    },
    'NAME-BACKSLASH': {
      title: 'Les dossiers sont écrits avec des antislashs',
      explanation: 'Hors de Windows, tout tomberait dans un seul dossier et les liens seraient rompus.',
      remedy: 'Recompresser le dossier avec un programme récent.',
    },
    'NAME-DUPLICATE': {
      title: 'Un fichier est deux fois dans l’archive',
      explanation: ({ other }) => `C’est le programme qui décide lequel est affiché. L’autre est ${other}.`,
      remedy: 'Retirer l’un des deux et recompresser le dossier.',
    },
    'NAME-CASE-CLASH': {
      title: 'Deux noms sont identiques sous Windows ou macOS',
      explanation: ({ other }) =>
        `Ils ne diffèrent que par des majuscules, des accents, ou des points et des espaces à la fin. Un fichier remplacerait l’autre, ${other}.`,
      remedy: 'Renommer l’un des deux, ainsi que les liens vers lui.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Un nom est à la fois fichier et dossier',
      explanation: ({ detail }) => `Les programmes ne s’accordent pas sur ce qu’il est (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Un fichier a deux noms différents',
      explanation: ({ expected, found }) =>
        `Certains programmes l’appelleraient ${found}, d’autres ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Un nom de fichier n’est pas écrit en Unicode',
      explanation: ({ guess }) =>
        `${guess && `Il signifie sans doute ${guess}. `}D’autres programmes afficheront peut-être d’autres lettres, et les liens échoueront.`,
      remedy:
        'Recompresser le dossier avec un programme récent, ou renommer le fichier sans lettres spéciales.',
    },
    'NAME-PORTABLE': {
      title: 'Un nom est impossible sous Windows',
      explanation: ({ part }) => `Windows ne peut pas créer ${part} : le fichier y manquerait.`,
      remedy: 'Le renommer, ainsi que les liens vers lui.',
    },
    'NAME-LONG': {
      title: 'Un chemin est trop long',
      explanation: ({ detail }) => `Plus de ${detail} : certains appareils ne peuvent pas le décompresser.`,
      remedy: 'Raccourcir les noms de dossiers et de fichiers.',
    },
    'ENTRY-LINK': {
      title: 'Un fichier n’est pas un fichier ordinaire',
      explanation: ({ special }) =>
        `C’est un fichier spécial (${special}). Les programmes le décompressent différemment, et un lien peut mener hors de la notice.`,
      remedy: 'Le remplacer par le fichier lui-même et recompresser le dossier.',
    },
    'ENTRY-PIPE': {
      title: 'Un fichier a été compressé depuis un tube',
      explanation:
        'Un autre programme l’a écrit pendant la compression. Il se décompresse comme un fichier ordinaire.',
      remedy: 'Il n’y a rien à faire.',
    },
    'ENTRY-JUNK': {
      title: 'Des restes du système d’exploitation ou d’un programme',
      explanation: 'Le lecteur ne les voit jamais. Ils ne font que prendre de la place.',
      remedy: 'Les écarter lors de la prochaine compression.',
    },
    'ENTRY-PROGRAM': {
      title: 'Contient un programme',
      explanation: ({ extension }) =>
        `Une notice se lit et ne s’exécute pas. Appareils et serveurs bloquent les fichiers ${extension}, ou les lanceraient.`,
      remedy: 'Le retirer et le proposer ailleurs.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Contient une autre archive',
      explanation: 'Le lecteur ne peut pas l’ouvrir, et son contenu n’a pas été vérifié.',
      remedy: 'Compresser son contenu sous forme de fichiers, ou la retirer.',
    },
    'ENTRY-EMPTY': {
      title: 'Un fichier est vide',
      explanation: 'Il fait 0 octet. Une page qui en a besoin est incomplète.',
      remedy: 'Mettre le bon fichier à sa place.',
    },
    'ENTRY-TYPE': {
      title: 'Un fichier n’est pas ce que dit son nom',
      explanation: ({ expected, found }) =>
        `D’après son nom : ${expected} ; son contenu : ${found}. Certaines visionneuses ne l’afficheront pas.`,
      remedy: 'Lui donner la bonne extension, ou mettre le bon fichier à sa place.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Une image est très grande',
      explanation: ({ detail }) =>
        `Elle dépasse ${detail}. Une tablette l’affiche lentement, ou pas du tout.`,
      remedy: 'La réduire à la taille à laquelle elle est affichée.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Une image est tronquée',
      explanation: 'La fin du fichier manque. Les navigateurs n’affichent qu’une partie de l’image, ou rien.',
      remedy: 'La remplacer par une copie complète.',
    },

    'DOC-NO-PAGES': {
      title: 'L’archive ne contient aucune page HTML',
      explanation: 'Une notice hors ligne se compose de pages HTML.',
      remedy: 'L’envoyer comme fichier ordinaire.',
    },
    'DOC-NO-START': {
      title: 'La page d’accueil manque',
      explanation: ({ candidates, expected }) =>
        `Il n’y a pas de page ${expected} au premier niveau de l’archive. Pages d’accueil possibles : ${candidates}.`,
      remedy: ({ expected }) =>
        `Nommer la page d’accueil ${expected}, la placer au premier niveau et recompresser.`,
    },
    'DOC-IIRDS': {
      title: 'Un paquet iiRDS sans page d’accueil',
      explanation:
        'Les programmes pour iiRDS affichent son contenu. Seuls les paquets iiRDS/H ont un index.html à la racine ; les autres paquets iiRDS ne doivent pas en avoir.',
      remedy: 'L’envoyer comme fichier ordinaire ou demander un paquet iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'Toute la notice est dans un dossier',
      explanation: ({ startPage }) =>
        `La page d’accueil est ${startPage}. Certaines visionneuses ne la cherchent qu’au premier niveau.`,
      remedy: ({ folder }) => `Compresser le contenu du dossier ${folder}, et non le dossier lui-même.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Plusieurs pages d’accueil',
      explanation: ({ candidates }) =>
        `Chacune de ces pages pourrait être la page d’accueil : ${candidates}. La première est utilisée.`,
      remedy: ({ expected }) =>
        `Placer au premier niveau une page ${expected} qui mène à toutes, ou envoyer chacune comme une notice à part.`,
    },
    'DOC-START-CASE': {
      title: 'Le nom de la page d’accueil a des majuscules',
      explanation: ({ expected, found }) =>
        `Elle s’appelle ${found}. Certaines visionneuses ne cherchent que ${expected}.`,
      remedy: ({ expected }) => `La renommer en ${expected}, ainsi que les liens vers elle.`,
    },
    'DOC-CHARSET': {
      title: 'Encodage des caractères non indiqué',
      explanation: 'Les lettres accentuées peuvent être mal affichées.',
      remedy: 'Mettre <meta charset="utf-8"> en tête de chaque page et l’enregistrer en UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Des lettres accentuées sont mal affichées',
      explanation: ({ encoding }) => `Le texte n’est pas encodé comme il l’indique (${encoding}).`,
      remedy: 'Enregistrer la page en UTF-8 et l’y indiquer.',
    },
    'DOC-NOT-HTML': {
      title: 'Pas une page HTML',
      explanation: ({ content }) => `D’après son nom c’est une page HTML, mais son contenu est : ${content}.`,
      remedy: 'Lui donner la bonne extension, ou mettre la bonne page à sa place.',
    },
    'DOC-XML': {
      title: 'Une page ou une image n’est pas un document XML valide',
      explanation: 'Les navigateurs affichent un message d’erreur à la place de la suite.',
      remedy: 'Corriger le XML et recompresser.',
    },
    'DOC-TOO-LARGE': {
      title: 'Un fichier est trop volumineux pour être vérifié',
      explanation: 'Il est intact, mais ses liens n’ont pas été vérifiés.',
      remedy: 'Le diviser en fichiers plus petits.',
    },
    'DOC-TITLE': {
      title: 'Des pages sans titre',
      explanation: 'Le titre s’affiche dans les onglets, les favoris et les résultats de recherche.',
      remedy: 'Donner un <title> à chaque page.',
    },
    'DOC-LANGUAGE': {
      title: 'Langue des pages non indiquée',
      explanation: ({ pages }) =>
        `Pages : ${pages}. Un navigateur peut les lire à voix haute dans la mauvaise langue ou ne pas proposer de traduction.`,
      remedy: 'L’indiquer, par exemple <html lang="fr">.',
    },
    'DOC-BASE': {
      title: 'Les liens d’une page partent d’un emplacement hors de la notice',
      explanation: ({ href }) =>
        `Ses liens et ses images partent de ${href} et ne fonctionnent donc pas hors ligne.`,
      remedy: 'Retirer le <base> de la page.',
    },
    'DOC-LEAVES': {
      title: 'Une page redirige hors de la notice',
      explanation: ({ target }) => `Elle envoie le lecteur vers ${target}, qui n’existe pas hors ligne.`,
      remedy: 'Retirer la redirection ou la diriger vers une page de la notice.',
    },
    'DOC-FORM': {
      title: 'Un formulaire mène hors de la notice',
      explanation: ({ target }) =>
        `La saisie est envoyée à ${target}, qui n’existe pas hors ligne. Une recherche n’y trouve rien.`,
      remedy: 'Retirer le formulaire ou rechercher dans la notice même.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Une page a besoin d’un serveur web',
      explanation: ({ need }) =>
        `Un élément (${need}) ne fonctionne pas quand la page est ouverte depuis un dossier.`,
      remedy: 'Vérifier si la notice est utilisable sans cela, ou consulter son auteur.',
    },
    'DOC-SCRIPTS': {
      title: 'Des pages avec des scripts',
      explanation: ({ pages }) =>
        `Pages : ${pages}. Si les scripts sont désactivés, il peut en manquer des parties.`,
      remedy: 'Il n’y a rien à faire.',
    },
    'DOC-UNUSED': {
      title: 'Des fichiers dont aucune page ne se sert',
      explanation: ({ bytes, files, pages }) =>
        `Fichiers : ${files}, soit ${bytes} octets. Pages auxquelles aucune autre ne renvoie : ${pages}.`,
      remedy: 'Retirer ce qui est inutile lors de la prochaine compression.',
    },
    'LINK-BROKEN': {
      title: 'Lien rompu',
      explanation: ({ target }) => `Il n’y a pas de ${target} dans l’archive.`,
      remedy: 'Ajouter le fichier ou corriger le lien.',
    },
    'LINK-CASE': {
      title: 'Lien et nom de fichier écrits différemment',
      explanation: ({ expected, target }) =>
        `Le lien indique ${target}, le fichier est ${expected}. Cela ne marche que sous Windows.`,
      remedy: ({ expected }) => `Écrire ${expected} dans le lien.`,
    },
    'LINK-FRAGMENT': {
      title: 'Un lien mène à une ancre absente de sa page',
      explanation: ({ fragment, target }) =>
        `La page ${target} s’ouvre, mais en haut : elle n’a pas d’ancre ${fragment}.`,
      remedy: 'Corriger le lien ou ajouter l’ancre.',
    },
    'LINK-FOLDER': {
      title: 'Un lien mène à un dossier',
      explanation: ({ target }) =>
        `Le dossier ${target} n’a pas de page d’index : le lecteur voit une liste de fichiers, ou rien.`,
      remedy: 'Viser une page de ce dossier.',
    },
    'LINK-INDEX': {
      title: 'Un lien désigne un dossier au lieu de sa page d’index',
      explanation: ({ target }) =>
        `Sur un serveur web, ${target} affiche la page d’index. Ouvert depuis un disque, il affiche une liste de fichiers.`,
      remedy: 'Faire pointer le lien vers la page d’index.',
    },
    'LINK-OUTSIDE': {
      title: 'Un lien mène hors de l’archive',
      explanation: ({ target }) =>
        `${target} se trouve au-dessus du premier niveau et ne fait pas partie de la notice.`,
      remedy: 'Ajouter à la notice ce qu’il vise et corriger le lien.',
    },
    'LINK-ROOT': {
      title: 'Un lien part de la racine d’un serveur web',
      explanation: ({ target }) => `/${target} ne marche que sur un serveur web, pas dans un dossier.`,
      remedy: 'Écrire le lien relativement à sa page.',
    },
    'LINK-LOCAL': {
      title: 'Un lien mène à l’ordinateur de l’auteur',
      explanation: ({ target }) => `${target} n’existe que sur une machine ou un réseau.`,
      remedy: 'Ajouter le fichier à la notice et y renvoyer.',
    },
    'LINK-BACKSLASH': {
      title: 'Un lien est écrit avec des antislashs',
      explanation: ({ target }) => `${target} ne marche que sous Windows.`,
      remedy: 'L’écrire avec / au lieu de \\.',
    },
    'LINK-QUERY': {
      title: 'Des liens avec un point d’interrogation',
      explanation: 'Ce qui le suit est ignoré quand une page est ouverte depuis un dossier.',
      remedy: 'Il n’y a rien à faire, sauf si une page en dépend.',
    },
    'LINK-MALFORMED': {
      title: 'Un lien n’est pas une adresse valide',
      explanation: ({ reason, target }) => `${target} ne peut pas être ouvert (${reason}).`,
      remedy: 'Corriger le lien.',
    },
    'LINK-EMPTY': {
      title: 'Des liens vides',
      explanation: 'Ils mènent à la page sur laquelle ils se trouvent.',
      remedy: 'Les retirer ou leur donner une adresse.',
    },
    'LINK-EXTERNAL': {
      title: 'Des liens vers Internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Liens : ${links}. Sites : ${hostCount}, dont ${hosts}. Il leur faut une connexion.`,
      remedy: 'Il n’y a rien à faire.',
    },
    'RES-EXTERNAL': {
      title: 'Un élément est chargé depuis Internet',
      explanation: ({ target }) => `${target} manque quand la notice est lue hors ligne.`,
      remedy: 'Ajouter le fichier à la notice et y renvoyer.',
    },
    'RES-FORMAT': {
      title: 'Le format d’une image n’est pas pris en charge par les navigateurs',
      explanation: ({ target }) => `La plupart des navigateurs n’affichent rien à la place de ${target}.`,
      remedy: 'Enregistrer l’image au format PNG, JPEG ou SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'une entrée est illisible',
      count: 'le nombre de fichiers diffère',
      offset: 'il n’est pas à sa place',
    },
    'ZIP-ZIP64': {
      'extra-field': 'dans les tailles d’un fichier',
      'no-record': 'l’enregistrement long manque',
      'record-not-adjacent': 'l’enregistrement long n’est pas à sa place',
      'extensible-data': 'l’enregistrement long contient d’autres données',
      'other-record': 'un autre enregistrement est désigné',
      'end-record': 'à la fin de l’archive',
    },
    'ZIP-HEADER': {
      signature: 'aucun fichier n’y commence',
      place: 'position',
      name: 'nom',
      method: 'méthode de compression',
      flags: 'indicateurs',
      crc: 'somme de contrôle',
      size: 'taille',
      'packed-size': 'taille compressée',
      extra: 'champ supplémentaire',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'elles s’arrêtent trop tôt',
      other: 'codes non valides',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `un fichier de plus de ${size}`,
      ratio: ({ limit }) => `compressé plus de ${limit} fois`,
      total: ({ size }) => `plus de ${size} au total`,
      entries: ({ limit }) => `plus de ${limit} fichiers`,
    },
    'NAME-UNSAFE': {
      empty: 'nom vide',
      host: 'chemin réseau',
      absolute: 'chemin depuis la racine',
      drive: 'lettre de lecteur',
      parent: '« .. » remonte',
      control: 'caractères invisibles',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'un dossier avec son propre contenu',
      attribute: 'ses attributs disent autre chose',
      'file-in-between': 'des fichiers se trouvent sous un fichier',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} dans un seul nom`,
      path: ({ size }) => `${size} au total`,
      depth: ({ limit }) => `${limit} niveaux de dossiers`,
    },
    'ENTRY-LINK': {
      link: 'lien symbolique',
      device: 'fichier de périphérique',
      socket: 'socket',
      volume: 'nom de volume',
      unknown: 'type inconnu',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} pixels`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'un script qui charge d’autres fichiers',
      module: 'un script comme module',
      worker: 'un script en arrière-plan',
      include: 'une inclusion côté serveur',
    },
    'LINK-MALFORMED': {
      scheme: 'type d’adresse inconnu',
      percent: 'un % sans son nombre',
      host: 'nom de serveur impossible',
      temporary: 'n’existait que là où la page a été enregistrée',
    },
  },
  roleNotice: {
    title: 'Vous ne pouvez pas envoyer de documents',
    own: (roles) =>
      roles === '' ? 'Vous êtes connecté sans aucun rôle.' : `Vous êtes connecté avec les rôles : ${roles}.`,
    needed: (roles) => `L’envoi exige l’un de ces rôles : ${roles}.`,
    ask: (who) => `Contact : ${who}`,
    administrator: 'votre administrateur',
  },
  history: {
    title: 'Auparavant, depuis cet appareil',
    hint: 'Mémorisé 30 jours sur cet appareil.',
    clear: 'Vider cette liste',
  },
  chooseAsset: {
    title: 'Choisir un équipement',
    intro: 'Choisissez l’équipement auquel vos documents appartiennent.',
    label: 'Nom ou ID de l’équipement',
    hint: 'Vous le trouverez sur la plaque signalétique ou dans votre système de maintenance, par exemple PRESS-0042.',
    open: (id) => `Ouvrir l’équipement ${id}`,
    openAsIs: (id) => `Ouvrir ${id} tel quel`,
    takeAsIs: (id) => `Utiliser ${id} tel quel`,
    unlisted:
      'Absent de la liste. Vérifiez l’ID sur la plaque signalétique ou dans votre système de maintenance.',
    unknown: (id) => `${id} est inconnu. Vérifiez la plaque signalétique, ou continuez.`,
    similar: 'Vouliez-vous dire',
    checking: (id) => `La vérification de ${id} continue. Vous pouvez continuer.`,
    notChecked: (id) => `${id} n’a pas pu être vérifié. Vous pouvez continuer.`,
    offline: (id) => `Vous êtes hors ligne : ${id} n’est pas vérifié. Vous pouvez continuer.`,
    missing: 'Saisissez un ID d’équipement',
    impossible: 'Saisissez un autre ID d’équipement que « . » ou « .. »',
    recent: 'Récents',
    all: 'Tous les équipements',
    found: (count) =>
      plural(count, { one: (n) => `${n} équipement trouvé`, other: (n) => `${n} équipements trouvés` }),
    shown: (shown, total) => `${shown} sur ${total} affichés. Recherchez pour trouver les autres.`,
  },
  embed: {
    wrongTitle: 'Les documents ne peuvent pas être affichés ici',
    wrong: 'Cette page est mal configurée. Contactez votre administrateur :',
    tokenProblems: {
      'no-token': 'Connectez-vous pour continuer. Les envois en attente reprennent automatiquement.',
      'no-answer': 'La connexion prend plus de temps que prévu. Les envois reprendront ensuite.',
      'token-rejected':
        'Le service n’accepte pas votre connexion. Connectez-vous de nouveau. Si cela ne suffit pas, contactez votre administrateur.',
      'person-mismatch':
        'Cette page et votre connexion désignent des personnes différentes, donc rien n’est envoyé. Nouvelle tentative automatique. Si ce message persiste, contactez votre administrateur.',
      offline: 'Impossible de vous connecter sans réseau. Nouvelle tentative automatique.',
    },
    brokenTitle: 'Cette partie de la page ne fonctionne plus',
    brokenHint: 'Vos envois continuent, et les fichiers enregistrés sur cet appareil sont en sécurité.',
  },
};
