/** Parses a whole number within bounds. Returns null for empty input and undefined for invalid input. */
export function parseBoundedInteger(typed: string, least: number, most: number): number | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** Returns the trimmed, non-empty lines of a text. */
export function parseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
