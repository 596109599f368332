/** HTML that is safe to send. Only {@link markup} creates it, so that nothing unescaped gets through. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = SafeHtml | string | number | false | undefined | readonly Piece[];

/** Template tag that escapes each value for text and quoted attributes, unless it's `SafeHtml`. */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): SafeHtml {
  return new SafeHtml(
    strings.map((part, index) => part + (index < pieces.length ? rendered(pieces[index]) : '')).join(''),
  );
}

function rendered(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof SafeHtml) return piece.text;
  if (typeof piece === 'object') return piece.map(rendered).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
