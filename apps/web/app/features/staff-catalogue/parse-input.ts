/** A whole number in bounds that somebody typed; null for nothing, undefined for what is none. */
export function parseBoundedInteger(typed: string, least: number, most: number): number | null | undefined {
  const plain = typed.trim();
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** The lines of a text that say something. */
export function parseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
