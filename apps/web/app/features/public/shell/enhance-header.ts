import { logOutAndGoHome } from '../../../lib/session/log-out-and-go-home.ts';
import { openLogin } from '../../../lib/session/open-login.ts';
import { enhanceHoverMenu } from './enhance-hover-menu.ts';

/**
 * Adds hover and arrow keys to the Classes menu. Closes the mobile menu when the window becomes wide, and opens it in
 * browsers without invoker commands. Handles clicks on Log in and Log out. `first` is the event that made this script
 * load, or a later click during loading.
 * @returns a function that removes all listeners
 */
export function enhanceHeader(header: HTMLElement, first: Event): () => void {
  const classes = header.querySelector<HTMLElement>('[data-hover-menu]');
  const stopHovering = classes && enhanceHoverMenu(classes);
  const menu = header.querySelector('dialog');
  const controller = new AbortController();

  const wide = matchMedia('(min-width: 48.0625rem)');
  wide.addEventListener('change', () => wide.matches && menu?.close(), { signal: controller.signal });

  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    if (button && !('command' in button) && !menu?.open) menu?.showModal();
    const action =
      target instanceof Element ? target.closest<HTMLElement>('[data-action]')?.dataset.action : '';
    if (action === 'log-in') {
      menu?.close();
      openLogin();
    }
    if (action === 'log-out') void logOutAndGoHome();
  };
  header.addEventListener('click', handleClick, { signal: controller.signal });
  if (first.type === 'click') handleClick(first);
  return () => {
    stopHovering?.();
    controller.abort();
  };
}
