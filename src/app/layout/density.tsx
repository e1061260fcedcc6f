import { useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { createDeviceMemory } from '#lib/device-memory.ts';

const densities = ['comfortable', 'compact', 'touch'] as const;

/** Spacing of controls; `touch` is for gloves. */
type Density = (typeof densities)[number];

const memory = createDeviceMemory(() => localStorage);
const key = 'density';

/** The density that was chosen on this device, and how to choose another. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(() => densities.find((each) => each === memory.read(key)));
  const choose = (next: Density) => {
    memory.write(key, next);
    setDensity(next);
  };
  return [density ?? 'comfortable', choose];
}

interface DensitySelectProps {
  readonly value: Density;
  readonly onChange: (density: Density) => void;
}

/** Chooses how much room things take. */
export function DensitySelect({ value, onChange }: DensitySelectProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className="footer__choice">
      <label htmlFor={id}>{t.app.density}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value as Density)}
      >
        {densities.map((each) => (
          <option key={each} value={each}>
            {t.app.densities[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
