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
import { importWithRetry } from './import-with-retry.ts';
import { type HydrationTriggers, useEventReplay } from './use-event-replay.ts';

const never = () => () => {};

/**
 * A part of a page that is complete in the served HTML and gets its script only when people come near it, touch it or
 * move the focus into it. Links, `<details>` and native dialogs in it work before that; the press of a button that
 * came too early is done again once the script is there. Reached by a link inside the site, it is loaded at once.
 */
export function hydrateOnVisible<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return latePart(load, { near: true });
}

/**
 * The same for a part that does everything without a script: it gets one when it is touched, and not before. What
 * stands in it finds `data-touched` around it when it could not hear the touch itself.
 */
export function hydrateOnInteraction<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return latePart(load, {});
}

/**
 * The same for a part that has to be renewed: it also gets its script when people come back to it, or after `afterMs`.
 * `forMembers`: at once for who is signed in or holds a place, because what is served for everybody is not what stands there for them.
 */
export function hydrateOnRefocus<Props extends object>(
  load: Load<Props>,
  afterMs: number,
  { forMembers = false } = {},
): ComponentType<Props> {
  return latePart(load, { afterMs, forMembers });
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

function latePart<Props extends object>(load: Load<Props>, when: HydrationTriggers): ComponentType<Props> {
  const gate = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await gate.promise;
    return { default: await importWithRetry(load) };
  }) as unknown as ComponentType<Props>;

  const part: LatePart<Props> = { Part, open: gate.resolve, when };
  return memo((props: Props) => <Approached part={part} props={props} />) as unknown as ComponentType<Props>;
}

interface LatePart<Props extends object> {
  Part: ComponentType<Props>;
  /** Lets its script be loaded. */
  open: () => void;
  when: HydrationTriggers;
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
  const arrived = useEventReplay(place, open, when);
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
    <div ref={place} data-part="" className="contents">
      {content}
    </div>
  );
}

/**
 * A new address, also a fragment of this page, makes React throw away what was served and is not yet taken over. Then
 * a copy of it stands there until the script has come, which is asked for now. Where nothing was served, on the way
 * here from another page, it keeps room instead: whoever comes back to a place further down is taken there at once,
 * and a page without it would end before.
 */
function Served({ place, onShown }: { place: RefObject<HTMLDivElement | null>; onShown: () => void }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  const [show] = useState(() => (copy: HTMLDivElement | null) => {
    if (copy) copy.innerHTML = html;
  });
  useEffect(onShown, [onShown]);
  return <div ref={show} className={html === '' ? 'min-h-[400svh]' : 'contents'} />;
}

/** Says when what is inside has its script. */
function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived]);
  return children;
}
