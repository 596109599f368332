import { useState } from 'react';

/**
 * A text that is being written, kept in this tab under a name: leaving the page, or loading it anew, does not lose it.
 * Returns it, how to change it, and how to forget it.
 */
export function useTextDraft(name: string): [string, (text: string) => void, () => void] {
  const place = `draft ${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(place) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, next);
  };
  return [text, change, () => change('')];
}
