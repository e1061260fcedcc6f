import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedEs: EmbedMessages = {
  wrongTitle: 'Los documentos no se pueden mostrar aquí',
  wrong: 'Esta página no está bien configurada. Póngase en contacto con su administrador:',
  tokenProblems: {
    'no-token': 'Inicie sesión para continuar. Las subidas en espera se reanudan automáticamente.',
    'no-answer': 'El inicio de sesión tarda más de lo previsto. Las subidas se reanudarán después.',
    'token-rejected':
      'El servicio no acepta su sesión. Inicie sesión de nuevo. Si no funciona, póngase en contacto con su administrador.',
    'person-mismatch':
      'Esta página y su inicio de sesión indican personas distintas, por lo que no se envía nada. Se reintenta automáticamente. Si este mensaje no desaparece, póngase en contacto con su administrador.',
    offline: 'No se puede iniciar sesión sin conexión. Se reintenta automáticamente.',
  },
  brokenTitle: 'Esta parte de la página ha dejado de funcionar',
  brokenHint: 'Sus subidas continúan, y los archivos guardados en este dispositivo están a salvo.',
};
