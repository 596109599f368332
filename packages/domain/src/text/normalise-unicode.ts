/** Longer runs of marks than any script has; the limit is that of Unicode's stream-safe text (UAX 15). */
const piledMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form of Unicode. Of a run of marks it keeps the first 30: putting marks in their order takes the square
 * of their number, so a text of nothing else would hold the process for seconds.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(piledMarks, '$1').normalize(form);
}
