import { type ParsedCode, parseBookingCode } from './parse-booking-code.ts';

/** Possible codes, most likely first. */
export type ScannedCodes = readonly [ParsedCode, ...ParsedCode[]];

/**
 * Returns the possible codes, most likely first; null if there are none. Tries the typed text, the scanner's keys
 * in US layout (`scanned`), and the typed text with Caps Lock undone.
 */
export function parseScannedCodes(typed: string, scanned: string): ScannedCodes | null {
  const found = [typed, scanned, undoCapsLock(typed)].flatMap((text) => parseBookingCode(text) ?? []);
  const keys = found.map(({ code, signature }) => `${code} ${signature ?? ''}`);
  const [first, ...others] = found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  return first ? [first, ...others] : null;
}

/** Swaps upper and lower case, which reverses the effect of Caps Lock. */
function undoCapsLock(text: string): string {
  return [...text]
    .map((char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase()))
    .join('');
}
