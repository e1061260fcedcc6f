import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedNl: EmbedMessages = {
  wrongTitle: 'De documenten kunnen hier niet worden getoond',
  wrong: 'Deze pagina is niet goed ingesteld. Neem contact op met uw beheerder:',
  tokenProblems: {
    'no-token': 'Meld u aan om verder te gaan. Wachtende uploads worden automatisch hervat.',
    'no-answer': 'Het aanmelden duurt langer dan verwacht. Uploads worden daarna hervat.',
    'token-rejected':
      'De dienst accepteert uw aanmelding niet. Meld u opnieuw aan. Neem contact op met uw beheerder als dat niet helpt.',
    'person-mismatch':
      'Deze pagina en uw aanmelding noemen verschillende personen. Daarom wordt er niets verzonden. Er wordt automatisch opnieuw geprobeerd. Neem contact op met uw beheerder als deze melding blijft staan.',
    offline: 'Zonder verbinding kunt u niet worden aangemeld. Er wordt automatisch opnieuw geprobeerd.',
  },
  brokenTitle: 'Dit deel van de pagina werkt niet meer',
  brokenHint: 'Uw uploads gaan door, en bestanden die op dit apparaat zijn bewaard, zijn veilig.',
};
