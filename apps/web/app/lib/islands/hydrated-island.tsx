import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { onNearViewport } from './on-near-viewport.ts';

interface HydratedIslandProps<Props> {
  /** Id of an element in a `StaticShell` part that contains the server-rendered component. */
  containerId: string;
  /** Loads the component. Must be a stable reference. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * Hydrates one component within a `StaticShell` when it nears the viewport or the visitor touches it. Until
 * then the server's markup stays. A form that was submitted before hydration is submitted once afterwards.
 */
export function HydratedIsland<Props extends object>({
  containerId,
  load,
  props,
}: HydratedIslandProps<Props>): ReactNode {
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  const sentEarly = useRef(false);
  useEffect(() => {
    const container = document.getElementById(containerId);
    if (!container) return;
    const controller = new AbortController();
    const { signal } = controller;
    const send = (event: Event) => {
      event.preventDefault();
      sentEarly.current = true;
      void start();
    };
    const start = async () => {
      if (signal.aborted) return;
      controller.abort();
      const [{ replaceServerMarkup: replaceMarkup }, Part] = await importWithRetry(() =>
        Promise.all([import('./replace-server-markup.tsx'), load()]),
      );
      container.removeEventListener('submit', send);
      setLive(() => replaceMarkup(container, Part));
    };
    onNearViewport(container, start, signal);
    container.addEventListener('submit', send);
    container.addEventListener('pointerdown', start, { signal });
    container.addEventListener('focusin', start, { signal });
    return () => {
      controller.abort();
      container.removeEventListener('submit', send);
    };
  }, [containerId, load]);
  useEffect(() => {
    if (Live && sentEarly.current)
      document.getElementById(containerId)?.querySelector('form')?.requestSubmit();
  }, [Live, containerId]);
  return Live && <Live {...props} />;
}
