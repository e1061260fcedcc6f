import { useState, type ReactNode } from 'react';

import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';

import type { Settings } from '../config/settings.ts';
import type { ChosenFiles } from '../drafts/chosen-files.ts';
import type { ChosenCounts } from '../drafts/use-chosen-counts.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useUselessRoles } from '../layout/use-useless-roles.ts';
import type { Admission } from '../person/admission.ts';
import type { Session } from '../session/session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { AssetCheck, AssetDocuments, ChangeAsset, RoleNotice } from './page-parts.ts';
import { Workspace } from './workspace.tsx';

interface AssetPageProps {
  readonly config: Settings;
  readonly signIn: SignIn;
  /** Absent until its code is loaded. */
  readonly session: Session | undefined;
  /** Placeholder until then. */
  readonly pending: ReactNode;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another page is shown and this one stays mounted for its chosen files. */
  readonly isShown: boolean;
  readonly chosenCounts: ChosenCounts;
  readonly admission: Admission;
  readonly chosenFiles: ChosenFiles;
}

/** The page of one asset: its name and ID, the files to add, and the uploads. */
export function AssetPage({ config, signIn, chosenCounts, admission, ...work }: AssetPageProps) {
  const { session, assetId, isShown } = work;
  const { generation } = signIn.state();
  const { t } = useI18n();
  const [foundName, setFoundName] = useState('');
  const name = config.assets.find((asset) => asset.id === assetId)?.name ?? foundName;
  return (
    <main className="page" hidden={!isShown}>
      <div>
        <nav className="page__crumb" aria-label={t.app.assets}>
          <a href="#/">{t.app.assets}</a>
          {session && <ChangeAsset {...{ session, assetId, chosenCounts }} chosenFiles={work.chosenFiles} />}
        </nav>
        {isShown && (
          <div className="row">
            <PageTitle parts={[name, assetId].filter(Boolean).map(shownName)} />
            <AssetDocuments template={config.assetDocumentsUrl} assetId={assetId} />
          </div>
        )}
      </div>
      {isShown && session && <AssetCheck {...{ session, assetId }} onName={setFoundName} />}
      {isShown && <RoleNotice config={config} signIn={signIn} />}
      <Workspace
        {...work}
        {...{ generation, admission }}
        limits={config.limits}
        isDisabled={useUselessRoles(signIn) !== undefined}
      />
    </main>
  );
}
