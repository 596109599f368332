import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { onNearViewport } from './on-near-viewport.ts';
import { recordEvents } from './record-events.ts';
import { whenIdle } from './when-idle.ts';

interface LazyIslandOptions {
  /**
   * Hydrates when the island is near the viewport and the main thread is idle (`visible`), or only on the visitor's
   * first interaction with it (`interaction`). Choose the latter for an island that works without its script. A function
   * decides in the browser, for an island that needs its script for some visitors only.
   */
  hydrate?: HydrationMoment | (() => HydrationMoment);
}

type HydrationMoment = 'visible' | 'interaction';

/**
 * Wraps a component that is complete in the server's HTML. Loads its script and hydrates it as `hydrate` says, at the
 * latest when the visitor touches, points at or focuses it. Links, `<details>` and native dialogs work before
 * hydration. Clicks on buttons and submissions from before hydration are repeated after it. After a client-side
 * navigation, the component loads at once.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { hydrate = 'visible' }: LazyIslandOptions = {},
): ComponentType<Props> {
  const loadTrigger = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() };
    await loadTrigger.promise;
    return { default: await importWithRetry(load) };
  }) as unknown as ComponentType<Props>;
  const island: Island<Props> = {
    Part,
    startLoading: loadTrigger.resolve,
    hydratesWhenVisible: () => (typeof hydrate === 'function' ? hydrate() : hydrate) === 'visible',
  };
  return memo((props: Props) => (
    <IslandHost island={island} props={props} />
  )) as unknown as ComponentType<Props>;
}

interface Island<Props> {
  Part: ComponentType<Props>;
  /** Starts loading the script. */
  startLoading: () => void;
  /** Whether the island hydrates near the viewport, without an interaction. */
  hydratesWhenVisible: () => boolean;
}

function IslandHost<Props extends object>({ island, props }: { island: Island<Props>; props: Props }) {
  const { Part, startLoading } = island;
  const isHydrating = useIsHydrating();
  const [isWaiting] = useState(isHydrating);
  if (!isWaiting) startLoading();
  const container = useRef<HTMLDivElement>(null);
  const handleHydrated = useHydration(container, island, isWaiting);
  // The element must stay the same: with new props before hydration, React discards the server's HTML.
  const content = useMemo(
    () => (
      <Suspense fallback={<ServerMarkup container={container} onShown={startLoading} />}>
        <AfterHydration run={handleHydrated}>
          <Part {...props} />
        </AfterHydration>
      </Suspense>
    ),
    [Part, props, handleHydrated, startLoading],
  );
  return (
    <div ref={container} data-island={isWaiting ? '' : 'hydrated'} style={{ display: 'contents' }}>
      {content}
    </div>
  );
}

const never = () => () => {};

/** Returns whether React is hydrating the server's HTML, rather than rendering after a client-side navigation. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Starts loading the script at the right moment, and records interactions until hydration. Returns a function to call
 * after hydration.
 */
function useHydration(
  container: RefObject<HTMLElement | null>,
  { startLoading, hydratesWhenVisible }: Pick<Island<never>, 'startLoading' | 'hydratesWhenVisible'>,
  isWaiting: boolean,
): () => void {
  const hydration = useRef({ isDone: !isWaiting, finish: () => {} });
  useEffect(() => {
    const element = container.current;
    const first = element?.firstElementChild;
    if (!first || hydration.current.isDone) return;
    const controller = new AbortController();
    const { signal } = controller;
    const repeatEvents = recordEvents(element, startLoading, signal);
    if (hydratesWhenVisible()) onNearViewport(first, () => whenIdle(startLoading, signal), signal);
    hydration.current.finish = () => {
      controller.abort();
      element.dataset.island = 'hydrated';
      repeatEvents();
    };
    return () => controller.abort();
  }, [container, startLoading, hydratesWhenVisible]);
  return useCallback(() => {
    if (hydration.current.isDone) return;
    hydration.current.isDone = true;
    hydration.current.finish();
  }, []);
}

/**
 * Fallback while the script loads for a boundary that React discarded before hydration, because of a navigation or
 * new props. Shows a copy of the server's HTML and starts loading the script. Without server HTML, after a
 * client-side navigation, reserves the height, so that the scroll position can be restored.
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
  return <div ref={show} style={html === '' ? { minHeight: '400svh' } : { display: 'contents' }} />;
}

function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
