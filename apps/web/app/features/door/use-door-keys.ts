import { useEffect, useEffectEvent } from 'react';

/** Ids of the two fields that keys lead to. */
export const findFieldId = 'door-find';
export const codeFieldId = 'door-code';

interface DoorKeys {
  /** Each says whether there was something to do. */
  checkIn: () => boolean;
  undo: () => boolean;
  toScan: () => void;
  toRoster: () => void;
}

/**
 * The door without a mouse: `/` finds, digits and letters go to the code, Enter checks in whoever was found or takes
 * their payment, Z takes it back. Keys in fields, on buttons and with Ctrl, Alt or the like keep their own meaning.
 */
export function useDoorKeys(keys: DoorKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, textarea, select, dialog[open], [popover]')) return;
    if (isDone(event, target, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Does what a key means; false when the key shall go on to where the focus is now. */
function isDone({ key }: KeyboardEvent, target: Element, keys: DoorKeys): boolean {
  if (key === '/') {
    keys.toRoster();
    // On phones the side may only just be shown.
    requestAnimationFrame(() => document.getElementById(findFieldId)?.focus());
    return true;
  }
  if (key === 'Enter') return !target.closest('button, a, summary') && keys.checkIn();
  if (key.toLowerCase() === 'z' && keys.undo()) return true;
  if (/^[0-9a-z]$/i.test(key)) {
    keys.toScan();
    document.getElementById(codeFieldId)?.focus();
  }
  return false;
}
