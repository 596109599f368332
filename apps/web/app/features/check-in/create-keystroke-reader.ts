import { maxScannerKeyGapMs } from './detect-scanner-keys.ts';

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** More is no code. */
const longest = 500;

/**
 * Collects the text that a hand scanner means: scanners press the keys of a US keyboard, whatever layout the computer has
 * and whether or not Caps Lock is on. Enter ends a text. Keys that a hand types, one after a pause, begin a new one.
 */
export function createKeystrokeReader(): { press: (event: Press) => void; text: () => string } {
  let text = '';
  let pressedAt = Number.NEGATIVE_INFINITY;
  return {
    press: ({ code, key, shiftKey, ctrlKey, metaKey, timeStamp }) => {
      if (modifiers.test(code)) return;
      if (key === 'Enter') {
        pressedAt = Number.NEGATIVE_INFINITY;
        return;
      }
      const isScanned = timeStamp - pressedAt < maxScannerKeyGapMs;
      pressedAt = timeStamp;
      const character = ctrlKey || metaKey ? undefined : characterOf(code, shiftKey);
      text = character === undefined ? '' : `${isScanned ? text : ''}${character}`.slice(0, longest);
    },
    text: () => text,
  };
}

const modifiers = /^(Shift|Control|Alt|Meta|CapsLock|NumLock)/;

/** Keys of a US keyboard beside letters and digits: alone, and with Shift. */
const signs: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};

const digitSigns = ')!@#$%^&*(';

/** The character of a key on a US keyboard; undefined for keys that write none, or that the browser does not know. */
function characterOf(code: string, shift: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shift ? letter : letter.toLowerCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return shift ? digitSigns[Number(digit)] : digit;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? signs[code]?.[shift ? 1 : 0];
}
