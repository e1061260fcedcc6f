import { AssetQuestion } from '#features/add-documents/asset-guard/asset-guard-dialog.tsx';
import { PackageLine, UnreadPackage } from '#features/inspection/package-line.tsx';
import type { PackageEditing } from '#features/inspection/package/use-package-documents.ts';
import { PackagePanel } from '#features/inspection/panel/inspection-panel.tsx';
import type { PackageDocument, PackageReport } from '#package/report/package-report.ts';

import { FactsLine } from './manual-section.tsx';
import { assetId, createFile } from './samples.ts';

const nothing = () => {};
const file = createFile('HP160_Uebergabe_VDI2770.zip', 214_000_000);
const editing: PackageEditing = { extract: () => new Promise(nothing), onAddDocuments: nothing };

const documentOf = (id: string, classId: string, title: string): PackageDocument => {
  const mainFile = { place: [`${id}.zip`, `${title}.pdf`], sizeBytes: 1_200_000 };
  return {
    id,
    titles: { en: title, und: title },
    languages: ['de', 'en'],
    classIds: [classId],
    objectIds: [],
    files: [mainFile],
    mainFile,
  };
};

const documents: readonly PackageDocument[] = [
  documentOf('HP160-BA', '03-02', 'Operating manual of the hydraulic press HP 160'),
  documentOf('HP160-WP', '03-04', 'Maintenance plan'),
  { ...documentOf('HP160-3D', '02-02', 'Model'), files: [{ place: ['model.step'], sizeBytes: 9 }] },
  { id: '', titles: {}, languages: [], classIds: [], objectIds: [], files: [] },
];

const documentation: PackageReport = {
  format: 'vdi2770',
  variant: 'documentation',
  titles: { en: 'Documentation of the hydraulic press HP 160' },
  languages: ['de', 'en'],
  manufacturer: 'Nordwerk Pressen GmbH',
  objectIds: [
    { id: 'ABC1223', kind: 'individual', label: 'serial number' },
    { id: 'HP 160', kind: 'type' },
  ],
  documents: documents.map((document, index) => {
    const { mainFile: _, ...rest } = document;
    return index < 2 ? document : rest;
  }),
  topics: 0,
  findings: [
    {
      code: 'PACKAGE-FILE-MISSING',
      severity: 'warning',
      params: {},
      count: 2,
      places: [{ entry: 'HP160-BA.zip/plan.pdf', document: 'HP160-BA' }, { entry: 'HP160-WP.zip/list.pdf' }],
    },
    { code: 'PACKAGE-FILE-UNNAMED', severity: 'info', params: {}, count: 1, places: [{ entry: 'a.txt' }] },
  ],
};

const sound: PackageReport = { ...documentation, documents: documents.slice(0, 2), findings: [] };
const topics: PackageReport = {
  ...sound,
  format: 'iirds',
  variant: 'unrestricted',
  documents: [],
  topics: 1240,
  contents: [
    { place: [], entries: [{ titles: { en: 'Safety' }, level: 0, path: 'CONTENT/safety.xhtml' }] },
    {
      place: ['SUPPLIER/motor.iirds'],
      entries: [{ titles: { en: 'Motor' }, level: 0, path: 'CONTENT/motor.xhtml' }],
    },
  ],
};
const panels: readonly PackageReport[] = [documentation, sound, topics];

const rejection =
  'This file is 3.2 GB; the limit is 2 GB. Make it smaller or split it, then choose it again.';
const rejected: PackageEditing = { ...editing, rejection };

/**
 * A handover package in its row, and its panel: with findings, without any, without documents, and above the limit; a
 * package for another asset.
 */
export function PackageSection() {
  return (
    <>
      <div className="card">
        <div className="card__body stack">
          {panels.map((packageReport) => (
            <FactsLine key={packageReport.format + packageReport.findings.length}>
              <PackageLine
                {...{ file, packageReport, editing }}
                report={undefined}
                progress={undefined}
                onStop={nothing}
              />
            </FactsLine>
          ))}
          <FactsLine>
            <UnreadPackage />
          </FactsLine>
        </div>
      </div>
      {panels.map((packageReport) => (
        <div key={packageReport.format + packageReport.findings.length} className="card">
          <PackagePanel {...{ file, packageReport, editing }} archiveFindings={[]} onClose={nothing} />
        </div>
      ))}
      <div className="card">
        <PackagePanel
          {...{ file, packageReport: sound, editing: rejected }}
          archiveFindings={[]}
          onClose={nothing}
        />
      </div>
      <div className="card">
        <div className="card__body stack">
          <AssetQuestion
            assetId={assetId}
            named={[{ assetId: 'TANK-007', files: [{ id: 'a', name: 'tank-007.pdf' }] }]}
            packaged={[
              { assetId: 'PRESS-0043', packageName: file.name, productId: 'ABC1223', files: [{ id: 'b' }] },
            ]}
            nameOf={(id) => (id === 'PRESS-0043' ? 'Hydraulic press HP 160, line 3' : '')}
          />
        </div>
      </div>
    </>
  );
}
