import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** How far below the window the place may still be when the script is asked for. */
const nearby = '400px 0px';

interface LatePartProps<Props> {
  /** Id of an element of a `Served` part, in which the same component stands, as it was served. */
  placeId: string;
  /** Stable: made once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * Gives one thing within a `Served` part its script when people come near it or touch it. What was typed into it before, and
 * the focus, move over to the live one.
 */
export function LatePart<Props extends object>({ placeId, load, props }: LatePartProps<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const place = document.getElementById(placeId);
    if (!place) return;
    const come = new AbortController();
    const start = () => {
      if (come.signal.aborted) return;
      come.abort();
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          // It stays as it was served.
        },
      );
    };
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: nearby,
    });
    sight.observe(place);
    come.signal.addEventListener('abort', () => sight.disconnect());
    for (const name of ['pointerdown', 'focusin'])
      place.addEventListener(name, start, { signal: come.signal });
    return () => come.abort();
  }, [placeId, load]);

  const place = Part && document.getElementById(placeId);
  if (!Part || !place) return null;
  return createPortal(
    <Takeover place={place}>
      <Part {...props} />
    </Takeover>,
    place,
  );
}

/** In the moment in which the live part stands beside the served one: takes over, and the served one goes. */
function Takeover({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [served] = useState(() => [...place.children]);
  useLayoutEffect(() => {
    const before = served.flatMap((element) => [...element.querySelectorAll('input')]);
    const now = [...place.querySelectorAll('input')].filter((input) => !before.includes(input));
    for (const [nth, input] of before.entries()) {
      const live = now[nth];
      if (!live) continue;
      live.value = input.value;
      if (input === document.activeElement) live.focus();
    }
    for (const element of served) element.remove();
  }, [place, served]);
  return children;
}
