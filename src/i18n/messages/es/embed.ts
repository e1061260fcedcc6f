import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedEs: Messages['embed'] = {
  wrongTitle: 'Los documentos no se pueden mostrar aquí',
  wrong: 'La página que los rodea da propiedades incorrectas. Avise a su responsable:',
  signInNeeded:
    'La sesión ya no está iniciada. Lo que espera aquí se envía cuando la inicie; no se pierde nada.',
  goOn: 'Continuar',
  brokenTitle: 'Esta parte de la página ha dejado de funcionar',
  brokenHint: 'Las subidas en curso continúan, y lo conservado en este dispositivo no se pierde.',
};
