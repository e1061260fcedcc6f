import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionEn } from '#i18n/messages/en/inspection.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { Card } from '#ui/content/card.tsx';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { FileGlyph } from '#ui/content/file-glyph.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { MenuButton } from '#ui/controls/menu-button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Ring } from '#ui/feedback/ring.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { CheckField, TextField } from '#ui/field/field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const looks = ['primary', 'plain', 'quiet', 'link', 'danger'] as const;
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
              <Plus />
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
          <Button look="icon" aria-label={t.uploads.details}>
            <Pencil />
          </Button>
          <Button isSmall>{t.uploads.details}</Button>
          <MenuButton
            label={t.uploads.details}
            items={[
              { label: t.uploads.details, icon: Pencil, onSelect: nothing },
              { label: t.dialog.close, icon: X, isDanger: true, startsGroup: true, onSelect: nothing },
            ]}
          />
          <span className="id">PRESS-0042</span>
          <Ring />
          <Ring share={0.64} />
        </div>
        <div className="row">
          <Tag tone="ok">{t.uploads.status.stored}</Tag>
          <Tag tone="warn">{t.uploads.status['already-exists']}</Tag>
          <Tag tone="bad">{t.uploads.status.failed}</Tag>
          <Tag tone="run">{t.uploads.status.sending}</Tag>
          <Tag tone="idle">{t.uploads.status.waiting}</Tag>
        </div>
        {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <Note key={tone} tone={tone} actions={<Button isSmall>{t.uploads.details}</Button>}>
            <p>{t.uploads.checkingHint}</p>
          </Note>
        ))}
        <FilterSample />
        <Fields />
        <div className="row">
          <FileGlyph fileName="a.pdf" />
          <FileGlyph fileName="a.heic" />
          <FileGlyph fileName="a" />
          <CopyButton text={() => 'P42'} label={duplicateMessages(i18n).copyId} />
        </div>
        <progress className="progress" aria-label={inspectionEn.manual.progress} value={40} max={100} />
        <Skeleton />
        <Disclosure summary={t.uploads.details}>{() => <p>{t.uploads.checkingHint}</p>}</Disclosure>
      </div>
    </Card>
  );
}

function FilterSample() {
  const { t } = useI18n();
  const [shown, setShown] = useState<'all' | 'bad'>('all');
  return (
    <Segmented
      label={t.uploads.title}
      segments={[
        { id: 'all', label: t.uploads.status.stored, count: '40' },
        { id: 'bad', label: t.uploads.status.failed, count: '2', isBad: true },
      ]}
      value={shown}
      onChange={setShown}
    />
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
