import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createKeystrokeReader } from './create-keystroke-reader.ts';
import { createScannerKeyDetector } from './detect-scanner-keys.ts';

/** Ids of the two fields that keys lead to. */
export const searchFieldId = 'door-find';
export const codeFieldId = 'door-code';

const pressedKeys = createKeystrokeReader();

/** What a hand scanner has pressed last, whatever the layout of this computer has made of it. */
export const readScannerText = pressedKeys.text;

interface DoorKeys {
  /** Each says whether there was something to do. */
  checkIn: () => boolean;
  undo: () => boolean;
  /** Shows the field of the code, in the place of whoever was found. */
  toCode: () => void;
  toRoster: () => void;
}

/**
 * The door without a mouse: `/` finds, digits and letters begin the next code, Enter checks in whoever was found or
 * takes their payment, Ctrl+Z takes it back. Not Z alone: codes begin with it, too. Keys in fields and on buttons keep
 * their own meaning.
 */
export function useCheckInShortcuts(keys: DoorKeys): void {
  const [isOfScanner] = useState(createScannerKeyDetector);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    pressedKeys.press(event);
    const isScanned = isOfScanner(event);
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest(writtenIn)) return;
    // The end of a code, or held down since: it was not pressed for what is shown now.
    if (event.key === 'Enter' && (isScanned || event.repeat)) return event.preventDefault();
    if (document.querySelector('dialog[open]') || target.closest('[popover]')) return;
    if (isDone(event, target, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Where keys are text. To one choice of several letters mean nothing. */
const writtenIn = 'input:not([type=radio]), textarea, select';

/** Keys of letters and digits, whatever they write in the layout of this computer. */
const beginsCode = /^(Key[A-Z]|Digit\d|Numpad\d)$/;

/** Does what a key means; false when the key shall go on to where the focus is now. */
function isDone(event: KeyboardEvent, target: Element, keys: DoorKeys): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !event.shiftKey && keys.undo();
  // The field has to be there before the next key arrives, or a scanner's first letters would be lost.
  if (key === '/') {
    flushSync(keys.toRoster);
    document.getElementById(searchFieldId)?.focus();
    return true;
  }
  if (key === 'Enter') return !target.closest('button, a, summary') && keys.checkIn();
  if (/^[0-9a-z]$/i.test(key) || beginsCode.test(event.code)) {
    flushSync(keys.toCode);
    document.getElementById(codeFieldId)?.focus();
  }
  return false;
}
