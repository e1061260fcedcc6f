import { lazyModule } from '#lib/lazy.ts';
import type { PackageReport } from '#package/package-report.ts';
import { MissingPart } from '#ui/missing-part.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { PackageLineProps } from './package-line.tsx';

/** Loaded with the first package, and not with the form. */
const lineModule = lazyModule(() => import('./package-line.tsx'));

interface PackageRowProps extends Omit<PackageLineProps, 'packageReport'> {
  readonly packageCheck: PackageReport | 'unread';
}

/** Handover package in the row of its file; nothing until its code is loaded. */
export function PackageRow({ packageCheck, ...props }: PackageRowProps) {
  const loaded = useLoaded(lineModule);
  if (loaded.status === 'failed') return <MissingPart onRetry={loaded.retry} />;
  if (loaded.status === 'loading') return null;
  const { PackageLine, UnreadPackage } = loaded.part;
  return packageCheck === 'unread' ? (
    <UnreadPackage />
  ) : (
    <PackageLine {...props} packageReport={packageCheck} />
  );
}
