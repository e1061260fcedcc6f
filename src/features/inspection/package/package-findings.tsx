import { useId } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { packageFindingTexts } from '#i18n/messages/en/files.ts';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Finding } from '#manual/finding.ts';
import type { PackageFinding } from '#package/report/package-finding.ts';
import { PathName } from '#ui/content/path-name.tsx';

import { FindingGroup, FindingItem } from '../report/finding-group.tsx';
import { byCode, worstFirst } from '../report/findings-order.ts';

interface PackageFindingsProps {
  readonly findings: readonly PackageFinding[];
  /** Findings about the ZIP. */
  readonly archiveFindings: readonly Finding[];
}

/** Findings about a package and its ZIP; nothing if all is well. */
export function PackageFindings({ findings, archiveFindings }: PackageFindingsProps) {
  const i18n = useI18n();
  const words = inspectionMessages(i18n);
  const id = useId();
  const groups = byCode(worstFirst(archiveFindings));
  const count = findings.length + groups.length;
  if (count === 0) return null;
  return (
    <section className="stack stack--close" aria-labelledby={id}>
      <h3 id={id}>
        <span>{words.results}</span> <span className="muted">{i18n.formats.number(count)}</span>
      </h3>
      <ul className="box">
        {findings.map((finding) => (
          <PackageFindingItem key={JSON.stringify([finding.code, finding.params])} finding={finding} />
        ))}
        {groups.map((group) => (
          <FindingGroup key={group.code} findings={group.findings} isEditable={false} />
        ))}
      </ul>
    </section>
  );
}

function PackageFindingItem({ finding }: { readonly finding: PackageFinding }) {
  const i18n = useI18n();
  const { code, severity, count, places } = finding;
  const { title, advice } = packageFindingTexts(i18n)[code];
  const [first] = places;
  return (
    <FindingItem
      {...{ severity, title }}
      places={count}
      place={
        first?.entry && (
          <code>
            <PathName>{first.entry}</PathName>
          </code>
        )
      }
    >
      {() => (
        <>
          {' '}
          <p>
            <span>{`${advice} `}</span>
            <code>{code}</code>
          </p>
          <Places finding={finding} />
        </>
      )}
    </FindingItem>
  );
}

function Places({ finding: { places, count } }: { readonly finding: PackageFinding }) {
  const i18n = useI18n();
  const shown = places.filter(({ entry }) => entry !== '');
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="stack stack--close">
        {shown.map(({ entry, document }) => (
          <li key={JSON.stringify([entry, document])}>
            <code>
              <PathName>{document === undefined ? entry : `${entry} · ${document}`}</PathName>
            </code>
          </li>
        ))}
      </ul>
      {count > shown.length && <p>{manualMessages(i18n).more(count - shown.length)}</p>}
    </>
  );
}
