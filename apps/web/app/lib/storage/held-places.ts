import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatTime } from '@studio/domain/time/format-london';
import { getServerTime } from '../api/server-clock.ts';
import { hasSavedHolds, holdsChangedEvent, holdsStorageKey } from './has-saved-holds.ts';

export interface HeldPlace {
  holdId: string;
  classId: string;
  className: string;
  /** ISO instant of the class's start. */
  start: string;
  /** Expiry of the hold, in epoch seconds. */
  until: number;
}

const noPlaces: readonly HeldPlace[] = [];
let shown = noPlaces;

/** Returns the live holds, soonest expiry first. Returns the same array until something changes. */
export function getHeldPlaces(): readonly HeldPlace[] {
  if (!hasSavedHolds()) return noPlaces;
  const live = read().filter(({ until }) => until * 1000 > getServerTime().getTime());
  if (JSON.stringify(live) !== JSON.stringify(shown)) shown = live;
  return shown;
}

/** Saves a live hold, which replaces an older one of the same class. Removes a hold that isn't live. */
export function saveHold({ holdId, holdExpiresAt: until, status, class: slot }: HoldClassResponse): void {
  const { classId, className, start } = slot;
  const others = read().filter((place) => place.holdId !== holdId && place.classId !== classId);
  saveHolds(status === 'LIVE' ? [...others, { holdId, classId, className, start, until }] : others);
}

/** Removes a hold by its id or its class, because it was released, booked or no longer exists. */
export function removeHold(id: string): void {
  saveHolds(read().filter(({ holdId, classId }) => holdId !== id && classId !== id));
}

/** Removes every hold, because another person may use this browser next. */
export function clearHolds(): void {
  saveHolds([]);
}

/**
 * Calls `changed` when a hold is saved, removed or expires, in this tab or another. Returns a function that
 * unsubscribes.
 */
export function subscribeToHeldPlaces(changed: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    clearTimeout(timer);
    const [first] = getHeldPlaces();
    if (first) timer = setTimeout(notify, Math.max(0, first.until * 1000 - getServerTime().getTime()) + 50);
    changed();
  };
  notify();
  addEventListener(holdsChangedEvent, notify, { signal });
  addEventListener('storage', ({ key }) => (!key || key === holdsStorageKey) && notify(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => controller.abort();
}

/** Text that lists show instead of the free places, which would be "Full" if this browser holds the last place. */
export const heldForYouText = 'Held for you';

export function describeHold({ until }: Pick<HeldPlace, 'until'>): string {
  return `Place held until ${formatTime(new Date(until * 1000))}`;
}

export function buildHoldCheckoutUrl({ classId, holdId }: Pick<HeldPlace, 'classId' | 'holdId'>): string {
  return `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}`;
}

function read(): HeldPlace[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(holdsStorageKey) ?? '[]');
    return Array.isArray(saved)
      ? saved.filter(isHeldPlace).sort((place, other) => place.until - other.until)
      : [];
  } catch {
    return [];
  }
}

function isHeldPlace(saved: Partial<HeldPlace> | null): saved is HeldPlace {
  const { holdId, classId, className, start } = saved ?? {};
  return (
    [holdId, classId, className, start].every((text) => typeof text === 'string') &&
    Number.isFinite(saved?.until)
  );
}

function saveHolds(places: readonly HeldPlace[]): void {
  const text = JSON.stringify(places);
  try {
    if (text === (localStorage.getItem(holdsStorageKey) ?? '[]')) return;
    if (places.length > 0) localStorage.setItem(holdsStorageKey, text);
    else localStorage.removeItem(holdsStorageKey);
  } catch {
    // Without storage, this browser lists no holds. The holds on the server are unaffected.
  }
  dispatchEvent(new Event(holdsChangedEvent));
}
