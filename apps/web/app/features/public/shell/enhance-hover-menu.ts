/** Delay in ms before the menu opens under a resting mouse. */
const openAfterMs = 120;
const closeAfterMs = 280;

/**
 * Enhances a button and its popover in `container`. The popover opens under a resting mouse, supports arrow keys,
 * and closes when it loses the focus. Returns a function that removes the listeners; undefined if `container` has no
 * such elements.
 */
export function enhanceHoverMenu(container: HTMLElement): (() => void) | undefined {
  const button = container.querySelector('button');
  const menu = container.querySelector<HTMLElement>('[popover]');
  if (!button || !menu) return undefined;
  const isOpen = () => menu.matches(':popover-open');
  const controller = new AbortController();
  const options = { signal: controller.signal };
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
  container.addEventListener('pointerenter', hover, options);
  container.addEventListener('pointerleave', hover, options);
  // The mouse that triggered loading this script is already over the menu.
  if (container.matches(':hover') && matchMedia('(hover: hover)').matches)
    hover(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  button.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      // A click right after the menu opened on hover means "open", so it must not close the menu.
      if (isOpen() && performance.now() - openedByHover < 600) event.preventDefault();
      openedByHover = 0;
    },
    options,
  );
  container.addEventListener('keydown', (event) => move(event, button, menu), options);
  container.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && !container.contains(event.relatedTarget)) menu.hidePopover();
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
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
