import type { ReactNode } from 'react';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Severity } from '#lib/finding.ts';
import type { Finding, Place } from '#manual/finding.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PathName } from '#ui/path-name.tsx';
import { Tag, type Tone } from '#ui/tag.tsx';

import { lineAndCount } from './findings-order.ts';

/** Tones of the severities. */
const severityTones: Record<Severity, Tone> = { error: 'bad', warning: 'warn', info: 'idle' };

/** Limit per code on the page; the saved report lists all. */
const maxShown = 50;

interface FindingGroupProps {
  readonly findings: readonly Finding[];
  readonly isEditable: boolean;
  /** Shows the place of a finding; absent where none can be shown. */
  readonly onShow?: ((place: Place) => void) | undefined;
}

/** Everything found of one code: in one line what it is and where it is first, and all the rest when opened. */
export function FindingGroup({ findings, isEditable, onShow }: FindingGroupProps) {
  const i18n = useI18n();
  const words = inspectionMessages(useI18n());
  const [first] = findings;
  if (first === undefined) return null;
  const { title, remedy, isForAuthor } = findingMessage(first, i18n);
  const more = findings.length - maxShown;
  const places = findings.reduce((sum, { count }) => sum + count, 0);
  const isFixable = isEditable && findings.some(({ repairable }) => repairable);
  return (
    <li className="finding">
      <Disclosure
        summary={
          <FindingSummary severity={first.severity} {...{ title, places }}>
            <span className="finding__where">
              <FirstPlace finding={first} />
              {isFixable && <Tag tone="ok">{words.fixable}</Tag>}
            </span>
          </FindingSummary>
        }
      >
        {() => (
          <div className="finding__occurrences">
            {!isForAuthor && <p className="small">{remedy}</p>}
            <ul>
              {findings.slice(0, maxShown).map((finding) => (
                <li key={JSON.stringify([finding.severity, finding.params])} className="finding__one">
                  <Occurrence finding={finding} onShow={onShow} />
                </li>
              ))}
            </ul>
            {more > 0 && <p className="muted small">{words.moreInReport(more)}</p>}
            <p className="small muted">
              {isForAuthor && <span>{`${remedy} `}</span>}
              <code>{first.code}</code>
            </p>
          </div>
        )}
      </Disclosure>
    </li>
  );
}

interface FindingSummaryProps {
  readonly severity: Severity;
  readonly title: string;
  /** Number of places. */
  readonly places: number;
  /** The first place. */
  readonly children: ReactNode;
}

/** The line of a finding: how bad it is, what it is, and where. */
export function FindingSummary({ severity, title, places, children }: FindingSummaryProps) {
  const i18n = useI18n();
  const { severity: labels } = manualMessages(i18n);
  return (
    <>
      <span className="finding__severity" data-labels={Object.values(labels).join('\n')}>
        <Tag tone={severityTones[severity]}>{labels[severity]}</Tag>
      </span>
      <span className="finding__what">
        <strong>{title}</strong>
        {places > 1 && <span className="muted small">{inspectionMessages(i18n).places(places)}</span>}
        {children}
      </span>
    </>
  );
}

/** First place of a finding, as a compiler writes it, and the target of its link. */
function FirstPlace({ finding: { entry, line, params } }: { readonly finding: Finding }) {
  const target = params['target'];
  if (entry === undefined) return null;
  return (
    <code className="muted">
      <PathName>{line === undefined ? entry : `${entry}:${line}`}</PathName>
      {typeof target === 'string' && (
        <>
          <span>{' → '}</span>
          <PathName>{target}</PathName>
        </>
      )}
    </code>
  );
}

type OccurrenceProps = Pick<FindingGroupProps, 'onShow'> & { readonly finding: Finding };

function Occurrence({ finding, onShow }: OccurrenceProps) {
  const i18n = useI18n();
  return (
    <>
      <p>{findingMessage(finding, i18n).explanation}</p>
      {finding.entry !== undefined && (
        <p className="small muted row">
          <code>
            <PathName>{finding.entry}</PathName>
            <span>{lineAndCount(finding, i18n)}</span>
          </code>
          {onShow && finding.line !== undefined && (
            <Button look="quiet" onClick={() => onShow(finding)}>
              {manualMessages(i18n).showPlace}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
