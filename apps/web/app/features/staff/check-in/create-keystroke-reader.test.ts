import { describe, expect, it } from 'vitest';
import { createKeystrokeReader } from './create-keystroke-reader.ts';
import { parseScannedCodes } from './parse-scanned-codes.ts';

/** Presses the keys that a scanner with a US layout sends for a text. */
function scan(text: string, everyMs = 8) {
  const reader = createKeystrokeReader();
  [...text].forEach((character, index) => {
    const timeStamp = 1000 + index * everyMs;
    const { code, shiftKey } = keyOf(character);
    const event = { key: '?', ctrlKey: false, metaKey: false, timeStamp };
    if (shiftKey) reader.pushKey({ ...event, code: 'ShiftLeft', shiftKey });
    reader.pushKey({ ...event, code, shiftKey });
  });
  reader.pushKey({
    code: 'Enter',
    key: 'Enter',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    timeStamp: 1000 + text.length * everyMs,
  });
  return reader.text();
}

function keyOf(character: string): { code: string; shiftKey: boolean } {
  const plain: Record<string, string> = { '/': 'Slash', '=': 'Equal', '-': 'Minus', '.': 'Period' };
  const shifted: Record<string, string> = { ':': 'Semicolon', '?': 'Slash', '&': 'Digit7', _: 'Minus' };
  if (/[a-z]/i.test(character))
    return { code: `Key${character.toUpperCase()}`, shiftKey: /[A-Z]/.test(character) };
  if (/\d/.test(character)) return { code: `Digit${character}`, shiftKey: false };
  const code = plain[character] ?? shifted[character];
  if (!code) throw new Error(`No key for ${character}`);
  return { code, shiftKey: character in shifted };
}

const url = 'https://miles-street.example/scan?code=M5DK81TZ&s=aB_c-9Yz';
const booking = { code: 'M5DK81TZ', signature: 'aB_c-9Yz' };

describe('keystrokes of a hand scanner', () => {
  it('are read by physical key, whatever the keyboard layout', () => {
    expect(scan(url)).toBe(url);
    expect(scan('M5DK81TZ')).toBe('M5DK81TZ');
  });

  it('start again after Enter, however soon the next code follows', () => {
    const reader = createKeystrokeReader();
    const event = { key: '?', shiftKey: false, ctrlKey: false, metaKey: false };
    reader.pushKey({ ...event, code: 'KeyM', timeStamp: 0 });
    reader.pushKey({ ...event, code: 'Enter', key: 'Enter', timeStamp: 5 });
    expect(reader.text()).toBe('m');
    reader.pushKey({ ...event, code: 'Digit5', timeStamp: 10 });
    expect(reader.text()).toBe('5');
  });

  it('start again after a pause, so that manual typing is not taken for a scan', () => {
    expect(scan('M5DK81TZ', 60)).toBe('Z');
  });

  it('are discarded when they contain a key that the browser does not know', () => {
    const reader = createKeystrokeReader();
    const event = { key: 'm', shiftKey: false, ctrlKey: false, metaKey: false };
    reader.pushKey({ ...event, code: 'KeyM', timeStamp: 0 });
    reader.pushKey({ ...event, code: '', timeStamp: 5 });
    expect(reader.text()).toBe('');
  });
});

describe('the scanned code', () => {
  it.each([
    ['the layout of the scanner', url],
    ['Caps Lock', 'HTTPS://MILES-STREET.EXAMPLE/SCAN?CODE=m5dk81tz&S=Ab_C-9yZ'],
    ['a French keyboard', 'httpsM!!,iles)street:exq,ple!scqn§code=?(DK_&TW7s=qB°c)çYw'],
    ['a German keyboard', 'httpsÖ--milesßstreet.example-scan_code´M5DK81TY/s´aB?cß9Zy'],
    ['a Spanish keyboard', "httpsÑ--miles'street.example-scan_code¡M5DK81TZ/s¡aB?c'9Yz"],
  ])('is recognised despite %s', (_layout, typed) => {
    expect(parseScannedCodes(typed, scan(url))?.[0]).toEqual(booking);
  });

  it('is recognised with Caps Lock in a browser that does not know the physical keys', () => {
    expect(parseScannedCodes('HTTPS://MILES.EXAMPLE/SCAN?CODE=m5dk81tz&S=Ab_C-9yZ', '')).toEqual([booking]);
  });

  it('is, for a bare code, first the typed text and then the physical keys', () => {
    expect(parseScannedCodes('M5DK81TY', scan('M5DK81TZ'))).toEqual([
      { code: 'M5DK81TY' },
      { code: 'M5DK81TZ' },
    ]);
    expect(parseScannedCodes('?(DK_&TW', scan('M5DK81TZ'))).toEqual([{ code: 'M5DK81TZ' }]);
    expect(parseScannedCodes('m5dk81tz', scan('M5DK81TZ'))).toEqual([{ code: 'M5DK81TZ' }]);
  });

  it('is, for manual typing, only the typed text, or null when that is no code', () => {
    expect(parseScannedCodes('m5dk 8itz', 'z')).toEqual([{ code: 'M5DK81TZ' }]);
    expect(parseScannedCodes('Priya', 'a')).toBeNull();
  });
});
