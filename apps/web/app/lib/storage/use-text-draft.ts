import { useState } from 'react';

/**
 * Saves a text draft in this tab under `name`, so that leaving or reloading the page doesn't lose it. Returns
 * the text, a function that changes it and one that clears it.
 */
export function useTextDraft(name: string): [string, (text: string) => void, () => void] {
  const key = `draft ${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, change, () => change('')];
}
