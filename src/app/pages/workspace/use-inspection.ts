import { useMemo } from 'react';

import type { Inspector } from '#manual/inspector/inspector.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';

import type { Settings } from '../../config/settings.ts';

/** Returns the rules of the operator about manuals. */
export const useManualRules = ({ manuals, inspection }: Settings): ManualRules =>
  useMemo(() => ({ ...manuals, severities: inspection?.severity }), [manuals, inspection]);

/** Returns the inspection of manuals by the operator's rules. */
export const useInspection = ({ inspect }: Inspector, rules: ManualRules): Inspector['inspect'] =>
  useMemo(() => (file, call) => inspect(file, { ...call, rules }), [inspect, rules]);
