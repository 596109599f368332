/**
 * Matches runs of more than 30 combining marks, which no script uses. The limit is that of Unicode's stream-safe text
 * (UAX 15).
 */
const stackedMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalises a text to a Unicode form. Keeps only the first 30 marks of a run, because sorting marks takes quadratic
 * time and a long run would block the process for seconds.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(stackedMarks, '$1').normalize(form);
}
