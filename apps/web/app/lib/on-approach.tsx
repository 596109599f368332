import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadPatiently } from './load-patiently.ts';

/** How far below the window a section may still be when its script is asked for. */
const nearby = '400px 0px';

const never = () => () => {};

/**
 * A part of a page that is complete in the served HTML and gets its script only when people come near it, touch it or
 * move the focus into it. Links, `<details>` and native dialogs in it work before that; the press of a button that
 * came too early is done again once the script is there. Reached by a link inside the site, it is loaded at once.
 */
export function onApproach<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const gate = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await gate.promise;
    return { default: await loadPatiently(load) };
  }) as unknown as ComponentType<Props>;

  const part: LatePart<Props> = { Part, open: gate.resolve };
  return memo((props: Props) => <Approached part={part} props={props} />) as unknown as ComponentType<Props>;
}

interface LatePart<Props extends object> {
  Part: ComponentType<Props>;
  /** Lets its script be loaded. */
  open: () => void;
}

function Approached<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const { Part, open } = part;
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [waits] = useState(served);
  if (!waits) open();
  const place = useRef<HTMLDivElement>(null);
  const arrived = useEarlyPresses(place, open);
  // The same element at every rendering: what was served is thrown away when it is given anything new before its script.
  const content = useMemo(
    () => (
      <Suspense fallback={<Served place={place} onShown={open} />}>
        <Arrival onArrived={arrived}>
          <Part {...props} />
        </Arrival>
      </Suspense>
    ),
    [Part, props, arrived, open],
  );
  return (
    <div ref={place} className="contents">
      {content}
    </div>
  );
}

/**
 * A new address, also a fragment of this page, makes React throw away what was served and is not yet taken over. Then
 * a copy of it stands there until the script has come, which is asked for now.
 */
function Served({ place, onShown }: { place: RefObject<HTMLDivElement | null>; onShown: () => void }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  const [show] = useState(() => (copy: HTMLDivElement | null) => {
    if (copy) copy.innerHTML = html;
  });
  useEffect(onShown, [onShown]);
  return <div ref={show} className="contents" />;
}

/** Says when what is inside has its script. */
function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived]);
  return children;
}

/** Opens the gate on approach, and keeps a press that came before the script until `arrived` is called. */
function useEarlyPresses(place: RefObject<HTMLDivElement | null>, open: () => void): () => void {
  const [state] = useState(() => {
    const kept = { here: false, press: null as HTMLElement | null, arrived: () => {} };
    kept.arrived = () => {
      kept.here = true;
      kept.press?.click();
      kept.press = null;
    };
    return kept;
  });
  useEffect(() => {
    const element = place.current;
    const first = element?.firstElementChild;
    if (!element || !first || state.here) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
      rootMargin: nearby,
    });
    sight.observe(first);
    const pressed = (event: Event) => {
      if (state.here || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button:not([commandfor])');
      if (!button) return;
      event.preventDefault();
      state.press = button;
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    element.addEventListener('pointerdown', open, options);
    element.addEventListener('focusin', open, options);
    element.addEventListener('click', pressed, options);
    return () => {
      sight.disconnect();
      stop.abort();
    };
  }, [place, open, state]);
  return state.arrived;
}
