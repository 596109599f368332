/** Shortens a cell for a sentence about it, to at most 40 characters. */
export function shortenCell(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
