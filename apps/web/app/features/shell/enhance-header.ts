import { logOut } from '../../lib/session/account.ts';
import { openLogin } from '../../lib/session/open-login.ts';
import { enhanceHoverMenu } from './enhance-hover-menu.ts';

/**
 * What scripts add to the header: Classes opens under a resting mouse and by arrows; the menu of phones closes when the
 * window gets wide, and opens in browsers that know no commands yet; people log in and out. `first` is the event that
 * brought this script, or the press that came after it.
 * Gives what takes all that back.
 */
export function enhanceHeader(header: HTMLElement, first: Event): () => void {
  const classes = header.querySelector<HTMLElement>('[data-hover-menu]');
  const stopHovering = classes && enhanceHoverMenu(classes);
  const menu = header.querySelector('dialog');
  const leave = new AbortController();

  const wide = matchMedia('(min-width: 48.0625rem)');
  wide.addEventListener('change', () => wide.matches && menu?.close(), { signal: leave.signal });

  const pressed = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    if (button && !('command' in button) && !menu?.open) menu?.showModal();
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : '';
    if (act === 'log-in') {
      menu?.close();
      openLogin();
    }
    if (act === 'log-out') void leaveAccount();
  };
  header.addEventListener('click', pressed, { signal: leave.signal });
  if (first.type === 'click') pressed(first);
  return () => {
    stopHovering?.();
    leave.abort();
  };
}

/** Everything that is known of the member goes with the page. Going elsewhere would break off a way out that has begun. */
async function leaveAccount(): Promise<void> {
  const leaving = await logOut();
  if (!leaving) location.assign('/');
}
