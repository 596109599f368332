import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createKeystrokeReader } from './create-keystroke-reader.ts';
import { createScannerKeyDetector } from './detect-scanner-keys.ts';

/** Ids of the search field and the code field, which shortcuts focus. */
export const searchFieldId = 'check-in-search';
export const codeFieldId = 'check-in-code';

const keystrokes = createKeystrokeReader();

/** Returns the last text from a hand scanner, independent of the computer's keyboard layout. */
export const readScannerText = keystrokes.text;

interface ShortcutActions {
  /**
   * Checks in the attendee whose code was found, or opens their payment. Like `undo`, returns false if there was nothing
   * to do.
   */
  checkIn: () => boolean;
  undo: () => boolean;
  /** Replaces the last result with the code field. */
  toCode: () => void;
  toRoster: () => void;
}

/**
 * Handles the keyboard shortcuts for check-in. `/` searches; letters and digits start the next code. Enter checks in
 * the attendee whose code was found, or takes their payment; Ctrl+Z undoes. Z without Ctrl would clash with codes
 * that start with Z. Keys in fields, and Enter on buttons and links, keep their normal effect. Open dialogs turn all
 * shortcuts off.
 */
export function useCheckInShortcuts(keys: ShortcutActions): void {
  const [isScannerKey] = useState(createScannerKeyDetector);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    keystrokes.pushKey(event);
    const isScanned = isScannerKey(event);
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest(textFields)) return;
    // A scanner's final Enter, or a key held down, isn't meant for the result that is shown now.
    if (event.key === 'Enter' && (isScanned || event.repeat)) return event.preventDefault();
    if (document.querySelector('dialog[open]') || target.closest('[popover]')) return;
    if (runShortcut(event, target, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Selector for fields in which keys type text. Radio buttons ignore letters. */
const textFields = 'input:not([type=radio]), textarea, select';

/** Matches letter and digit keys by their position, whatever they type in the computer's keyboard layout. */
const codeStartKey = /^(Key[A-Z]|Digit\d|Numpad\d)$/;

/**
 * Runs a key's shortcut. Returns whether the event is handled; false when the key should reach the focused
 * element.
 */
function runShortcut(event: KeyboardEvent, target: Element, keys: ShortcutActions): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !event.shiftKey && keys.undo();
  // `flushSync` renders the field before the next key arrives; otherwise a scanner's first letters would be lost.
  if (key === '/') {
    flushSync(keys.toRoster);
    document.getElementById(searchFieldId)?.focus();
    return true;
  }
  if (key === 'Enter') return !target.closest('button, a, summary') && keys.checkIn();
  if (/^[0-9a-z]$/i.test(key) || codeStartKey.test(event.code)) {
    flushSync(keys.toCode);
    document.getElementById(codeFieldId)?.focus();
  }
  return false;
}
