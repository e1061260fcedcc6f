import * as z from 'zod/mini';

import { severityCodes } from '#app/config/code-problems.ts';
import { configSchema } from '#app/config/config.ts';
import { settingDescriptions } from '#app/config/setting-descriptions.ts';
import { allowableCodes } from '#manual/rules/manual-rules.ts';
import { classIds } from '#package/report/class-ids.ts';

/** JSON Schema of `config.json`, generated from the schema with which the application reads it. */
export function configJsonSchema(): object {
  const schema = z.toJSONSchema(configSchema, { io: 'input' });
  describeSettings(schema);
  // Editors complete the codes.
  settingAt(schema, 'inspection.severity')['propertyNames'] = { type: 'string', enum: severityCodes };
  settingAt(schema, 'manuals.allow')['items'] = { type: 'string', enum: allowableCodes };
  settingAt(schema, 'categories[].vdi2770')['items'] = { type: 'string', enum: classIds };
  return { ...schema, title: 'config.json of the asset documents application' };
}

/** Adds to a schema what its settings mean; `hasKey` returns true for those that it has. */
export function describeSettings(schema: object, hasKey: (key: string) => boolean = () => true): void {
  for (const [path, { meaning, fallback }] of Object.entries(settingDescriptions)) {
    const [key = ''] = path.split(/[.[]/);
    if (!hasKey(key)) continue;
    settingAt(schema, path)['description'] = `${plainText(meaning)} ${plainText(`default: ${fallback}`)}`;
  }
  // Those of the default are all: the pseudo-language is for tests.
  const languages = settingAt(schema, 'languages');
  languages['items'] = { type: 'string', enum: languages['default'] };
}

/** Returns a description in Markdown as a plain sentence. */
export function plainText(meaning: string): string {
  const text = meaning.replaceAll('`', '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

type Part = Record<string, unknown>;

/** Returns the schema of a setting, such as `limits.acceptedTypes` or `assets[].codes`. */
function settingAt(schema: object, path: string): Part {
  return path.split(/\.|(?=\[\])/).reduce<Part>((part, step) => {
    const variants = [part, ...((part['anyOf'] ?? []) as readonly Part[])];
    const found = variants
      .map(({ items, properties }) => (step === '[]' ? items : (properties as Part | undefined)?.[step]))
      .find(Boolean);
    if (!found) throw new Error(`The schema has no ${path}.`);
    return found as Part;
  }, schema as Part);
}
