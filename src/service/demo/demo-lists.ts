interface Named {
  readonly id: string;
  readonly name: string;
}

/** Assets, organizations and categories that the service knows; values missing from a list are rejected. */
interface MetadataLists {
  readonly assets: readonly (Named & {
    readonly manufacturerId: string;
    /** Contents of the codes on its nameplates. */
    readonly codes?: readonly string[];
    /** True if the application doesn't list it: it is found by its ID or code only. */
    readonly isUnlisted?: boolean;
  })[];
  readonly organizations: readonly Named[];
  /** With the name by language, and the classes of VDI 2770 that belong to it. */
  readonly categories: readonly {
    readonly id: string;
    readonly name: Readonly<Record<string, string>> & { readonly en: string };
    readonly vdi2770?: readonly string[];
  }[];
}

/** The demo's plant. Two asset IDs have special characters, as in real plants. */
export const demoLists: MetadataLists = {
  assets: [
    { id: 'PRESS-0042', name: 'Hydraulic press HP 160, line 2', manufacturerId: 'nordwerk' },
    { id: 'PRESS-0043', name: 'Hydraulic press HP 160, line 3', manufacturerId: 'nordwerk' },
    {
      id: 'TANK-007',
      name: 'Hydraulic oil tank, 4,000 l',
      manufacturerId: 'halden',
      codes: ['https://id.gs1.org/01/09521101530001/21/12345', '01095211015300012112345'],
    },
    {
      id: 'PUMP-310',
      name: 'Axial piston pump A10',
      manufacturerId: 'halden',
      codes: ['https://id.halden.example/A10/Serial-Nr-5678'],
    },
    { id: 'CONV-A/1', name: 'Belt conveyor A, section 1', manufacturerId: 'transveyor' },
    { id: 'KÜHL-03', name: 'Cooling tower 3', manufacturerId: 'halden' },
    { id: 'ROBOT-118', name: 'Six-axis welding robot, cell 4', manufacturerId: 'transveyor' },
    { id: 'CNC-2201', name: 'Five-axis machining centre', manufacturerId: 'nordwerk' },
    { id: 'COMP-015', name: 'Screw compressor, 90 kW', manufacturerId: 'halden' },
    { id: 'CRANE-04', name: 'Overhead crane, 12.5 t', manufacturerId: 'transveyor' },
    { id: 'OVEN-21', name: 'Tempering furnace', manufacturerId: 'nordwerk' },
    { id: 'FORK-009', name: 'Electric forklift, 2.5 t', manufacturerId: 'transveyor' },
    {
      id: 'FAN-112',
      name: 'Exhaust fan, hall 3',
      manufacturerId: 'halden',
      codes: ['1P6FAN112+S0815'],
      isUnlisted: true,
    },
  ],
  organizations: [
    { id: 'nordwerk', name: 'Nordwerk Pressen GmbH' },
    { id: 'halden', name: 'Halden Fluid Systems AS' },
    { id: 'transveyor', name: 'Transveyor Ltd' },
  ],
  categories: [
    {
      id: 'operating-manual',
      name: {
        en: 'Operating manual',
        de: 'Betriebsanleitung',
        fr: 'Notice d’utilisation',
        es: 'Manual de instrucciones',
        it: 'Manuale d’uso',
        nl: 'Gebruikshandleiding',
        pl: 'Instrukcja obsługi',
        cs: 'Návod k obsluze',
        tr: 'Kullanım kılavuzu',
        'zh-Hans': '操作手册',
        ja: '取扱説明書',
        ar: 'دليل التشغيل',
      },
      vdi2770: ['03-01', '03-02', '03-03'],
    },
    {
      id: 'maintenance-plan',
      name: {
        en: 'Maintenance plan',
        de: 'Wartungsplan',
        fr: 'Plan de maintenance',
        es: 'Plan de mantenimiento',
        it: 'Piano di manutenzione',
        nl: 'Onderhoudsplan',
        pl: 'Plan konserwacji',
        cs: 'Plán údržby',
        tr: 'Bakım planı',
        'zh-Hans': '维护计划',
        ja: '保全計画',
        ar: 'خطة الصيانة',
      },
      vdi2770: ['03-04', '03-05'],
    },
    {
      id: 'safety-data-sheet',
      name: {
        en: 'Safety data sheet',
        de: 'Sicherheitsdatenblatt',
        fr: 'Fiche de données de sécurité',
        es: 'Ficha de datos de seguridad',
        it: 'Scheda di dati di sicurezza',
        nl: 'Veiligheidsinformatieblad',
        pl: 'Karta charakterystyki',
        cs: 'Bezpečnostní list',
        tr: 'Güvenlik bilgi formu',
        'zh-Hans': '安全数据表',
        ja: '安全データシート',
        ar: 'صحيفة بيانات السلامة',
      },
    },
    {
      id: 'circuit-diagram',
      name: {
        en: 'Circuit diagram',
        de: 'Schaltplan',
        fr: 'Schéma électrique',
        es: 'Esquema eléctrico',
        it: 'Schema elettrico',
        nl: 'Schakelschema',
        pl: 'Schemat elektryczny',
        cs: 'Schéma zapojení',
        tr: 'Devre şeması',
        'zh-Hans': '电路图',
        ja: '回路図',
        ar: 'مخطط الدائرة الكهربائية',
      },
    },
    {
      id: 'drawing',
      name: {
        en: 'Drawing',
        de: 'Zeichnung',
        fr: 'Plan',
        es: 'Plano',
        it: 'Disegno',
        nl: 'Tekening',
        pl: 'Rysunek',
        cs: 'Výkres',
        tr: 'Çizim',
        'zh-Hans': '图纸',
        ja: '図面',
        ar: 'رسم هندسي',
      },
      vdi2770: ['02-02'],
    },
    {
      id: 'certificate',
      name: {
        en: 'Certificate',
        de: 'Zertifikat',
        fr: 'Certificat',
        es: 'Certificado',
        it: 'Certificato',
        nl: 'Certificaat',
        pl: 'Certyfikat',
        cs: 'Certifikát',
        tr: 'Sertifika',
        'zh-Hans': '证书',
        ja: '証明書',
        ar: 'شهادة',
      },
      vdi2770: ['02-04'],
    },
    {
      id: 'spare-parts-list',
      name: {
        en: 'Spare parts list',
        de: 'Ersatzteilliste',
        fr: 'Liste de pièces de rechange',
        es: 'Lista de repuestos',
        it: 'Elenco ricambi',
        nl: 'Reserveonderdelenlijst',
        pl: 'Lista części zamiennych',
        cs: 'Seznam náhradních dílů',
        tr: 'Yedek parça listesi',
        'zh-Hans': '备件清单',
        ja: '予備部品リスト',
        ar: 'قائمة قطع الغيار',
      },
      vdi2770: ['03-06'],
    },
    {
      id: 'photo',
      name: {
        en: 'Photo',
        de: 'Foto',
        fr: 'Photo',
        es: 'Foto',
        it: 'Foto',
        nl: 'Foto',
        pl: 'Zdjęcie',
        cs: 'Fotografie',
        tr: 'Fotoğraf',
        'zh-Hans': '照片',
        ja: '写真',
        ar: 'صورة',
      },
    },
  ],
};
