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
import { useNavigate } from 'react-router';
import { loadPatiently } from './load-patiently.ts';

/** How far below the window a section may still be when its script is asked for. */
const nearby = '400px 0px';

const never = () => () => {};

/**
 * A part of a page that is complete in the served HTML and gets its script only when people come near it, touch it or
 * move the focus into it. Links, `<details>` and native dialogs in it work before that; the press of a button that
 * came too early is done again once the script is there. Reached by a link inside the site, it is loaded at once.
 */
export function onApproach<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return latePart(load, { near: true });
}

/**
 * The same for a part that does everything without a script: it gets one when it is touched, and not before. What
 * stands in it finds `data-touched` around it when it could not hear the touch itself.
 */
export function onTouch<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return latePart(load, {});
}

/** The same for a part that has to be renewed: it also gets its script when people come back to it, or after `afterMs`. */
export function onReturn<Props extends object>(load: Load<Props>, afterMs: number): ComponentType<Props> {
  return latePart(load, { afterMs });
}

/** What lets a script be loaded besides a touch. */
interface When {
  /** The part is in the window, or nearly. */
  near?: boolean;
  /** So long after the page has started, or once people have come back to it. */
  afterMs?: number;
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

function latePart<Props extends object>(load: Load<Props>, when: When): ComponentType<Props> {
  const gate = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await gate.promise;
    return { default: await loadPatiently(load) };
  }) as unknown as ComponentType<Props>;

  const part: LatePart<Props> = { Part, open: gate.resolve, when };
  return memo((props: Props) => <Approached part={part} props={props} />) as unknown as ComponentType<Props>;
}

interface LatePart<Props extends object> {
  Part: ComponentType<Props>;
  /** Lets its script be loaded. */
  open: () => void;
  when: When;
}

function Approached<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const { Part, open, when } = part;
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [waits] = useState(served);
  if (!waits) open();
  const place = useRef<HTMLDivElement>(null);
  const arrived = useEarlyPresses(place, open, when);
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
function useEarlyPresses(place: RefObject<HTMLDivElement | null>, open: () => void, when: When): () => void {
  const navigate = useNavigate();
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
    if (when.near) sight.observe(first);
    const pressed = (event: MouseEvent) => {
      if (state.here || !isIn(element, event) || held(event)) return;
      const button = event.target.closest<HTMLElement>(needsScript);
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (button) state.press = button;
      else if (link && isInside(link)) navigate(link.pathname + link.search + link.hash);
      else return;
      event.preventDefault();
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    if (when.afterMs) {
      addEventListener('focus', open, options);
      document.addEventListener('visibilitychange', open, options);
    }
    const later = when.afterMs && setTimeout(open, when.afterMs);
    // At the window: React, which listens at the document, stops what happens in parts that it has not yet taken over.
    const touched = (event: Event) => {
      if (!isIn(element, event)) return;
      element.dataset.touched = '';
      open();
    };
    addEventListener('pointerdown', touched, options);
    addEventListener('focusin', touched, options);
    // A mouse announces itself.
    element.addEventListener('pointerover', open, options);
    addEventListener('click', pressed, options);
    return () => {
      sight.disconnect();
      stop.abort();
      clearTimeout(later);
    };
  }, [place, open, when, state, navigate]);
  return state.arrived;
}

function isIn(element: Element, event: Event): event is Event & { target: Element } {
  return event.target instanceof Element && element.contains(event.target);
}

/** What does nothing, or something lesser, without its script. */
const needsScript = 'button[type="button"]:not([commandfor], [popovertarget]), a[aria-haspopup="dialog"]';

/** With one of these keys held a link opens elsewhere, which is the browser's business. */
const held = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Another page of the site: its router goes there without loading everything anew. */
function isInside({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const elsewhere = target !== '' || download !== '' || origin !== location.origin;
  const here = pathname === location.pathname && search === location.search;
  return !elsewhere && !here && !isFile.test(pathname);
}

/** Documents, calendars and the mailbox of the demo are no pages of the router. */
const isFile = /^\/(api|sandbox)\/|\.\w+$/;
