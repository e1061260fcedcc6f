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
      },
      vdi2770: ['03-01', '03-02', '03-03'],
    },
    {
      id: 'maintenance-plan',
      name: {
        en: 'Maintenance plan',
        de: 'Wartungsplan',
      },
      vdi2770: ['03-04', '03-05'],
    },
    {
      id: 'safety-data-sheet',
      name: {
        en: 'Safety data sheet',
        de: 'Sicherheitsdatenblatt',
      },
    },
    {
      id: 'circuit-diagram',
      name: {
        en: 'Circuit diagram',
        de: 'Schaltplan',
      },
    },
    {
      id: 'drawing',
      name: {
        en: 'Drawing',
        de: 'Zeichnung',
      },
      vdi2770: ['02-02'],
    },
    {
      id: 'certificate',
      name: {
        en: 'Certificate',
        de: 'Zertifikat',
      },
      vdi2770: ['02-04'],
    },
    {
      id: 'spare-parts-list',
      name: {
        en: 'Spare parts list',
        de: 'Ersatzteilliste',
      },
      vdi2770: ['03-06'],
    },
    {
      id: 'photo',
      name: {
        en: 'Photo',
        de: 'Foto',
      },
    },
  ],
};
