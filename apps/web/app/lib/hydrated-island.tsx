import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { onNearViewport } from './on-near-viewport.ts';

interface LatePartProps<Props> {
  /** Id of an element in a `StaticShell` part that contains the server-rendered component. */
  placeId: string;
  /** Stable reference. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * Makes one component within a `StaticShell` part live when it nears the viewport or the visitor touches it. Until then
 * the server's markup stays. A form submitted before that is submitted once afterwards.
 */
export function HydratedIsland<Props extends object>({
  placeId,
  load,
  props,
}: LatePartProps<Props>): ReactNode {
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);
  const sentEarly = useRef(false);
  useEffect(() => {
    const place = document.getElementById(placeId);
    if (!place) return;
    const come = new AbortController();
    const { signal } = come;
    const send = (event: Event) => {
      event.preventDefault();
      sentEarly.current = true;
      void start();
    };
    const start = async () => {
      if (signal.aborted) return;
      come.abort();
      const [{ replaceServerMarkup: takeOver }, Part] = await importWithRetry(() =>
        Promise.all([import('./replace-server-markup.tsx'), load()]),
      );
      place.removeEventListener('submit', send);
      setLive(() => takeOver(place, Part));
    };
    onNearViewport(place, start, signal);
    place.addEventListener('submit', send);
    place.addEventListener('pointerdown', start, { signal });
    place.addEventListener('focusin', start, { signal });
    return () => {
      come.abort();
      place.removeEventListener('submit', send);
    };
  }, [placeId, load]);
  useEffect(() => {
    if (Live && sentEarly.current) document.getElementById(placeId)?.querySelector('form')?.requestSubmit();
  }, [Live, placeId]);
  return Live && <Live {...props} />;
}
