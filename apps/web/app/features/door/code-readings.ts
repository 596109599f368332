import { type TypedCode, typedCode } from './typed-code.ts';

/** Codes that may have been meant, the likeliest first. */
export type CodeReadings = readonly [TypedCode, ...TypedCode[]];

/**
 * The codes that were meant, the likeliest first: what was typed, as the computer reads the keys; what a hand scanner
 * pressed (`pressed`, on the keys of a US keyboard); and what was typed with Caps Lock on. Null when there is none.
 */
export function codeReadings(typed: string, pressed: string): CodeReadings | null {
  const found = [typed, pressed, withCapsLock(typed)].flatMap((text) => typedCode(text) ?? []);
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
