import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { Finding, Place, Severity } from '#manual/finding.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Name } from '#ui/name.tsx';
import { Tag, type Tone } from '#ui/tag.tsx';

import { lineAndCount } from './findings-order.ts';

const tones: Record<Severity, Tone> = { error: 'bad', warning: 'warn', info: 'idle' };

/** Limit per code on the page; the saved report lists all. */
const maxShown = 50;

interface FindingGroupProps {
  readonly findings: readonly Finding[];
  /** Shows the place of a finding; absent if it can't be shown. */
  readonly onShow?: (place: Place) => void;
}

/** All findings of one code: a single one in full, several under their common title. */
export function FindingGroup({ findings, onShow }: FindingGroupProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [first] = findings;
  if (first === undefined) return null;
  const { title, remedy } = findingMessage(first, i18n);
  const heading = (
    <>
      <Tag tone={tones[first.severity]}>{t.manual.severity[first.severity]}</Tag>
      <strong>{title}</strong>
    </>
  );
  const advice = (
    <p className="small">
      {`${t.manual.toDo(remedy)} `}
      <code className="muted">{first.code}</code>
    </p>
  );
  if (findings.length === 1) {
    return (
      <li className="finding">
        <div className="row">{heading}</div>
        <Occurrence finding={first} {...(onShow && { onShow })} />
        {advice}
      </li>
    );
  }
  const more = findings.length - maxShown;
  const times = findings.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className="finding">
      <Disclosure
        summary={
          <>
            {heading}
            <span className="muted">{t.manual.times(formats.number(times))}</span>
          </>
        }
      >
        {() => (
          <>
            {advice}
            <ul>
              {findings.slice(0, maxShown).map((finding) => (
                <li key={JSON.stringify([finding.severity, finding.params])} className="finding__one">
                  <Occurrence finding={finding} {...(onShow && { onShow })} />
                </li>
              ))}
            </ul>
            {more > 0 && <p className="muted small">{t.manual.moreInReport(more)}</p>}
          </>
        )}
      </Disclosure>
    </li>
  );
}

function Occurrence({ finding, onShow }: Pick<FindingGroupProps, 'onShow'> & { readonly finding: Finding }) {
  const i18n = useI18n();
  return (
    <>
      <p>{findingMessage(finding, i18n).explanation}</p>
      {finding.entry !== undefined && (
        <p className="small muted row">
          <code>
            <Name>{finding.entry}</Name>
            {lineAndCount(finding, i18n.t)}
          </code>
          {onShow && finding.line !== undefined && (
            <Button look="quiet" onClick={() => onShow(finding)}>
              {i18n.t.manual.showPlace}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
