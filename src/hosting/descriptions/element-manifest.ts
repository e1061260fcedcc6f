import { readFile } from 'node:fs/promises';

import {
  eventDescriptions,
  methodDescriptions,
  partNames,
  propDescriptions,
} from '#app/embed/contract/descriptions.ts';
import { attributes } from '#app/embed/element/prop-names.ts';

import { plainText } from './config-json-schema.ts';
import { attributeOf, propType } from './prop-types.ts';

const name = 'AssetDocumentUpload';
const tagName = 'asset-document-upload';
const module = `${tagName}.js`;

/** Returns the element's `custom-elements.json`, as schema version 1.0.0 of custom-elements-manifest defines it. */
export async function elementManifest(): Promise<object> {
  const facts = new Map(
    Object.entries(propDescriptions).map(([field, meaning]) => [
      field,
      { description: plainText(meaning), type: { text: propType(field) } },
    ]),
  );
  const ofAttribute = Object.entries(attributes).map(([attribute, field]) => ({
    name: attribute,
    fieldName: field,
    ...facts.get(field),
  }));
  const fields = [...facts].map(([field, fieldFacts]) => {
    const attribute = attributeOf(field);
    return { kind: 'field', name: field, ...(attribute && { attribute }), ...fieldFacts };
  });
  const methods = Object.entries(methodDescriptions).map(([method, { parameter, meaning }]) => ({
    kind: 'method',
    name: method,
    description: plainText(meaning),
    parameters: parameter ? [{ name: parameter[0], type: { text: parameter[1] } }] : [],
    return: { type: { text: `ReturnType<EmbedMethods['${method}']>` } },
  }));
  const events = Object.entries(eventDescriptions).map(([event, meaning]) => ({
    name: `${tagName}:${event}`,
    description: plainText(meaning),
    type: { text: `CustomEvent<EmbedEvents['${event}']>` },
  }));
  const declaration = { name, module };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: [
          {
            kind: 'class',
            name,
            customElement: true,
            tagName,
            description: 'Adds documents to an asset and shows their uploads.',
            superclass: { name: 'HTMLElement' },
            attributes: ofAttribute,
            members: [...fields, ...methods],
            events,
            cssProperties: (await publicStyles()).map((each) => ({ name: each })),
            cssParts: partNames.map((each) => ({ name: each })),
          },
        ],
        exports: [
          { kind: 'custom-element-definition', name: tagName, declaration },
          { kind: 'js', name, declaration },
        ],
      },
    ],
  };
}

/** Returns the custom properties that the style sheets read from a host's page. */
async function publicStyles(): Promise<readonly string[]> {
  const sheets = await Promise.all(
    ['src/ui/tokens.css', 'src/app/embed/page/embed.css'].map((path) => readFile(path, 'utf8')),
  );
  const used = sheets.join('').matchAll(/var\(\s*(--asset-documents-[\w-]+)/g);
  return [...new Set([...used].map(([, property]) => property!))];
}
