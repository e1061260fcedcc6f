import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionEn } from '#i18n/messages/en/inspection.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { CheckField, TextField } from '#ui/field/field.tsx';
import { FileGlyph } from '#ui/file-glyph.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';

const looks = ['plain', 'primary', 'quiet'] as const;
const many = Array.from({ length: 20 }, (_, index) => ({ id: `org-${index}`, name: `Nordwerk ${index}` }));
const nothing = () => {};

/** Basic controls. */
export function ControlsSection() {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Card title={t.add.title} note={t.uploads.counts.running(2)}>
      <div className="card__body stack">
        <div className="row">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {t.add.upload(2)}
            </Button>
          ))}
        </div>
        <div className="row">
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {t.add.waitForChecks}
            </Button>
          ))}
        </div>
        <div className="row">
          <Tag tone="ok">{t.uploads.status.stored}</Tag>
          <Tag tone="warn">{t.uploads.status['already-exists']}</Tag>
          <Tag tone="bad">{t.uploads.status.failed}</Tag>
          <Tag tone="run">{t.uploads.status.sending}</Tag>
          <Tag tone="idle">{t.uploads.status.waiting}</Tag>
        </div>
        <ErrorSummary
          failedSubmits={0}
          errors={[
            { controlId: 'a', message: t.add.errors.chooseOrganization },
            { controlId: 'b', message: t.add.errors.displayName('P42.pdf') },
          ]}
        />
        <Fields />
        <div className="row">
          <FileGlyph fileName="a.pdf" />
          <FileGlyph fileName="a.heic" />
          <FileGlyph fileName="a" />
          <CopyButton text={() => 'P42'} label={duplicateMessages(i18n).copyId} />
        </div>
        <progress className="progress" aria-label={inspectionEn.manual.progress} value={40} max={100} />
        <Skeleton />
        <Disclosure summary={t.uploads.details}>{() => <p>{t.uploads.waitingHint}</p>}</Disclosure>
      </div>
    </Card>
  );
}

function Fields() {
  const { t } = useI18n();
  const [text, setText] = useState('P42');
  return (
    <>
      <div className="fields fields--two">
        <TextField
          label={t.add.displayName}
          hint={t.add.fromTitle}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField label={t.add.displayName} error={t.add.errors.displayName('P42.pdf')} />
        <ChoiceField
          label={t.add.category}
          choices={many.slice(0, 3)}
          value=""
          emptyLabel={t.add.choose}
          onChange={nothing}
        />
        <ChoiceField
          label={t.add.organization}
          choices={many}
          value=""
          emptyLabel={t.add.choose}
          onChange={nothing}
        />
        <ChoiceField
          label={t.add.organization}
          value="org-1"
          isLocked
          emptyLabel={t.add.choose}
          onChange={nothing}
        />
      </div>
      <CheckField label={t.add.ai} hint={t.add.aiHint} defaultChecked />
    </>
  );
}
