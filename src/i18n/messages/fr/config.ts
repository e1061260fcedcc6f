import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configFr: ConfigMessages = {
  failedTitle: 'L’application est mal configurée',
  noteTitle: 'Pour les administrateurs : vérifiez config.json',
  lastUsed:
    'Le fichier config.json du serveur est inutilisable. Cette page fonctionne avec le dernier fichier valide.',
  unknownIgnored: 'Cette version ignore les clés qu’elle ne connaît pas.',
  wrong: 'config.json contient des erreurs. Contactez votre administrateur :',
  notFound: (url) =>
    `Il n’y a pas de fichier à l’adresse ${url}. Copiez-y config.sample.json et complétez-le.`,
  status: (url, status) => `Le serveur a répondu avec le statut ${status} pour ${url}.`,
  unreachable: (url) => `Impossible de charger ${url}. Vérifiez la connexion et le serveur.`,
  html: (url) =>
    `Le serveur a envoyé une page web au lieu de ${url}. Vérifiez que le fichier existe et que le serveur n’envoie pas index.html pour toutes les adresses.`,
  notJson: (url, line, column) => `${url} n’est pas un JSON valide : ligne ${line}, colonne ${column}.`,
  nearest: (key) => `Vouliez-vous dire « ${key} » ?`,
  unknownKey: 'n’est pas une clé de la configuration.',
  missing: (expected) => `manque. Attendu : ${expected}.`,
  shouldBe: (expected) => `est incorrect. Attendu : ${expected}.`,
  expected: {
    text: 'un texte non vide',
    number: 'un nombre, sans guillemets',
    'whole-number': 'un nombre entier, sans guillemets',
    'yes-or-no': 'true ou false, sans guillemets',
    list: 'une liste entre [ ]',
    'list-or-its-address': 'une liste entre [ ], ou son adresse sous la forme { "url": … }',
    object: 'des clés et des valeurs entre { }',
    address: 'une adresse web, absolue ou relative à la page',
    colour: 'une couleur comme "#0b5c7d", assez foncée pour être lue sur une page claire',
    contact: 'une adresse qui commence par https:, http:, mailto: ou tel:',
    'asset-code':
      '"iec61406", "gs1", "siemens", "plain" ou une expression régulière avec un groupe (?<asset>…)',
    'slow-pattern':
      'une expression régulière avec trois répétitions au plus, dont aucune n’en contient une autre',
    function: 'une fonction',
    link: 'un texte avec une place pour l’ID entre { }, ou une fonction de l’ID',
    'document-link': 'une adresse http(s) ou relative avec {documentId}',
    'asset-link': 'une adresse http(s) ou relative avec {assetId}',
    'file-type': 'une extension comme ".pdf", ou un type de média comme "image/png" ou "image/*"',
    'safety-error': '"error" : les erreurs de sécurité des archives ne peuvent pas être abaissées',
    'start-page': 'le nom d’une page HTML, comme "start.html", sans dossier',
    'unsafe-to-allow':
      'un autre code : les erreurs sur la sécurité des archives ne peuvent pas être autorisées',
    other: 'une autre valeur',
    oneOf: createEither('fr'),
    above: (limit) => `un nombre supérieur à ${limit}`,
    atLeast: (limit) => `un nombre à partir de ${limit}`,
    atMost: (limit) => `un nombre jusqu’à ${limit}`,
  },
};
