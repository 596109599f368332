import type { Page } from '@playwright/test';

/** Characters that the keys of a US keyboard type on a computer with a French layout. */
const frenchLayout: Readonly<Record<string, string>> = {
  a: 'q',
  q: 'a',
  w: 'z',
  z: 'w',
  A: 'Q',
  Q: 'A',
  W: 'Z',
  Z: 'W',
  m: ',',
  M: '?',
  '0': 'à',
  '1': '&',
  '2': 'é',
  '3': '"',
  '4': "'",
  '5': '(',
  '6': '-',
  '7': 'è',
  '8': '_',
  '9': 'ç',
  ':': 'M',
  '/': '!',
  '?': '§',
  '&': '7',
  '-': ')',
  _: '°',
  '.': ':',
};

const withCapsLock = (character: string) =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();

/** Way in which the computer interprets the keys of a hand scanner. */
export type KeyboardLayout = 'french' | 'caps-lock';

/**
 * Types quickly like a hand scanner with a US layout, on a computer with another one, and ends with Enter. Dispatches
 * events in the page, since the test browser has only one layout.
 */
export async function scanOnKeyboard(page: Page, text: string, layout: KeyboardLayout): Promise<void> {
  const keys = [...text].map((character) => ({
    ...toUsKey(character),
    key: layout === 'french' ? (frenchLayout[character] ?? character) : withCapsLock(character),
  }));
  await page.evaluate((typedKeys) => {
    // The timestamps are 8 ms apart, however slow the machine is.
    let at = performance.now();
    const dispatchKey = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      at += 8;
      document.activeElement?.dispatchEvent(event);
    };
    for (const { code, shiftKey, key } of typedKeys) {
      dispatchKey({ code, shiftKey, key });
      document.execCommand('insertText', false, key);
    }
    dispatchKey({ code: 'Enter', key: 'Enter' });
    document.activeElement?.closest('form')?.requestSubmit();
  }, keys);
}

const symbolKeys: Readonly<Record<string, { code: string; shiftKey: boolean }>> = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
  '=': { code: 'Equal', shiftKey: false },
  '.': { code: 'Period', shiftKey: false },
  '-': { code: 'Minus', shiftKey: false },
  _: { code: 'Minus', shiftKey: true },
  ':': { code: 'Semicolon', shiftKey: true },
  '&': { code: 'Digit7', shiftKey: true },
};

function toUsKey(character: string): { code: string; shiftKey: boolean } {
  if (/[a-z]/i.test(character))
    return { code: `Key${character.toUpperCase()}`, shiftKey: /[A-Z]/.test(character) };
  if (/\d/.test(character)) return { code: `Digit${character}`, shiftKey: false };
  const symbolKey = symbolKeys[character];
  if (!symbolKey) throw new Error(`A scanner has no key for ${character}.`);
  return symbolKey;
}
