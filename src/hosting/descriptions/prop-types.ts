import * as z from 'zod/mini';

import { settingDescriptions } from '#app/config/setting-descriptions.ts';
import { propDescriptions } from '#app/embed/contract/descriptions.ts';
import { attributes } from '#app/embed/element/prop-names.ts';
import { propsSchema } from '#app/embed/page/read-props.ts';

import { describeSettings, plainText } from './config-json-schema.ts';

/** Part of a JSON Schema, as `toJSONSchema` writes it. */
interface Schema {
  description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Returns TypeScript of the properties and settings that are data, for `app/embed/contract/plain-props.ts`. */
export function plainPropTypes(): string {
  const { plain, required } = plainSchemas();
  const fields = (isOwnProp: boolean) =>
    fieldsOf(
      Object.fromEntries(Object.entries(plain).filter(([key]) => key in propDescriptions === isOwnProp)),
      required,
    );
  return `// Written by \`npm run tables\`. Public types only, so that the package can ship this file.

/** Properties of the element that are data. */
export interface PlainProps {
${fields(true)}
}

/** Settings that have no property. */
export interface PlainSettings {
${fields(false)}
}
`;
}

/** Returns the attribute of a property, if it has one. */
export const attributeOf = (prop: string): string | undefined =>
  Object.entries(attributes).find(([, each]) => each === prop)?.[0];

/** Returns the type of a property in TypeScript. */
export function propType(prop: string): string {
  const schema = plainSchemas().plain[prop];
  return schema && !schema.properties && !schema.anyOf ? typeOf(schema) : `EmbedProps['${prop}']`;
}

/** Returns the schemas of properties and settings that are data, with what they mean, and which are required. */
function plainSchemas() {
  const schema = z.toJSONSchema(propsSchema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const plain = Object.fromEntries(
    // A function has an empty schema.
    Object.entries(schema.properties ?? {}).filter(([, each]) => each.type ?? each.anyOf),
  );
  describeSettings(schema, (key) => key in plain);
  plain['rolesClaim']!.description = plainText(settingDescriptions['signIn.rolesClaim'].meaning);
  for (const [prop, meaning] of Object.entries(propDescriptions)) {
    if (plain[prop]) plain[prop].description = plainText(meaning);
  }
  return { plain, required: schema.required };
}

const fieldsOf = (fields: Readonly<Record<string, Schema>>, required: readonly string[] = []): string =>
  Object.entries(fields)
    .map(([key, schema]) => {
      const comment = schema.description ? `/** ${schema.description} */\n` : '';
      return required.includes(key)
        ? `${comment}readonly ${key}: ${typeOf(schema)};`
        : `${comment}readonly ${key}?: ${typeOf(schema)} | undefined;`;
    })
    .join('\n');

function typeOf({ type = '', anyOf, items, properties, ...schema }: Schema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (items) return `readonly (${typeOf(items)})[]`;
  if (properties) return `{ ${fieldsOf(properties, schema.required)} }`;
  if (schema.additionalProperties) return `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`;
  return type === 'integer' ? 'number' : type;
}
