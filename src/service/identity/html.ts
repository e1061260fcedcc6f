/** Escaped HTML. */
export interface Markup {
  readonly markup: string;
}

type Insertable = string | Markup | readonly (string | Markup)[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup from a template; inserted values are escaped unless they are markup. */
export const html = (strings: TemplateStringsArray, ...values: readonly Insertable[]): Markup => ({
  markup: String.raw({ raw: strings }, ...values.map(escape)),
});

function escape(value: Insertable): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'markup' in value ? value.markup : value.map(escape).join('');
}
