import { createContext, use, type CSSProperties, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { Config } from '../config/config.ts';

const BrandContext = createContext<Partial<Pick<Config, 'name' | 'logo'>>>({});

interface BrandingProviderProps {
  readonly config: Config;
  readonly children: ReactNode;
}

/** Applies the operator's name, logo and accent colour to its children. */
export function BrandingProvider({ config, children }: BrandingProviderProps) {
  const { colours } = config;
  // React sets it through CSSOM, which a content policy without `unsafe-inline` allows.
  const style = colours && ({ '--brand': colours.accent } as CSSProperties);
  return (
    <BrandContext value={config}>
      {style ? (
        <div className="branding" style={style}>
          {children}
        </div>
      ) : (
        children
      )}
    </BrandContext>
  );
}

/** Name of the application. */
export function useAppName(): string {
  const { t } = useI18n();
  return use(BrandContext).name ?? t.app.name;
}

/** Address of the operator's image. */
export const useLogo = (): string | undefined => use(BrandContext).logo;
