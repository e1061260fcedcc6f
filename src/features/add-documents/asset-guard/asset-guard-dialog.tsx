import TriangleAlert from 'lucide-react/icons/triangle-alert';

import type { NamedAsset } from '#asset/named-assets.ts';
import type { PackagedAsset } from '#asset/package-owners.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { type MoveMessages, moveMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/text/shown-name.ts';
import { AssetId, Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

export { findNamedAssets } from '#asset/named-assets.ts';
export { findPackagedAssets } from '#asset/package-owners.ts';

/** Decision of a person: upload everything to this asset, move files to the assets they name, or neither. */
export type GuardAnswer = 'anyway' | 'move' | 'back';

interface AssetQuestionProps {
  readonly assetId: string;
  readonly named: readonly NamedAsset[];
  /** Other assets that packages are for. */
  readonly packaged: readonly PackagedAsset[];
  /** Returns the name of an asset; empty if it isn't known. */
  readonly nameOf: (assetId: string) => string;
}

interface AssetGuardDialogProps extends AssetQuestionProps {
  /** Number of files to be uploaded to each asset if files are moved. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onAnswer: (answer: GuardAnswer) => void;
}

/** Asks about files whose names hold the ID of another asset, and about packages for another one. */
export function AssetGuardDialog(props: AssetGuardDialogProps) {
  const { assetId, onAnswer } = props;
  const words = moveMessages(useI18n()).guard;
  const parts = partsOf(props, words);
  return (
    <Dialog
      title={words.title}
      mark={{ icon: TriangleAlert, tone: 'warn' }}
      onClose={() => onAnswer('back')}
      actions={
        <>
          <Button look="quiet" onClick={() => onAnswer('back')}>
            {words.back}
          </Button>
          <Button onClick={() => onAnswer('anyway')}>
            <span>{withNodes(words.anyway, <AssetId id={assetId} />)}</span>
          </Button>
          <Button look="primary" onClick={() => onAnswer('move')}>
            <span>
              {withNodes(
                (...marks) =>
                  words.upload(parts.map(({ text }, index) => text(marks[index] ?? '')).reduce(words.also)),
                ...parts.map(({ assetId: id }) => <AssetId key={id} id={id} />),
              )}
            </span>
          </Button>
        </>
      }
    >
      <AssetQuestion {...props} />
    </Dialog>
  );
}

/** With more assets, the button would be too long. */
const maxNamed = 3;

/** Returns what is uploaded to which asset if files are moved: first to others, then to this one. */
function partsOf({ assetId, counts }: AssetGuardDialogProps, words: MoveMessages['guard']) {
  const part = (id: string) => ({
    assetId: id,
    text: (asset: string) => words.to(counts.get(id) ?? 0, asset),
  });
  const others = [...counts.keys()].filter((id) => id !== assetId);
  const moved = others.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return [
    ...(others.length <= maxNamed ? others.map(part) : [{ assetId: '', text: () => words.toNamed(moved) }]),
    ...(counts.has(assetId) ? [part(assetId)] : []),
  ];
}

/** Files for other assets, each with what says so. */
export function AssetQuestion({ assetId, named, packaged, nameOf }: AssetQuestionProps) {
  const words = moveMessages(useI18n()).guard;
  const full = (id: string) => {
    const name = nameOf(id);
    return (
      <>
        <Name as="span" className="id">
          {id}
        </Name>
        {name && <span>{` (${shownName(name)})`}</span>}
      </>
    );
  };
  return (
    <>
      {named.map(({ assetId: other, files: [file, ...more] }) => {
        const name = shownName(file?.name ?? '');
        return (
          <p key={other}>
            {withNodes(
              (asset) =>
                more.length === 0 ? words.names(name, asset) : words.namesMany(name, more.length, asset),
              full(other),
            )}
          </p>
        );
      })}
      {packaged.map(({ assetId: other, packageName, productId }) => (
        <p key={`${packageName} ${productId}`}>
          {withNodes(
            (asset) => words.ofPackage(shownName(packageName), shownName(productId), asset),
            full(other),
          )}
        </p>
      ))}
      <p>{withNodes(words.uploadingTo, full(assetId))}</p>
    </>
  );
}
