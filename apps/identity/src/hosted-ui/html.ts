/** Markup in which all text values have been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => signs[character] ?? character);

/** Builds markup and escapes all values that aren't markup themselves. Attribute values must be quoted. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? render(values[at]) : '')).join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(render).join('') : escaped(String(part));
}
