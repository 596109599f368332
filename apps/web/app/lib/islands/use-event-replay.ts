import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { getInternalPath, opensInNewTab } from '../site/internal-link.ts';
import { onNearViewport } from './on-near-viewport.ts';
import { whenIdle } from './when-idle.ts';

/** Selector for controls that do nothing, or less, before hydration. */
const needsScript = 'button[type="button"]:not([commandfor], [popovertarget]), a[aria-haspopup="dialog"]';

/** Triggers that load a script besides an interaction. */
export interface HydrationTriggers {
  /** Whether to load when the component is in or near the viewport. */
  onVisible?: boolean;
  /** Whether to load when the browser is idle. */
  onIdle?: boolean;
  /** Number of milliseconds after the start at which to load. Also loads when the page regains focus. */
  afterMs?: number;
}

/** State of a component before its hydration. */
interface Waiting {
  /** Whether the component has hydrated. */
  hydrated: boolean;
  /** Replays a click or submission from before hydration; null if there was none. */
  replay: (() => void) | null;
}

/**
 * Calls `open` to load a component's script on its triggers or on interaction. Records a click or submission from
 * before hydration. Call the returned function after hydration to replay it.
 */
export function useEventReplay(
  container: RefObject<HTMLDivElement | null>,
  open: () => void,
  when: HydrationTriggers,
): () => void {
  const navigate = useNavigate();
  const [{ waiting, arrived }] = useState(createWaitingPart);
  useEffect(() => {
    const element = container.current;
    const first = element?.firstElementChild;
    if (!element || !first || waiting.hydrated) return;
    const controller = new AbortController();
    openWhen(first, open, when, controller.signal);
    openOnTouch(element, open, controller.signal);
    const handleClick = (event: MouseEvent) => {
      if (waiting.hydrated || !isIn(element, event) || opensInNewTab(event)) return;
      const button = event.target.closest<HTMLElement>(needsScript);
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      const page = link && otherPage(link);
      if (button) waiting.replay = () => button.click();
      else if (page) navigate(page);
      else return;
      event.preventDefault();
    };
    const handleSubmit = (event: SubmitEvent) => {
      if (waiting.hydrated || !isIn(element, event) || !(event.target instanceof HTMLFormElement)) return;
      const form = event.target;
      waiting.replay = () => form.requestSubmit();
      event.preventDefault();
    };
    addEventListener('click', handleClick, { capture: true, signal: controller.signal });
    addEventListener('submit', handleSubmit, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [container, open, when, waiting, navigate]);
  return arrived;
}

function createWaitingPart() {
  const waiting: Waiting = { hydrated: false, replay: null };
  const arrived = () => {
    waiting.hydrated = true;
    waiting.replay?.();
    waiting.replay = null;
  };
  return { waiting, arrived };
}

/** Calls `open` on the triggers other than interaction. */
function openWhen(first: Element, open: () => void, when: HydrationTriggers, signal: AbortSignal): void {
  const { onVisible, onIdle, afterMs } = when;
  if (onVisible) onNearViewport(first, open, signal);
  if (onIdle) whenIdle(open, signal);
  if (afterMs) {
    addEventListener('focus', open, { capture: true, signal });
    document.addEventListener('visibilitychange', open, { capture: true, signal });
    const later = setTimeout(open, afterMs);
    signal.addEventListener('abort', () => clearTimeout(later));
  }
}

function openOnTouch(element: HTMLElement, open: () => void, signal: AbortSignal): void {
  // Listens at the window, because React stops events at the document in components not yet hydrated.
  const handleTouch = (event: Event) => {
    if (!isIn(element, event)) return;
    element.dataset.hydrationRequested = '';
    open();
  };
  addEventListener('pointerdown', handleTouch, { capture: true, signal });
  addEventListener('focusin', handleTouch, { capture: true, signal });
  // Hovering usually precedes a click.
  element.addEventListener('pointerover', open, { capture: true, signal });
}

function isIn(element: Element, event: Event): event is Event & { target: Element } {
  return event.target instanceof Element && element.contains(event.target);
}

/** Returns the path of a link to another page of the site, for the router; null otherwise. */
function otherPage(link: HTMLAnchorElement): string | null {
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : getInternalPath(link);
}
