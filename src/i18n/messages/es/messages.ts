import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addEs } from './add.ts';
import { manualEs } from './manual.ts';
import { releaseEs } from './release.ts';
import { uploadsEs } from './uploads.ts';

// The form `many` is that of whole millions, which nothing here counts.
const plural = createPlural('es');

/*
 * Words besides the glossary: archive ZIP (archivo is the file), details datos, check comprobación, nameplate placa de
 * características. People are addressed as usted; remedies are infinitives, as in the fault tables of manuals.
 */

/** Texts in Spanish, except those of deferred parts. */
export const es: Messages = {
  app: {
    name: 'Documentos de equipos',
    loading: 'Cargando…',
    language: 'Idioma',
    density: 'Densidad',
    densities: { comfortable: 'Cómoda', compact: 'Compacta', touch: 'Grande, para guantes' },
    assets: 'Equipos',
    brokenTitle: 'Esta página ha dejado de funcionar',
    brokenHint: 'Puede que se hayan interrumpido subidas en curso. Recargue la página para continuar.',
    brokenPageHint:
      'Las subidas en curso continúan. Abra otra página, o recargue esta cuando hayan terminado.',
    drafts: 'Seleccionados, aún sin subir:',
    reload: 'Recargar la página',
    partMissing: 'No se pudo cargar una parte de esta página. Las subidas en curso continúan.',
    loadPart: 'Reintentar',
    technicalFacts: 'Detalles',
  },
  release: releaseEs,
  config: { retry: 'Reintentar' },
  signIn: {
    close: 'Cerrar',
    failedTitle: 'No se pudo iniciar sesión',
    outTitle: 'La sesión está cerrada',
    outHint:
      'Inicie sesión para añadir documentos. Las subidas pendientes se reanudan cuando inicia sesión la persona que las añadió.',
    signIn: 'Iniciar sesión',
    asSomeoneElse: 'Iniciar sesión como otra persona',
    again: 'Volver a iniciar sesión',
    signOut: 'Cerrar sesión',
    unreachable:
      'No se pudo comprobar su identidad. Los archivos guardados en este dispositivo están a salvo.',
    failedHint: 'Vuelva a iniciar sesión. Si el problema continúa, póngase en contacto con su administrador.',
    storageBlocked: (host: string) =>
      `Este navegador no permite que ${host} guarde datos, y sin eso nadie puede iniciar sesión. Permita las cookies y los datos de sitios para ${host} en la configuración del navegador, o consulte a su administrador. Después, inténtelo de nuevo.`,
    sessionOpen:
      'Su sesión en el proveedor de identidad sigue abierta. En un dispositivo compartido, ciérrela también allí.',
    providerBlocked: (address) =>
      `La Content Security Policy de esta página no permite ${address}. Añada la dirección a connect-src.`,
    providerSilent: (address) =>
      `No se puede acceder a ${address}. Compruebe la dirección y que acepte solicitudes de esta página (CORS).`,
  },
  roleNotice: {
    title: 'No puede subir documentos',
    own: (roles) =>
      roles === '' ? 'Ha iniciado sesión sin ningún rol.' : `Ha iniciado sesión con los roles: ${roles}.`,
    needed: (roles) => `Para subir hace falta uno de estos roles: ${roles}.`,
    ask: (who) => `Contacto: ${who}`,
    administrator: 'su administrador',
  },
  add: addEs,
  manual: manualEs,
  errorSummary: {
    title: 'Revise los datos',
    more: (count) => plural(count, { other: (n) => `y ${n} más` }),
  },
  copy: {
    copied: 'Copiado',
    failed: 'No se pudo copiar',
  },
  combobox: {
    results: (count) => plural(count, { one: (n) => `${n} resultado`, other: (n) => `${n} resultados` }),
    none: 'Sin resultados',
  },
  uploads: uploadsEs,
  history: {
    title: 'Antes, desde este dispositivo',
    note: (count) => plural(count, { one: (n) => `${n} documento`, other: (n) => `${n} documentos` }),
    hint: 'Se recuerda 30 días en este dispositivo.',
    clear: 'Vaciar esta lista',
  },
};
