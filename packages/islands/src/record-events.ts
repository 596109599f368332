/** Selector for controls that do nothing, or less, before hydration. */
const scriptedControlsSelector =
  'button[type="button"]:not([commandfor], [popovertarget]), a[aria-haspopup="dialog"]';

/**
 * Time in milliseconds after which a recorded click on a link follows the link, because the island's script hasn't
 * loaded.
 */
const followLinkAfterMs = 4000;

/**
 * Calls `hydrate` when a visitor touches, focuses or points at `island`, and records the last touch, click and submission
 * until `signal` aborts. React drops clicks and submissions in a boundary whose script is still loading. Returns a
 * function that repeats them.
 */
export function recordEvents(island: HTMLElement, hydrate: () => void, signal: AbortSignal): () => void {
  let touched: Element | null = null;
  let repeat = () => {};
  // Listens at the window, because React stops events at the document in components not yet hydrated.
  const listen = (type: string, handle: (target: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && island.contains(event.target)) handle(event.target, event);
      },
      { capture: true, signal },
    );
  for (const type of ['pointerdown', 'focusin'])
    listen(type, (target) => {
      touched = target;
      hydrate();
    });
  // Hovering usually precedes a click.
  listen('pointerover', hydrate);
  listen('click', (target, event) => {
    const control = target.closest<HTMLElement>(scriptedControlsSelector);
    if (!control || opensInNewTab(event as MouseEvent)) return;
    event.preventDefault();
    repeat = () => control.click();
    if (control instanceof HTMLAnchorElement) followLink(control, signal);
  });
  listen('submit', (form, event) => {
    event.preventDefault();
    repeat = () => (form as HTMLFormElement).requestSubmit();
  });
  return () => {
    // Some components load more on the first touch, so they need this event, too.
    touched?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    repeat();
  };
}

function followLink({ href }: HTMLAnchorElement, signal: AbortSignal): void {
  const timer = setTimeout(() => location.assign(href), followLinkAfterMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function opensInNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
