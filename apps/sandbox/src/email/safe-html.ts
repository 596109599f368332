/**
 * HTML that is safe to send. Apart from static CSS, only {@link markup} creates it, so that all text is
 * escaped.
 */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = SafeHtml | string | number | false | undefined | readonly Piece[];

/** Template tag that escapes each value for text and quoted attributes, unless the value is `SafeHtml`. */
export function markup(strings: TemplateStringsArray, ...values: Piece[]): SafeHtml {
  return new SafeHtml(
    strings.map((part, index) => part + (index < values.length ? renderPiece(values[index]) : '')).join(''),
  );
}

function renderPiece(value: Piece): string {
  if (value === undefined || value === false) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(renderPiece).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
