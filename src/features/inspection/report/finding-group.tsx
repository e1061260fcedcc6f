import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Severity } from '#lib/finding.ts';
import type { Finding, Place } from '#manual/finding.ts';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { PathName } from '#ui/content/path-name.tsx';

import { lineAndCount } from './findings-order.ts';

const marks: Record<Severity, { readonly tone: string; readonly icon: LucideIcon }> = {
  error: { tone: 'bad', icon: CircleAlert },
  warning: { tone: 'warn', icon: TriangleAlert },
  info: { tone: 'info', icon: Info },
};

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
  const words = inspectionMessages(i18n);
  const [first] = findings;
  if (first === undefined) return null;
  const { title, remedy, isForAuthor } = findingMessage(first, i18n);
  const more = findings.length - maxShown;
  const places = findings.reduce((sum, { count }) => sum + count, 0);
  const isFixable = isEditable && findings.some(({ repairable }) => repairable);
  return (
    <FindingItem
      severity={first.severity}
      {...{ title, places, isFixable }}
      place={<FirstPlace finding={first} />}
    >
      {() => (
        <>
          {' '}
          {!isForAuthor && <p>{remedy}</p>}
          <ul className="stack stack--close">
            {findings.slice(0, maxShown).map((finding) => (
              <li key={JSON.stringify([finding.severity, finding.params])} className="finding__one">
                <Occurrence finding={finding} onShow={onShow} />
              </li>
            ))}
          </ul>
          {more > 0 && <p>{words.moreInReport(more)}</p>}
          <p>
            {isForAuthor && <span>{`${remedy} `}</span>}
            <code>{first.code}</code>
          </p>
        </>
      )}
    </FindingItem>
  );
}

interface FindingItemProps {
  readonly severity: Severity;
  readonly title: string;
  /** Number of places. */
  readonly places: number;
  readonly isFixable?: boolean;
  /** The first place. */
  readonly place: ReactNode;
  /** Renders the details. */
  readonly children: () => ReactNode;
}

/** The line of a finding: how bad it is, what it is, and where. It opens its details. */
export function FindingItem(props: FindingItemProps) {
  const { severity, title, places, isFixable = false, place, children } = props;
  const i18n = useI18n();
  const words = inspectionMessages(i18n);
  const { tone, icon: Icon } = marks[severity];
  const summary = (
    <>
      <span className="status" data-tone={tone}>
        <Icon />
        <span className="visually-hidden">{manualMessages(i18n).severity[severity]}</span>
      </span>
      <span className="item__text">
        <strong>{title}</strong>
        {place}
      </span>
      {(isFixable || places > 1) && (
        <span className="row muted small finding__meta">
          {isFixable && (
            <span>
              <Wrench /> <span>{words.fixable}</span>
            </span>
          )}
          {places > 1 && <span>{words.places(places)}</span>}
        </span>
      )}
    </>
  );
  return (
    <li className="finding">
      <Disclosure isRow summary={summary}>
        {() => <div className="finding__details stack stack--close small">{children()}</div>}
      </Disclosure>
    </li>
  );
}

/** First place of a finding, as a compiler writes it, and the target of its link. */
function FirstPlace({ finding: { entry, line, params } }: { readonly finding: Finding }) {
  const target = params['target'];
  if (entry === undefined) return null;
  return (
    <code>
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
        <p className="row">
          <code>
            <PathName>{finding.entry}</PathName>
            <span>{lineAndCount(finding, i18n)}</span>
          </code>
          {onShow && finding.line !== undefined && (
            <button type="button" className="text-button" onClick={() => onShow(finding)}>
              {manualMessages(i18n).showPlace}
            </button>
          )}
        </p>
      )}
    </>
  );
}
