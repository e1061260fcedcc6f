import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('es');

/** Texts of the header, the account menu and the first page. */
export const pagesEs: PagesMessages = {
  account: {
    button: (name) => `Cuenta: ${name}`,
    roles: (roles) => `Roles: ${roles}`,
    noRole: 'Sin rol',
  },
  header: {
    offline: 'Sin conexión',
    done: (done, total) => `${done} de ${total}`,
  },
  assetDocuments: 'Documentos de este equipo',
  chooseAsset: {
    title: 'Elegir un equipo',
    intro: 'Elija el equipo al que pertenecen sus documentos.',
    label: 'Buscar o introducir un ID de equipo',
    hint: 'Lo encontrará en la placa de características o en su sistema de mantenimiento, por ejemplo PRESS-0042.',
    open: (id) => `Abrir equipo ${id}`,
    openAsIs: (id) => `Abrir ${id} tal cual`,
    unlisted:
      'No está en la lista. Compruebe el ID en la placa de características o en su sistema de mantenimiento.',
    unknown: (id) => `No conocemos ${id}. Compruebe la placa de características o continúe.`,
    similar: 'Quizá quiso decir',
    checking: (id) => `Aún se está comprobando ${id}. Puede continuar.`,
    notChecked: (id) => `No se pudo comprobar ${id}. Puede continuar.`,
    offline: (id) => `No hay conexión, por lo que ${id} no se ha comprobado. Puede continuar.`,
    missing: 'Introduzca un ID de equipo',
    impossible: 'Introduzca un ID de equipo distinto de «.» o «..»',
    recent: 'Equipos recientes',
    all: 'Equipos',
    found: (count) =>
      plural(count, { one: (n) => `${n} equipo encontrado`, other: (n) => `${n} equipos encontrados` }),
    shown: (shown, total) => `Se muestran ${shown} de ${total}. Busque para encontrar los demás.`,
  },
};
