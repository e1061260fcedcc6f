import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock';
import CopyCheck from 'lucide-react/icons/copy-check';
import FileX from 'lucide-react/icons/file-x';
import LogIn from 'lucide-react/icons/log-in';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/text/shown-name.ts';
import { waitsForPerson } from '#queue/upload.ts';
import type { UploadStatus } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { Ring } from '#ui/feedback/ring.tsx';

import { toneOf } from '../status/groups.ts';
import { blockedBy, shownStatus, type BlockedBy } from '../status/shown-status.ts';

/** Others are under way. */
const icons: Readonly<Partial<Record<UploadStatus, ReactNode>>> = {
  waiting: <Clock />,
  stored: <CircleCheck />,
  'already-exists': <CopyCheck />,
  failed: <CircleAlert />,
  'needs-file': <FileX />,
  cancelled: <CircleSlash />,
};

const waitIcons: Readonly<Partial<Record<BlockedBy, ReactNode>>> = {
  connection: <WifiOff />,
  'sign-in': <LogIn />,
  resume: <CirclePause />,
  decision: <CopyCheck />,
};

function iconOf(upload: AssetUpload): ReactNode {
  const status = shownStatus(upload);
  if (status === 'stored' && toneOf(upload) === 'warn') return <TriangleAlert />;
  const blocker = blockedBy(upload);
  const share = upload.status === 'sending' ? upload.sentBytes / upload.job.file.size : undefined;
  return (blocker && waitIcons[blocker]) ?? icons[status] ?? <Ring share={share} />;
}

/** The status of an upload as an icon, in words for screen readers; a ring while it is under way. */
export function StatusIcon({ upload }: { readonly upload: AssetUpload }) {
  const { t } = useI18n();
  return (
    <span className="status" data-tone={toneOf(upload)}>
      {iconOf(upload)}
      <span className="visually-hidden">
        {waitsForPerson(upload)
          ? t.uploads.blockedBy[blockedBy(upload)!]
          : t.uploads.status[shownStatus(upload)]}
      </span>
      {(upload.status === 'sending' || upload.status === 'storing') && (
        <progress
          className="visually-hidden"
          aria-label={t.uploads.progressOf(shownName(upload.job.displayName))}
          // Without a value it is never full before the service has answered.
          {...(upload.status === 'sending' && { max: upload.job.file.size, value: upload.sentBytes })}
        />
      )}
    </span>
  );
}
