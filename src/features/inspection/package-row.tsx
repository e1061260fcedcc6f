import { lazyModule } from '#lib/lazy.ts';
import type { PackageReport } from '#package/report/package-report.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';

import type { PackageLineProps } from './package-line.tsx';

/** Loaded with the first package, and not with the form. */
const lineModule = lazyModule(() => import('./package-line.tsx'));
const PackageLine = lazyPart(lineModule, (part) => part.PackageLine, MissingNote);
const UnreadPackage = lazyPart(lineModule, (part) => part.UnreadPackage, MissingNote);

interface PackageRowProps extends Omit<PackageLineProps, 'packageReport'> {
  readonly packageCheck: PackageReport | 'unread';
}

/** Handover package in the row of its file; nothing until its code is loaded. */
export const PackageRow = ({ packageCheck, ...props }: PackageRowProps) =>
  packageCheck === 'unread' ? <UnreadPackage /> : <PackageLine {...props} packageReport={packageCheck} />;
