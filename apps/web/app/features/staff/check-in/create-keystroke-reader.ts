import { maxScannerKeyGapMs } from './detect-scanner-keys.ts';

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Maximum length of a text; longer ones aren't booking codes. */
const maxLength = 500;

/**
 * Collects the text that a hand scanner types. Scanners send the keys of a US keyboard, so the characters
 * depend neither on the computer's keyboard layout nor on Caps Lock. Enter ends a text. A key after a pause
 * starts a new text, because scanners type without pauses.
 */
export function createKeystrokeReader(): { pushKey: (event: KeyPress) => void; text: () => string } {
  let text = '';
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  return {
    pushKey: ({ code, key, shiftKey, ctrlKey, metaKey, timeStamp }) => {
      if (modifiers.test(code)) return;
      if (key === 'Enter') {
        lastKeyAt = Number.NEGATIVE_INFINITY;
        return;
      }
      const isScanned = timeStamp - lastKeyAt < maxScannerKeyGapMs;
      lastKeyAt = timeStamp;
      const character = ctrlKey || metaKey ? undefined : toCharacter(code, shiftKey);
      text = character === undefined ? '' : `${isScanned ? text : ''}${character}`.slice(0, maxLength);
    },
    text: () => text,
  };
}

const modifiers = /^(Shift|Control|Alt|Meta|CapsLock|NumLock)/;

/** Characters of US keyboard keys other than letters and digits: plain, and with Shift. */
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

/**
 * Returns the character of a US keyboard key; undefined for keys without a character and for unknown keys.
 */
function toCharacter(code: string, shift: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shift ? letter : letter.toLowerCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return shift ? digitSigns[Number(digit)] : digit;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? signs[code]?.[shift ? 1 : 0];
}
