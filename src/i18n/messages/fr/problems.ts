import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsFr: ProblemMessages = {
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
    'speaks-of-error':
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
  assetIdInvalid: 'Cet ID d’équipement ne peut pas être transmis au service. Vérifiez l’ID de l’équipement.',
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
    `Arrêté : ce ZIP ne peut pas être envoyé comme notice. ${finding}. Choisissez une autre copie, ou envoyez-le comme fichier ordinaire.`,
  unexpected: 'Un problème est survenu sur cette page. Réessayez.',
};
