import type { HoldClassResponse } from '@studio/contracts/holds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasSavedHolds, holdsStorageKey } from './has-saved-holds.ts';
import {
  buildHoldCheckoutUrl,
  clearHolds,
  describeHold,
  getHeldPlaces,
  removeHold,
  saveHold,
  subscribeToHeldPlaces,
} from './held-places.ts';

const now = new Date('2026-11-23T18:32:00Z');

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Creates a hold response for one class that expires in `minutes`. */
const hold = (name: string, minutes: number, status: HoldClassResponse['status'] = 'LIVE') =>
  ({
    holdId: `hold-${name}`,
    holdExpiresAt: now.getTime() / 1000 + minutes * 60,
    status,
    class: { classId: `class-${name}`, className: name, start: '2026-11-26T18:30:00.000Z' },
  }) as HoldClassResponse;

const names = () => getHeldPlaces().map(({ className }) => className);

it('saves live holds, soonest expiry first, and one per class', () => {
  expect(hasSavedHolds()).toBe(false);
  saveHold(hold('Yoga', 10));
  saveHold(hold('Mat', 5));
  saveHold({ ...hold('Yoga', 12), holdId: 'hold-again' });
  expect(names()).toEqual(['Mat', 'Yoga']);
  expect(getHeldPlaces()[1]).toEqual({
    holdId: 'hold-again',
    classId: 'class-Yoga',
    className: 'Yoga',
    start: '2026-11-26T18:30:00.000Z',
    until: now.getTime() / 1000 + 720,
  });
});

it('formats the expiry in London time and builds the checkout URL', () => {
  saveHold(hold('Mat', 10));
  const [place] = getHeldPlaces();
  expect(place && describeHold(place)).toBe('Place held until 18:42');
  expect(place && buildHoldCheckoutUrl(place)).toBe('/checkout?class=class-Mat&hold=hold-Mat');
});

it('removes holds that are released, booked or no longer live', () => {
  for (const name of ['Mat', 'Yoga', 'Barre']) saveHold(hold(name, 10));
  removeHold('hold-Mat');
  removeHold('class-Yoga');
  saveHold(hold('Barre', 10, 'CONSUMED'));
  expect(names()).toEqual([]);
  expect(hasSavedHolds()).toBe(false);
  saveHold(hold('Mat', 10));
  clearHolds();
  expect(hasSavedHolds()).toBe(false);
});

it('notifies subscribers of every change, and when a hold expires', () => {
  const snapshots: string[][] = [];
  saveHold(hold('Mat', 5));
  const stop = subscribeToHeldPlaces(() => snapshots.push(names()));
  saveHold(hold('Yoga', 10));
  vi.advanceTimersByTime(5 * 60_000 + 100);
  vi.advanceTimersByTime(5 * 60_000);
  expect(snapshots).toEqual([['Mat'], ['Mat', 'Yoga'], ['Yoga'], []]);
  stop();
  saveHold(hold('Mat', 30));
  expect(snapshots).toHaveLength(4);
});

it('returns the same array until something changes, as React requires', () => {
  saveHold(hold('Mat', 10));
  expect(getHeldPlaces()).toBe(getHeldPlaces());
});

it('ignores invalid stored values', () => {
  for (const text of [
    '{',
    'null',
    '{}',
    '[null, {"until": 9e12}, {"holdId": "a", "classId": "b", "until": "x"}]',
  ]) {
    localStorage.setItem(holdsStorageKey, text);
    expect(getHeldPlaces()).toEqual([]);
  }
});
