import { createContext, use, useState, type ReactNode } from 'react';

import { createDeviceMemory } from '#lib/device-memory.ts';

export const densities = ['comfortable', 'compact', 'touch'] as const;

/** Density of controls; `touch` is for gloves. */
export type Density = (typeof densities)[number];

interface DensityChoice {
  readonly density: Density;
  readonly choose: (density: Density) => void;
}

const memory = createDeviceMemory(() => localStorage);
const key = 'density';

const DensityContext = createContext<DensityChoice>({ density: 'comfortable', choose: () => undefined });

/** Wraps all pages and applies the density chosen on this device. */
export function DensityProvider({ children }: { readonly children: ReactNode }) {
  const [density = 'comfortable', setDensity] = useState(() =>
    densities.find((each) => each === memory.read(key)),
  );
  const choose = (next: Density) => {
    memory.write(key, next);
    setDensity(next);
  };
  return (
    <div className="app" data-density={density}>
      <DensityContext value={{ density, choose }}>{children}</DensityContext>
    </div>
  );
}

/** Returns the density and its setter. */
export const useDensity = (): DensityChoice => use(DensityContext);
