/** HTML that may be sent as it is. Only {@link markup} makes it, so that nothing unescaped slips through. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = SafeHtml | string | number | false | undefined | readonly Piece[];

/** A template tag: every value is escaped for text and quoted attributes, unless it is HTML already. */
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
