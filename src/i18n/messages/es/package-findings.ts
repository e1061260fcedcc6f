import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsEs: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'No se pueden leer los metadatos',
    advice:
      'Pueden faltar los títulos y las categorías de estos documentos. Complételos usted o pida al remitente un paquete corregido.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Sin metadatos',
    advice: 'El paquete no indica qué son estos documentos. Complete usted sus títulos y categorías.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Falta el archivo principal o tiene otro nombre',
    advice:
      'Los programas buscan un archivo llamado VDI2770_Main.xml, que falta o tiene otro nombre. Los contenedores se leyeron sin él. Pida al remitente un paquete corregido.',
  },
  'PACKAGE-CONTAINER-UNREADABLE': {
    title: 'No se puede abrir un contenedor',
    advice:
      'Un contenedor del paquete está dañado, por lo que sus documentos no aparecen en la lista. Pida de nuevo el paquete al remitente.',
  },
  'PACKAGE-ENCRYPTED': {
    title: 'Archivos protegidos con contraseña',
    advice:
      'Sin la contraseña nadie puede abrir estos archivos. Pida al remitente un paquete sin contraseña.',
  },
  'PACKAGE-TOO-DEEP': {
    title: 'Demasiados niveles',
    advice:
      'Los contenedores a más de dos niveles de profundidad no se han abierto, por lo que sus documentos no aparecen en la lista. Descomprima el paquete y añádalos por separado.',
  },
  'PACKAGE-TOO-LARGE': {
    title: 'Lectura incompleta',
    advice:
      'El paquete es demasiado grande para leerlo por completo. Descomprímalo y añada por separado los documentos que faltan.',
  },
  'PACKAGE-NO-DOCUMENTS': {
    title: 'No se encontraron documentos',
    advice: 'El paquete no describe ningún documento. Aun así, puede subirlo como un solo archivo.',
  },
  'PACKAGE-DOCUMENT-MISSING': {
    title: 'Falta un documento',
    advice: 'El paquete menciona un documento que no contiene. Pídaselo al remitente.',
  },
  'PACKAGE-FILE-MISSING': {
    title: 'Falta un archivo',
    advice: 'Los metadatos mencionan un archivo que no está en el paquete. Pídaselo al remitente.',
  },
  'PACKAGE-NO-PDF': {
    title: 'Sin PDF',
    advice: 'Un documento no tiene PDF y quizá no todos puedan abrirlo. Pida uno al remitente.',
  },
  'PACKAGE-DUPLICATE-ID': {
    title: 'El mismo ID dos veces',
    advice: 'Dos documentos tienen el mismo ID. Compruebe que necesita los dos.',
  },
  'PACKAGE-NOT-RELEASED': {
    title: 'Sin aprobar',
    advice: 'Según el paquete, un documento no está aprobado. Compruebe que es la versión correcta.',
  },
  'PACKAGE-WRAPPED': {
    title: 'Comprimido dentro de una carpeta',
    advice:
      'Todos los archivos están en una carpeta del ZIP, donde algunos programas no encuentran los metadatos. Comprima el contenido de la carpeta.',
  },
  'PACKAGE-FILE-SPELLING': {
    title: 'El nombre del archivo no coincide',
    advice:
      'El nombre de un archivo está escrito de otra forma en los metadatos, por lo que algunos programas no lo encuentran. Pida al remitente un paquete corregido.',
  },
  'PACKAGE-FILE-UNNAMED': {
    title: 'Archivo fuera de los metadatos',
    advice: 'Este archivo no pertenece a ningún documento. Compruebe si lo necesita.',
  },
};
