export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Returns the delimiter that the first lines contain most often and most evenly, outside quotes. */
export function guessDelimiter(text: string): Delimiter {
  const lines = firstLines(text, 10);
  const score = (delimiter: Delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [heading = 0] = counts;
    const matching = counts.filter((count) => count === heading).length;
    return heading === 0 ? 0 : heading * matching;
  };
  return [...delimiters].sort((one, other) => score(other) - score(one))[0] ?? ',';
}

/** Returns the first non-empty lines, without their quoted parts. */
function firstLines(text: string, count: number): string[] {
  return text
    .slice(0, 64 * 1024)
    .replace(/"(?:[^"]|"")*"/g, 'q')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count);
}
