import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** True where pages are rendered, false in the browser, where what stands behind it is not even loaded. */
export const onServer = import.meta.env.SSR;

interface ServedProps {
  className?: string;
  /** Give it only where `onServer`: `{onServer && <Footer />}`. */
  children: ReactNode;
}

/**
 * A part of the frame that needs no script of its own: rendered with the first page, it stays as it is while people
 * go from page to page. Its links turn pages like any other, and the one that leads to where one is, or nearest above
 * it, says so by `aria-current`. It must not depend on the page, nor on anything that changes while a page is open.
 */
export function Served({ className, children }: ServedProps) {
  const id = useId();
  if (onServer) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return <Kept id={id} className={className} />;
}

function Kept({ id, className }: { id: string; className: string | undefined }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [own] = useState(() => ({
    // What our own server rendered, given back to the page as it came.
    dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? '' },
    suppressHydrationWarning: true,
  }));
  useEffect(() => markCurrent(document.getElementById(id), pathname), [id, pathname]);
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
  return <div id={id} className={className} {...own} />;
}

/** Where a press leads within the site; null when the browser shall do what it does. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.pathname + link.search + link.hash;
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
