import { createContext, use, type CSSProperties, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { Config } from '../config/config.ts';

const NameContext = createContext<string | undefined>(undefined);

interface BrandingProviderProps {
  readonly config: Config;
  readonly children: ReactNode;
}

/** Applies the operator's name and accent colour to its children. */
export function BrandingProvider({ config: { name, colours }, children }: BrandingProviderProps) {
  // React sets it through CSSOM, which a content policy without `unsafe-inline` allows.
  const style = colours && ({ '--brand': colours.accent } as CSSProperties);
  return (
    <NameContext value={name}>
      {style ? (
        <div className="branding" style={style}>
          {children}
        </div>
      ) : (
        children
      )}
    </NameContext>
  );
}

/** Name of the application. */
export function useAppName(): string {
  const { t } = useI18n();
  return use(NameContext) ?? t.app.name;
}
