import { type RefObject, useEffect } from 'react';
import { importWithRetry } from '../../lib/import-with-retry.ts';

/** The header gets its script when a pointer or the focus first comes into it. */
export function useHeaderScript(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const come = new AbortController();
    // What is pressed while the script is on its way is done once it is there.
    let last: Event | null = null;
    const start = async (event: Event) => {
      const first = !last;
      if (first || event.type === 'click') last = event;
      if (!first) return;
      const { enhanceHeader: startHeader } = await importWithRetry(() => import('./enhance-header.ts'));
      if (!come.signal.aborted) stop = startHeader(element, last ?? event);
      come.abort();
    };
    for (const name of ['pointerover', 'focusin', 'click'])
      element.addEventListener(name, start, { signal: come.signal });
    return () => {
      come.abort();
      stop?.();
    };
  }, [header]);
}
