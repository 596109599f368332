import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasSavedHolds } from './has-saved-holds.ts';
import { onNearViewport } from './on-near-viewport.ts';
import { getInternalPath, opensInNewTab } from './page-link.ts';
import { getCurrentUser, sessionChangeEvent } from './session/session-user.ts';

/** What does nothing, or something lesser, without its script. */
const needsScript = 'button[type="button"]:not([commandfor], [popovertarget]), a[aria-haspopup="dialog"]';

/** What lets a script be loaded besides a touch. */
export interface HydrationTriggers {
  /** The part is in the window, or nearly. */
  near?: boolean;
  /** So long after the page has started, or once people have come back to it. */
  afterMs?: number;
  /** At once for who is signed in or holds a place, and when somebody signs in. */
  forMembers?: boolean;
}

/** What is known of a part while it waits for its script. */
interface Waiting {
  /** Its script is here. */
  here: boolean;
  /** Does again what was pressed or sent too early. */
  again: (() => void) | null;
}

/**
 * Opens the gate to a part's script on approach, or when it is touched, and keeps a press that came before the script
 * until the function that it gives is called: then the script is there.
 */
export function useEventReplay(
  place: RefObject<HTMLDivElement | null>,
  open: () => void,
  when: HydrationTriggers,
): () => void {
  const navigate = useNavigate();
  const [{ waiting, arrived }] = useState(waitingPart);
  useEffect(() => {
    const element = place.current;
    const first = element?.firstElementChild;
    if (!element || !first || waiting.here) return;
    const stop = new AbortController();
    openWhen(first, open, when, stop.signal);
    openOnTouch(element, open, stop.signal);
    const pressed = (event: MouseEvent) => {
      if (waiting.here || !isIn(element, event) || opensInNewTab(event)) return;
      const button = event.target.closest<HTMLElement>(needsScript);
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      const page = link && otherPage(link);
      if (button) waiting.again = () => button.click();
      else if (page) navigate(page);
      else return;
      event.preventDefault();
    };
    const sent = (event: SubmitEvent) => {
      if (waiting.here || !isIn(element, event) || !(event.target instanceof HTMLFormElement)) return;
      const form = event.target;
      waiting.again = () => form.requestSubmit();
      event.preventDefault();
    };
    addEventListener('click', pressed, { capture: true, signal: stop.signal });
    addEventListener('submit', sent, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [place, open, when, waiting, navigate]);
  return arrived;
}

function waitingPart() {
  const waiting: Waiting = { here: false, again: null };
  const arrived = () => {
    waiting.here = true;
    waiting.again?.();
    waiting.again = null;
  };
  return { waiting, arrived };
}

/** Opens without a touch, as far as `when` says so. */
function openWhen(first: Element, open: () => void, when: HydrationTriggers, signal: AbortSignal): void {
  const { near, afterMs, forMembers } = when;
  if (near) onNearViewport(first, open, signal);
  if (forMembers) {
    if (getCurrentUser() || hasSavedHolds()) open();
    addEventListener(sessionChangeEvent, open, { signal });
  }
  if (afterMs) {
    addEventListener('focus', open, { capture: true, signal });
    document.addEventListener('visibilitychange', open, { capture: true, signal });
    const later = setTimeout(open, afterMs);
    signal.addEventListener('abort', () => clearTimeout(later));
  }
}

function openOnTouch(element: HTMLElement, open: () => void, signal: AbortSignal): void {
  // At the window: React, which listens at the document, stops what happens in parts that it has not yet taken over.
  const touched = (event: Event) => {
    if (!isIn(element, event)) return;
    element.dataset.touched = '';
    open();
  };
  addEventListener('pointerdown', touched, { capture: true, signal });
  addEventListener('focusin', touched, { capture: true, signal });
  // A mouse announces itself.
  element.addEventListener('pointerover', open, { capture: true, signal });
}

function isIn(element: Element, event: Event): event is Event & { target: Element } {
  return event.target instanceof Element && element.contains(event.target);
}

/** Where a link to another page of the site leads: its router goes there without loading everything anew. */
function otherPage(link: HTMLAnchorElement): string | null {
  const here = link.pathname === location.pathname && link.search === location.search;
  return here ? null : getInternalPath(link);
}
