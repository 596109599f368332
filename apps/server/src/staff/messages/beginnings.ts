/**
 * What is typed into a search box as a query of the database: the beginnings of words, all of which have to be there.
 * null when there is no word in it.
 */
export function beginnings(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}
