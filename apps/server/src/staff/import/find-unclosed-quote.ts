/**
 * The line on which a quote opens that is never closed; null when every quote closes. Reads as the parser does: a quote
 * opens at the start of a cell, and closes before the end of one.
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

/** Both ends included. Looks at nothing behind `to`, so the whole text is looked at once. */
function lineBreaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at <= to; at++) if (text[at] === '\n') count++;
  return count;
}

const isCellEnd = (sign: string | undefined, delimiter: string) =>
  sign === undefined || sign === delimiter || sign === '\n';

/** Where the quoted cell from `opens` ends: at its delimiter, its line break or the end of the text. */
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
