import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/move-messages.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { shownName } from '#lib/shown-name.ts';
import { AssetId } from '#ui/asset-id.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import type { NamedAsset } from './named-assets.ts';
import type { PackagedAsset } from './package-owners.ts';

export { findNamedAssets } from './named-assets.ts';
export { findOwners, findPackagedAssets } from './package-owners.ts';

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
  readonly onAnswer: (answer: GuardAnswer) => void;
}

/** Asks about files whose names hold the ID of another asset, and about packages for another one. */
export function AssetGuardDialog({ onAnswer, ...question }: AssetGuardDialogProps) {
  const { assetId, named, packaged } = question;
  const words = moveMessages(useI18n()).guard;
  const all = [...named, ...packaged];
  const count = all.reduce((sum, { files }) => sum + files.length, 0);
  const [only, ...others] = new Set(all.map((each) => each.assetId));
  return (
    <Dialog
      title={words.title}
      onClose={() => onAnswer('back')}
      actions={
        <>
          <Button onClick={() => onAnswer('back')}>{words.back}</Button>
          <Button onClick={() => onAnswer('anyway')}>
            <span>{withNodes(words.anyway, <AssetId id={assetId} />)}</span>
          </Button>
          <Button look="primary" onClick={() => onAnswer('move')}>
            <span>
              {only !== undefined && others.length === 0
                ? withNodes((asset) => words.move(count, asset), <AssetId id={only} />)
                : words.moveEach(count)}
            </span>
          </Button>
        </>
      }
    >
      <AssetQuestion {...question} />
    </Dialog>
  );
}

/** Files for other assets, each with what says so. */
export function AssetQuestion({ assetId, named, packaged, nameOf }: AssetQuestionProps) {
  const words = moveMessages(useI18n()).guard;
  const full = (id: string) => {
    const name = nameOf(id);
    return (
      <>
        <AssetId id={id} />
        {name && ` (${shownName(name)})`}
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
