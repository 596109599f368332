import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getInternalPath, opensInNewTab } from './internal-link.ts';

const shells = '[data-static-shell]';
/**
 * Links that React doesn't handle at all, or not yet. Leaves out links that open a dialog, because scripts handle
 * those.
 */
const staticLinks = `:is(${shells}, [data-island=""]) a[href]:not([aria-haspopup="dialog"])`;

/**
 * Makes the router follow links in static shells, and in islands that have not hydrated. In static shells, marks the
 * link to the current page, or to its nearest parent, with `aria-current`, and closes menus and dialogs on navigation.
 */
export function useStaticLinks(): void {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const followLink = useEffectEvent((event: MouseEvent) => {
    const path = getPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  });
  useEffect(() => {
    const handleClick = (event: MouseEvent) => followLink(event);
    // Listens at the window, because in an island that has not hydrated, React stops clicks at the document.
    addEventListener('click', handleClick, { capture: true });
    return () => removeEventListener('click', handleClick, { capture: true });
  }, []);
  const shown = useRef(key);
  useEffect(() => {
    for (const shell of document.querySelectorAll(shells)) markCurrent(shell, pathname);
    // Menus opened before hydration stay open.
    if (shown.current !== key) closeAll();
    shown.current = key;
  }, [pathname, key]);
}

/** Returns the path within the site; null when the browser must handle the click. */
function getPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || opensInNewTab(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(staticLinks) : null;
  const isFragment = link?.hash && link.pathname === location.pathname && link.search === location.search;
  return link && !isFragment ? getInternalPath(link) : null;
}

function closeAll(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${shells} dialog`)) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>(`${shells} [popover="auto"]`)) menu.hidePopover();
}

function markCurrent(shell: Element, pathname: string): void {
  const links = [...shell.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')];
  const above = links.filter((link) => `${pathname}/`.startsWith(`${link.pathname.replace(/\/$/, '')}/`));
  const nearest = Math.max(
    0,
    ...above.map((link) => (link.pathname === '/' && pathname !== '/' ? 0 : link.pathname.length)),
  );
  for (const link of links) {
    if (nearest > 0 && above.includes(link) && link.pathname.length === nearest)
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
