import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatTime } from '@studio/domain/time/format-london';
import { hasSavedHolds, holdsChangedEvent, holdsStorageKey } from './has-saved-holds.ts';
import { getServerTime } from './server-clock.ts';

export interface HeldPlace {
  holdId: string;
  classId: string;
  className: string;
  /** Start of the class, ISO instant. */
  start: string;
  /** Expiry, in epoch seconds. */
  until: number;
}

const none: readonly HeldPlace[] = [];
let shown = none;

/** Returns the live holds, soonest expiry first. Returns the same array until something changes. */
export function getHeldPlaces(): readonly HeldPlace[] {
  if (!hasSavedHolds()) return none;
  const live = read().filter(({ until }) => until * 1000 > getServerTime().getTime());
  if (JSON.stringify(live) !== JSON.stringify(shown)) shown = live;
  return shown;
}

/** Saves a live hold and replaces an older one of the same class. Removes a hold that isn't live. */
export function saveHold({ holdId, holdExpiresAt: until, status, class: slot }: HoldClassResponse): void {
  const { classId, className, start } = slot;
  const others = read().filter((one) => one.holdId !== holdId && one.classId !== classId);
  keep(status === 'LIVE' ? [...others, { holdId, classId, className, start, until }] : others);
}

/** Removes a hold by its id or by its class: it was released, booked or no longer exists. */
export function removeHold(id: string): void {
  keep(read().filter(({ holdId, classId }) => holdId !== id && classId !== id));
}

/** Clears every hold: the next person at this browser is someone else. */
export function clearHolds(): void {
  keep([]);
}

/** Calls `changed` when a hold is saved, removed or expires, in this tab or another. Returns how to unsubscribe. */
export function subscribeToHeldPlaces(changed: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    const [first] = getHeldPlaces();
    if (first) timer = setTimeout(tell, Math.max(0, first.until * 1000 - getServerTime().getTime()) + 50);
    changed();
  };
  tell();
  addEventListener(holdsChangedEvent, tell, { signal });
  addEventListener('storage', ({ key }) => (!key || key === holdsStorageKey) && tell(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => gone.abort();
}

export function describeHold({ until }: Pick<HeldPlace, 'until'>): string {
  return `Held for you until ${formatTime(new Date(until * 1000))}`;
}

export function buildHoldCheckoutUrl({ classId, holdId }: Pick<HeldPlace, 'classId' | 'holdId'>): string {
  return `/checkout?${new URLSearchParams({ class: classId, hold: holdId })}`;
}

function read(): HeldPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(holdsStorageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHeldPlace).sort((one, other) => one.until - other.until) : [];
  } catch {
    return [];
  }
}

function isHeldPlace(kept: Partial<HeldPlace> | null): kept is HeldPlace {
  const { holdId, classId, className, start } = kept ?? {};
  return (
    [holdId, classId, className, start].every((text) => typeof text === 'string') &&
    Number.isFinite(kept?.until)
  );
}

function keep(places: readonly HeldPlace[]): void {
  const text = JSON.stringify(places);
  try {
    if (text === (localStorage.getItem(holdsStorageKey) ?? '[]')) return;
    if (places.length > 0) localStorage.setItem(holdsStorageKey, text);
    else localStorage.removeItem(holdsStorageKey);
  } catch {
    // Without storage this browser lists no holds. The holds on the server are unaffected.
  }
  dispatchEvent(new Event(holdsChangedEvent));
}
