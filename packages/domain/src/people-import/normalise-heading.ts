import { normaliseUnicode } from '../text/normalise-unicode.ts';

/** Normalises a heading for comparison: "E-mail Address:" becomes "email address". */
export function normaliseHeading(heading: string): string {
  return normaliseUnicode(heading, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/e-mail/g, 'email')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}
