import { useId, useMemo, useState } from 'react';

import { findingMessage } from '#i18n/finding-message.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Severity } from '#lib/finding.ts';
import type { Finding, Place } from '#manual/finding.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/field.tsx';

import { FindingGroup } from './finding-group.tsx';
import { byCode, placeText, worstFirst } from './findings-order.ts';

/** Above this number people search the list instead of reading it. */
const filterThreshold = 20;

const severities: readonly Severity[] = ['error', 'warning', 'info'];

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** True if a repair is possible at all. */
  readonly isEditable: boolean;
  /** Shows the place of a finding; absent where none can be shown. */
  readonly onShow?: ((place: Place) => void) | undefined;
}

/** The findings by code, the worst first, below the number of rows; many of them can be searched and filtered. */
export function FindingsList({ findings, isEditable, onShow }: FindingsListProps) {
  const i18n = useI18n();
  const words = inspectionMessages(useI18n());
  const titleId = useId();
  const [query, setQuery] = useState('');
  const [severity, setSeverity] = useState('');
  const groups = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const matching = findings.filter((finding) => {
      if (severity !== '' && finding.severity !== severity) return false;
      const { title, explanation } = findingMessage(finding, i18n);
      const text = `${finding.code} ${title} ${explanation} ${placeText(finding, i18n)}`;
      return text.toLowerCase().includes(wanted);
    });
    return byCode(worstFirst(matching));
  }, [findings, query, severity, i18n]);
  return (
    <section className="stack stack--close" aria-labelledby={titleId}>
      <h3 id={titleId}>
        <span>{words.results}</span> <span className="muted">{i18n.formats.number(groups.length)}</span>
      </h3>
      {findings.length > filterThreshold && (
        <div className="fields fields--two">
          <TextField
            label={words.search}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <ChoiceField
            label={words.show}
            choices={severities.map((id) => ({ id, name: manualMessages(i18n).severity[id] }))}
            emptyLabel={words.all}
            value={severity}
            onChange={setSeverity}
          />
        </div>
      )}
      {groups.length > 0 ? (
        <ul className="box">
          {groups.map((group) => (
            <FindingGroup key={group.code} findings={group.findings} {...{ isEditable, onShow }} />
          ))}
        </ul>
      ) : (
        <p className="muted">{words.nothing}</p>
      )}
    </section>
  );
}
