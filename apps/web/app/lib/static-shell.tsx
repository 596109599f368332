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
import { getInternalPath, opensInNewTab } from './page-link.ts';

/** What stands in the served parts, by name. Filled on the server; in the browser it is empty, so nothing of it is loaded. */
export const StaticShellParts = createContext<Readonly<Record<string, ReactNode>>>({});

/**
 * A part of the frame that needs no script of its own: rendered with the first page, it stays as it is while people
 * go from page to page. Its links turn pages like any other, and the one that leads to where one is, or nearest above
 * it, says so by `aria-current`; menus and dialogs in it close when the page turns. It must not depend on the page, nor on anything that changes while a page is open.
 */
export function StaticShell({ part }: { part: string }) {
  const id = useId();
  const content = use(StaticShellParts)[part];
  if (!import.meta.env.SSR) return <Kept id={id} />;
  return (
    <div id={id} data-served="" className="contents">
      {content}
    </div>
  );
}

function Kept({ id }: { id: string }) {
  const { pathname, key: page } = useLocation();
  const navigate = useNavigate();
  const [own] = useState(() => ({
    // What our own server rendered, given back to the page as it came.
    dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? '' },
    suppressHydrationWarning: true,
  }));
  useEffect(() => markCurrent(document.getElementById(id), pathname), [id, pathname]);
  const shown = useRef(page);
  useEffect(() => {
    // What was opened before the scripts ran stays open.
    if (shown.current === page) return;
    shown.current = page;
    closeAll(document.getElementById(id));
  }, [id, page]);
  const turnPage = useEffectEvent((event: MouseEvent) => {
    const to = pageOf(event);
    if (!to) return;
    event.preventDefault();
    navigate(to);
  });
  useEffect(() => {
    const place = document.getElementById(id);
    const pressed = (event: MouseEvent) => turnPage(event);
    place?.addEventListener('click', pressed);
    return () => place?.removeEventListener('click', pressed);
  }, [id]);
  return <div id={id} data-served="" className="contents" {...own} />;
}

/** Where a press leads within the site; null when the browser shall do what it does. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || opensInNewTab(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && getInternalPath(link);
}

/** Menus and dialogs close when the page turns. */
function closeAll(place: HTMLElement | null): void {
  for (const dialog of place?.querySelectorAll('dialog') ?? []) dialog.close();
  for (const menu of place?.querySelectorAll<HTMLElement>('[popover="auto"]') ?? []) menu.hidePopover();
}

function markCurrent(place: HTMLElement | null, pathname: string): void {
  const links = [...(place?.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]') ?? [])];
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
