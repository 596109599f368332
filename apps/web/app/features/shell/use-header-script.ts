import { type RefObject, useEffect } from 'react';

/** The header gets its script when a pointer or the focus first comes into it. */
export function useHeaderScript(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const come = new AbortController();
    const start = async (first: Event) => {
      come.abort();
      const { startHeader } = await import('./header-script.ts');
      stop = startHeader(element, first);
    };
    for (const name of ['pointerover', 'focusin', 'click'])
      element.addEventListener(name, start, { signal: come.signal });
    return () => {
      come.abort();
      stop?.();
    };
  }, [header]);
}
