import Bot from 'lucide-react/icons/bot';
import BotOff from 'lucide-react/icons/bot-off';
import Building from 'lucide-react/icons/building-2';
import Images from 'lucide-react/icons/images';
import ListEnd from 'lucide-react/icons/list-end';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { isPhotoRow } from '#intake/is-photo-row.ts';
import { type MetadataChoices, type MetadataField, metadataFields } from '#intake/values/metadata-choices.ts';
import type { Choice } from '#lib/choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/controls/menu-button.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { isComposing } from '#ui/field/field.tsx';

import type { AddForm, FormValues } from '../values/form-values.ts';
import { ownMetadata, sendableFrom, type OwnMetadata } from '../values/row-values.ts';
import { useMetadataField } from '../values/use-metadata-field.ts';
import { partProps } from './row/row-parts.ts';
import type { Selection } from './use-selection.ts';

/** Commands for the selected rows; each ends the selection. */
export interface SelectionCommands {
  /** Called with the chosen fields only, and their value in words; other fields of the rows don't change. */
  readonly onApply: (change: OwnMetadata, value: string) => void;
  /** Gives the rows the values for all. */
  readonly onReset: () => void;
  /** Applies the own values of the only selected row to those below. */
  readonly onFillDown: (id: string) => void;
  /** Combines the photos among them. */
  readonly onCombine: () => void;
  readonly onRemove: () => void;
}

/** Props of the commands for the selected rows. */
export interface SelectionBarProps extends SelectionCommands {
  readonly form: AddForm;
  readonly selection: Selection;
  /** Rows of the list. */
  readonly shown: readonly ChosenFile[];
  readonly choices: MetadataChoices;
  readonly offerAi: boolean;
  readonly onClear: () => void;
}

/** Commands for the selected rows, in the header of the table. */
export function SelectionBar({ onClear, onRemove, ...props }: SelectionBarProps) {
  const { selection, shown, choices, onApply } = props;
  const { t, formats } = useI18n();
  const words = deviceMessages(useI18n());
  const fieldOf = useMetadataField(choices);
  const open = metadataFields.filter((field) => !fieldOf(field).isLocked).toReversed();
  const [field, setField] = useState<MetadataField>();
  const bar = useRef<HTMLElement>(null);
  // In a narrow element it is among the other commands.
  const [isClearShown, setIsClearShown] = useState(true);
  const clearButton = useCallback((button: HTMLElement | null) => {
    if (button) setIsClearShown(button.checkVisibility?.() ?? true);
  }, []);
  const setTexts = { categoryId: words.setCategory, organizationId: words.setOrganization };
  const name = t.add.selected(selection.ids.length, formats.number(shown.length));
  const stop = (isLeft: boolean) => {
    setField(undefined);
    if (!isLeft) bar.current?.focus();
  };
  return (
    <section className="selection line" aria-label={name} tabIndex={-1} ref={bar}>
      <span className="selection__count number">{name}</span>
      {field ? (
        <ValueForAll
          {...fieldOf(field)}
          emptyLabel={setTexts[field]}
          onApply={(value, shownValue) => onApply({ [field]: value }, shownValue)}
          onCancel={stop}
        />
      ) : (
        <>
          {open.map((each) => (
            <Button key={each} isSmall {...partProps(each)} onClick={() => setField(each)}>
              {setTexts[each]}
            </Button>
          ))}
          <Button look="quiet" isSmall onClick={onRemove}>
            {t.add.remove}
          </Button>
          <MoreCommands
            {...props}
            {...(!isClearShown && { onClear })}
            {...(!isClearShown &&
              open.includes('organizationId') && { onSetOrganization: () => setField('organizationId') })}
          />
          <Button look="quiet" isSmall onClick={onClear} ref={clearButton}>
            {t.add.clearSelection}
          </Button>
        </>
      )}
    </section>
  );
}

interface ValueForAllProps {
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
  readonly emptyLabel: string;
  /** Called with the value, and how it is shown. */
  readonly onApply: (value: string, name: string) => void;
  /** Called with true if focus is elsewhere. */
  readonly onCancel: (isLeft: boolean) => void;
}

/** Field for a value of all selected rows: a list to search in, open at once. What is chosen or entered is applied. */
function ValueForAll({ choices, onApply, onCancel, ...props }: ValueForAllProps) {
  const [value, setValue] = useState('');
  const isDone = useRef(false);
  const field = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.click();
  }, []);
  const end = (entered: string, isLeft = false) => {
    if (isDone.current) return;
    isDone.current = true;
    if (entered === '') onCancel(isLeft);
    else onApply(entered, choices?.find(({ id }) => id === entered)?.name ?? entered);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isEntered = event.key === 'Enter' && !choices;
    if (isComposing(event) || (!isEntered && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    end(isEntered ? value : '');
  };
  const onChange = choices ? (id: string) => id !== '' && end(id) : setValue;
  return (
    // A text that was only searched for isn't applied when focus leaves.
    <div
      className="selection__value"
      {...{ onKeyDownCapture }}
      onBlurCapture={() => end(choices ? '' : value, true)}
    >
      <ChoiceField {...{ ...props, choices, value, onChange }} isLabelHidden isSearched ref={field} />
    </div>
  );
}

interface MoreCommandsProps extends Omit<SelectionBarProps, 'onClear' | 'onRemove' | 'choices'> {
  /** Present where these commands have no buttons. */
  readonly onSetOrganization?: () => void;
  readonly onClear?: () => void;
}

/** Commands that are needed less often: AI processing, one PDF of photos, and those for the rows' own values. */
function MoreCommands({ form, selection, shown, offerAi, ...on }: MoreCommandsProps) {
  const { t } = useI18n();
  const words = deviceMessages(useI18n());
  // Typing a name re-renders nothing here.
  const ownById = useWatch({ control: form.control, name: 'rows', compute: ownMetadataById });
  const { ids } = selection;
  const photoCount = shown.filter((row) => ids.includes(row.id) && isPhotoRow(row)).length;
  const hasOwn = ids.some((id) => hasValues(ownById[id]));
  const [only = ''] = ids.length === 1 && hasOwn ? ids : [];
  const below = only === '' ? [] : sendableFrom(shown, only).slice(1);
  const items = [
    on.onSetOrganization && { label: words.setOrganization, icon: Building, onSelect: on.onSetOrganization },
    offerAi && { label: t.add.ai, icon: Bot, onSelect: () => on.onApply({ isAiEnabled: true }, t.add.aiOn) },
    offerAi && {
      label: t.add.aiOff,
      icon: BotOff,
      onSelect: () => on.onApply({ isAiEnabled: false }, t.add.aiOff),
    },
    photoCount > 1 && { label: words.pdf.make(photoCount), icon: Images, onSelect: on.onCombine },
    below.length > 0 && {
      label: t.add.fillDown(below.length, below.filter((id) => differs(ownById[only], ownById[id])).length),
      icon: ListEnd,
      onSelect: () => on.onFillDown(only),
    },
    hasOwn && { label: t.add.asAbove, icon: RotateCcw, onSelect: on.onReset },
    on.onClear && { label: t.add.clearSelection, icon: X, startsGroup: true, onSelect: on.onClear },
  ];
  return <MenuButton label={t.add.more} items={items} />;
}

type OwnById = Readonly<Partial<Record<string, OwnMetadata>>>;

const ownMetadataById = (rows: FormValues['rows']): OwnById =>
  Object.fromEntries(Object.entries(rows).map(([id, edits]) => [id, ownMetadata(edits)]));

const hasValues = (own: OwnMetadata = {}): boolean => Object.keys(own).length > 0;

/** Returns true if a row has other values of its own than those that would be applied to it. */
const differs = (change: OwnMetadata = {}, own: OwnMetadata = {}): boolean =>
  Object.entries(change).some(
    ([field, value]) => field in own && (own as Readonly<Record<string, unknown>>)[field] !== value,
  );
