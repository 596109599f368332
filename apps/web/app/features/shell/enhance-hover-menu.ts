/** How long a mouse rests before the menu opens, and how long it may be gone before it closes. */
const openAfterMs = 120;
const closeAfterMs = 280;

/**
 * What scripts add to a popover under its button, both inside `place`: it opens under a resting mouse, arrows move in
 * it, it closes when the focus leaves it. Gives what takes all that back.
 */
export function enhanceHoverMenu(place: HTMLElement): (() => void) | undefined {
  const button = place.querySelector('button');
  const menu = place.querySelector<HTMLElement>('[popover]');
  if (!button || !menu) return undefined;
  const isOpen = () => menu.matches(':popover-open');
  const leave = new AbortController();
  const options = { signal: leave.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = 0;

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    const entered = event.type === 'pointerenter';
    timer = setTimeout(
      () => {
        if (entered === isOpen()) return;
        openedByHover = entered ? performance.now() : 0;
        menu.togglePopover(entered);
      },
      entered ? openAfterMs : closeAfterMs,
    );
  };
  place.addEventListener('pointerenter', hover, options);
  place.addEventListener('pointerleave', hover, options);
  // The mouse that made this script come rests on it already.
  if (place.matches(':hover') && matchMedia('(hover: hover)').matches)
    hover(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  button.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      // Who presses what has just opened by itself wants it open.
      if (isOpen() && performance.now() - openedByHover < 600) event.preventDefault();
      openedByHover = 0;
    },
    options,
  );
  place.addEventListener('keydown', (event) => move(event, button, menu), options);
  place.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && !place.contains(event.relatedTarget)) menu.hidePopover();
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    leave.abort();
  };
}

function move(event: KeyboardEvent, button: HTMLElement, menu: HTMLElement): void {
  const links = [...menu.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  menu.showPopover();
  (to < 0 ? button : links[Math.min(to, links.length - 1)])?.focus();
}
