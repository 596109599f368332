const upToTwenty =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

const values = new Map(upToTwenty.split(' ').map((word, value) => [word, value]));
for (const [index, word] of ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].entries()) {
  values.set(word, (index + 3) * 10);
}

/** Pattern of a number: any digits, or words up to ninety-nine. */
export const numberPattern = `\\d+|(?:${[...values.keys()].reverse().join('|')})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?`;

/** Parses a number such as "12", "twelve" or "twenty-five". Returns null for other text. */
export function parseNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const parts = text
    .toLowerCase()
    .split(/[- ]/)
    .map((word) => values.get(word));
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}
