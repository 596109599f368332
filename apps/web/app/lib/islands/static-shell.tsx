import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getInternalPath, opensInNewTab } from '../site/internal-link.ts';

/**
 * Content of the static parts, by name. Filled on the server and empty in the browser, so the browser loads none of it.
 */
export const StaticShellParts = createContext<Readonly<Record<string, ReactNode>>>({});

/**
 * Renders a part of the page frame that needs no script of its own. The part is rendered with the first page and stays
 * during client-side navigation. Its links navigate through the router. The link to the current page, or to
 * its nearest parent, gets `aria-current`. Menus and dialogs close on navigation. The part must not depend on
 * the page or on anything that changes while a page is open.
 */
export function StaticShell({ part }: { part: string }) {
  const id = useId();
  const content = use(StaticShellParts)[part];
  if (!import.meta.env.SSR) return <PreservedShell id={id} />;
  return (
    <div id={id} data-static-shell="" className="contents">
      {content}
    </div>
  );
}

function PreservedShell({ id }: { id: string }) {
  const { pathname, key: page } = useLocation();
  const navigate = useNavigate();
  const [markup] = useState(() => ({
    // HTML that the site's own server rendered, inserted again unchanged.
    dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? '' },
    suppressHydrationWarning: true,
  }));
  useEffect(() => markCurrent(document.getElementById(id), pathname), [id, pathname]);
  const shown = useRef(page);
  useEffect(() => {
    // Menus opened before hydration stay open.
    if (shown.current === page) return;
    shown.current = page;
    closeAll(document.getElementById(id));
  }, [id, page]);
  const followLink = useEffectEvent((event: MouseEvent) => {
    const to = getLinkPath(event);
    if (!to) return;
    event.preventDefault();
    navigate(to);
  });
  useEffect(() => {
    const container = document.getElementById(id);
    const handleClick = (event: MouseEvent) => followLink(event);
    container?.addEventListener('click', handleClick);
    return () => container?.removeEventListener('click', handleClick);
  }, [id]);
  return <div id={id} data-static-shell="" className="contents" {...markup} />;
}

/** Returns the path within the site; null when the browser must handle the click. */
function getLinkPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || opensInNewTab(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && getInternalPath(link);
}

function closeAll(container: HTMLElement | null): void {
  for (const dialog of container?.querySelectorAll('dialog') ?? []) dialog.close();
  for (const menu of container?.querySelectorAll<HTMLElement>('[popover="auto"]') ?? []) menu.hidePopover();
}

function markCurrent(container: HTMLElement | null, pathname: string): void {
  const links = [...(container?.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]') ?? [])];
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
