import type { KeyboardEvent } from 'react';

/** Number of rows by which each key moves the focus. */
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus to the next or previous link of a list, or to its ends. */
export function moveListFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const from = links.indexOf(event.target as HTMLAnchorElement);
  const to = getTargetIndex(event.key, from, links.length);
  if (from < 0 || to === null) return;
  event.preventDefault();
  links[to]?.focus();
}

function getTargetIndex(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, from + step));
}
