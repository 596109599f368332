import { type KeyboardEvent, useState } from 'react';

/**
 * Makes a row of items a single tab stop. Arrow keys move to neighbours, Home and End to the ends. `start` is the
 * index of the item that Tab reaches first, usually the selected one; a new `start` overrides the position reached by
 * arrow keys. Items have the attribute `data-roving`.
 */
export function useRovingFocus(start: number): {
  tabIndexOf: (index: number) => 0 | -1;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [moved, setMoved] = useState<{ start: number; index: number } | null>(null);
  const at = moved?.start === start ? moved.index : start;
  return {
    tabIndexOf: (index) => (index === at ? 0 : -1),
    onKeyDown: (event) => {
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      const from = items.indexOf(event.target as HTMLElement);
      const to = target(event.key, from, items.length);
      if (from < 0 || to === null) return;
      event.preventDefault();
      items[to]?.focus();
      setMoved({ start, index: to });
    },
  };
}

function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
