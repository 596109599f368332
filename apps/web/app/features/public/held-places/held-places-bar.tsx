import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { poll } from '../../../lib/query/use-polling.ts';
import {
  buildHoldCheckoutUrl,
  describeHold,
  type HeldPlace,
  removeHold,
  saveHold,
} from '../../../lib/storage/held-places.ts';
import { useHeldPlaces } from '../../../lib/storage/use-held-places.ts';
import { Icon } from '../../../ui/icon.tsx';

const checkIntervalMs = 60_000;

/**
 * Bar at the bottom of every page with one row for each hold of this browser. Checkout doesn't show the bar, because
 * it has its own timer, and the link "Continue" would leave the booking in progress.
 */
export function HeldPlacesBar() {
  const places = [...useHeldPlaces().values()];
  useHoldCheck(places);
  const lines = useLocation().pathname === '/checkout' ? 0 : places.length;
  const bar = useReservedSpace(lines);
  if (lines === 0) return null;
  return (
    <aside
      ref={bar}
      aria-label="Places we’re holding for you"
      className="on-dark fixed inset-x-0 bottom-0 z-40 bg-forest pb-[env(safe-area-inset-bottom)] text-chalk"
    >
      <ul className="container-page divide-y divide-pine">
        {places.map((place) => (
          <li key={place.holdId} className="flex min-h-12 flex-wrap items-center gap-x-3 text-[0.9375rem]">
            <Icon name="clock" size={18} className="shrink-0 max-sm:hidden" />
            <strong className="numeric font-semibold">{describeHold(place)}</strong>
            <span className="min-w-16 flex-1 truncate text-small text-mist">
              {place.className}, {formatMomentShort(new Date(place.start))}
            </span>
            <Link
              to={buildHoldCheckoutUrl(place)}
              className="inline-flex min-h-11 shrink-0 items-center font-medium underline underline-offset-4"
            >
              Continue
              <span className="sr-only">
                {' '}
                with {place.className}, {formatMomentShort(new Date(place.start))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/**
 * Reserves space for the bar through the CSS variable `--held-bar`, so that the bar never covers the end of
 * the page or fixed elements.
 */
function useReservedSpace(lines: number) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (lines > 0) style.setProperty('--held-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--held-bar');
  }, [lines]);
  return bar;
}

/**
 * Checks that the holds still exist on the server: on load, once a minute, and when the visitor returns to
 * the page.
 */
function useHoldCheck(places: readonly HeldPlace[]): void {
  const checkHolds = useEffectEvent(() => {
    for (const { holdId } of places) void refreshHold(holdId);
  });
  useEffect(() => {
    const controller = new AbortController();
    checkHolds();
    poll(() => checkHolds(), checkIntervalMs, controller.signal);
    return () => controller.abort();
  }, []);
}

async function refreshHold(holdId: string): Promise<void> {
  try {
    saveHold(await browserApi().call<HoldClassResponse>(paths.holdGet, { holdId }));
  } catch (error) {
    if (isNotFound(error)) removeHold(holdId);
  }
}
