import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { operationPath } from '#api/contract/operation-path.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { Messages } from '#i18n/messages/en/messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Choice } from '#ui/use-combobox.ts';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';

import { ScanButton } from './scan/scan-button.tsx';

interface ChooseAssetProps {
  /** Assets listed by the deployment; any other ID can be typed. */
  readonly assets: readonly Choice[];
  readonly recent: readonly string[];
  /** Pattern that finds the asset ID in a scanned code; see `readAssetId`. */
  readonly codePattern: string | undefined;
  readonly hrefOf: (assetId: string) => string;
  readonly onOpen: (assetId: string) => void;
}

const schema = ({ chooseAsset }: Messages) =>
  z.object({
    assetId: z.string().check(
      z.trim(),
      z.minLength(1, { error: chooseAsset.missing, abort: true }),
      z.refine((id) => operationPath('document', id).ok, { error: chooseAsset.impossible }),
    ),
  });

/** Asks for the asset that documents belong to: by its ID, or from the recent assets. */
export function ChooseAsset({ assets, recent, codePattern, hrefOf, onOpen }: ChooseAssetProps) {
  const { t } = useI18n();
  const form = useForm({ resolver: zodResolver(schema(t)), defaultValues: { assetId: '' } });
  const nameOf = (id: string) => assets.find((asset) => asset.id === id)?.name ?? '';
  return (
    <div className="columns">
      <div className="stack">
        <Card title={t.chooseAsset.byId}>
          <form
            className="card__body stack"
            noValidate
            onSubmit={(event) => void form.handleSubmit(({ assetId }) => onOpen(assetId))(event)}
          >
            <TextField
              label={t.chooseAsset.label}
              hint={t.chooseAsset.hint}
              error={form.formState.errors.assetId?.message}
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('assetId')}
            />
            <div className="row">
              <Button look="primary" type="submit">
                {t.chooseAsset.open}
              </Button>
              <ScanButton pattern={codePattern} onFound={onOpen} />
            </div>
          </form>
        </Card>
        <AssetList
          title={t.chooseAsset.recent}
          assets={recent.map((id) => ({ id, name: nameOf(id) }))}
          hrefOf={hrefOf}
        />
      </div>
      <AssetList
        title={t.chooseAsset.all}
        assets={assets.filter((asset) => !recent.includes(asset.id))}
        hrefOf={hrefOf}
      />
    </div>
  );
}

interface AssetListProps extends Pick<ChooseAssetProps, 'assets' | 'hrefOf'> {
  readonly title: string;
}

function AssetList({ title, assets, hrefOf }: AssetListProps) {
  if (assets.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="asset-list">
        {assets.map(({ id, name }) => (
          <li key={id}>
            <a className="asset-list__link" href={hrefOf(id)}>
              <strong>
                <Name>{id}</Name>
              </strong>
              {name && name !== id && (
                <span className="muted small">
                  <Name>{name}</Name>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
