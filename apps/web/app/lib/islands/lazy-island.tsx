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
 * Wraps a component that is complete in the server's HTML. It hydrates when it nears the viewport, or on
 * touch or focus. Links, `<details>` and native dialogs work before that. Earlier clicks on buttons are
 * replayed after hydration. After a client-side navigation, the component loads at once.
 */
export function hydrateOnVisible<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createIsland(load, { onVisible: true });
}

/**
 * Wraps a component that works without a script. It hydrates only on interaction. The container gets
 * `data-hydration-requested`, so that the component can detect a touch from before its hydration.
 */
export function hydrateOnInteraction<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createIsland(load, {});
}

/** Wraps a component that should be ready before the first touch. It hydrates when the browser is idle. */
export function hydrateOnIdle<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createIsland(load, { onIdle: true });
}

/**
 * Wraps a component whose data must stay fresh. It hydrates on interaction, when the page regains focus, or after
 * `afterMs`.
 */
export function hydrateOnRefocus<Props extends object>(
  load: Load<Props>,
  afterMs: number,
): ComponentType<Props> {
  return createIsland(load, { afterMs });
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

function createIsland<Props extends object>(
  load: Load<Props>,
  when: HydrationTriggers,
): ComponentType<Props> {
  const gate = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await gate.promise;
    return { default: await importWithRetry(load) };
  }) as unknown as ComponentType<Props>;

  const part: Island<Props> = { Part, open: gate.resolve, when };
  return memo((props: Props) => <IslandHost part={part} props={props} />) as unknown as ComponentType<Props>;
}

interface Island<Props extends object> {
  Part: ComponentType<Props>;
  /** Starts loading the script. */
  open: () => void;
  when: HydrationTriggers;
}

function IslandHost<Props extends object>({ part, props }: { part: Island<Props>; props: Props }) {
  const { Part, open, when } = part;
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [waits] = useState(isHydrating);
  if (!waits) open();
  const container = useRef<HTMLDivElement>(null);
  const arrived = useEventReplay(container, open, when);
  // The element must stay the same: with new props before hydration, React discards the server's HTML.
  const content = useMemo(
    () => (
      <Suspense fallback={<ServerMarkup container={container} onShown={open} />}>
        <Arrival onArrived={arrived}>
          <Part {...props} />
        </Arrival>
      </Suspense>
    ),
    [Part, props, arrived, open],
  );
  return (
    <div ref={container} data-island="" className="contents">
      {content}
    </div>
  );
}

/**
 * Fallback for a boundary that React discarded before hydration, which any navigation causes, even to a URL
 * fragment of this page. Shows a copy of the server's HTML and starts loading the script. Without server
 * HTML, after a client-side navigation, reserves the height, so that the scroll position can be restored.
 */
function ServerMarkup({
  container,
  onShown,
}: {
  container: RefObject<HTMLDivElement | null>;
  onShown: () => void;
}) {
  const [html] = useState(() => container.current?.innerHTML ?? '');
  const [show] = useState(() => (copy: HTMLDivElement | null) => {
    if (copy) copy.innerHTML = html;
  });
  useEffect(onShown, [onShown]);
  return <div ref={show} className={html === '' ? 'min-h-[400svh]' : 'contents'} />;
}

function Arrival({ onArrived, children }: { onArrived: () => void; children: ReactNode }) {
  useEffect(onArrived, [onArrived]);
  return children;
}
