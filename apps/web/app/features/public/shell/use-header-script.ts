import { importWithRetry } from '@studio/islands/import-with-retry';
import { type RefObject, useEffect } from 'react';

/** Loads the header's script when a pointer or the focus first enters the header. */
export function useHeaderScript(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const controller = new AbortController();
    // Last click while the script loads. It takes effect once the script is ready.
    let last: Event | null = null;
    const start = async (event: Event) => {
      const first = !last;
      if (first || event.type === 'click') last = event;
      if (!first) return;
      const { enhanceHeader: startHeader } = await importWithRetry(() => import('./enhance-header.ts'));
      if (!controller.signal.aborted) stop = startHeader(element, last ?? event);
      controller.abort();
    };
    for (const name of ['pointerover', 'focusin', 'click'])
      element.addEventListener(name, start, { signal: controller.signal });
    return () => {
      controller.abort();
      stop?.();
    };
  }, [header]);
}
