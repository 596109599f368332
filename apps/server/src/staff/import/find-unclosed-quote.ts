/**
 * Returns the line number, from 1, of the first quote that is never closed; null if all are closed. Follows the parser:
 * a quote opens at the start of a cell and closes at its end.
 */
export function findUnclosedQuoteLine(text: string, delimiter: string): number | null {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const end = text[at] === '"' ? closedAt(text, at, delimiter) : cellEnd(text, at, delimiter);
    if (end === null) return line;
    line += lineBreaksIn(text, at, end);
    at = end + 1;
  }
  return null;
}

/**
 * Counts line breaks between two positions, both inclusive. Doesn't look beyond `to`, so the whole text is scanned only
 * once.
 */
function lineBreaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at <= to; at++) if (text[at] === '\n') count++;
  return count;
}

const isCellEnd = (sign: string | undefined, delimiter: string) =>
  sign === undefined || sign === delimiter || sign === '\n';

/**
 * Returns the end of a quoted cell: its delimiter, line break or the end of the text. Returns null when the quote is
 * never closed.
 */
function closedAt(text: string, opens: number, delimiter: string): number | null {
  for (let quote = text.indexOf('"', opens + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    if (text[quote + 1] === '"') quote++;
    else if (isCellEnd(text[quote + 1], delimiter)) return quote + 1;
  }
  return null;
}

function cellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (!isCellEnd(text[at], delimiter)) at++;
  return at;
}
