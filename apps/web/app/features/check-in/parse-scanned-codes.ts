import { type ParsedCode, parseBookingCode } from './parse-booking-code.ts';

/** Codes that may have been meant, the likeliest first. */
export type ScannedCodes = readonly [ParsedCode, ...ParsedCode[]];

/**
 * The codes that were meant, the likeliest first: what was typed, as the computer reads the keys; what a hand scanner
 * pressed (`pressed`, on the keys of a US keyboard); and what was typed with Caps Lock on. Null when there is none.
 */
export function parseScannedCodes(typed: string, pressed: string): ScannedCodes | null {
  const found = [typed, pressed, withCapsLock(typed)].flatMap((text) => parseBookingCode(text) ?? []);
  const keys = found.map(({ code, signature }) => `${code} ${signature ?? ''}`);
  const [first, ...others] = found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  return first ? [first, ...others] : null;
}

/** Upper and lower case exchanged, as Caps Lock does. */
function withCapsLock(text: string): string {
  return [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');
}
