import type { HoldAnswer } from '@studio/contracts/bookings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  followHeldPlaces,
  forgetHold,
  forgetHolds,
  heldAddress,
  heldPlaces,
  heldWords,
  rememberHold,
} from './held-places.ts';
import { heldKey, remembersHolds } from './remembers-holds.ts';

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

/** A hold of one class that ends after so many minutes. */
const hold = (name: string, minutes: number, status: HoldAnswer['status'] = 'LIVE') =>
  ({
    holdId: `hold-${name}`,
    holdExpiresAt: now.getTime() / 1000 + minutes * 60,
    status,
    class: { classId: `class-${name}`, className: name, start: '2026-11-26T18:30:00.000Z' },
  }) as HoldAnswer;

const names = () => heldPlaces().map(({ className }) => className);

it('remembers live holds, the one that ends first in front, and one for each class', () => {
  expect(remembersHolds()).toBe(false);
  rememberHold(hold('Yoga', 10));
  rememberHold(hold('Mat', 5));
  rememberHold({ ...hold('Yoga', 12), holdId: 'hold-again' });
  expect(names()).toEqual(['Mat', 'Yoga']);
  expect(heldPlaces()[1]).toEqual({
    holdId: 'hold-again',
    classId: 'class-Yoga',
    className: 'Yoga',
    start: '2026-11-26T18:30:00.000Z',
    until: now.getTime() / 1000 + 720,
  });
});

it('says until when in London, and where checkout is', () => {
  rememberHold(hold('Mat', 10));
  const [place] = heldPlaces();
  expect(place && heldWords(place)).toBe('Held for you until 18:42');
  expect(place && heldAddress(place)).toBe('/checkout?class=class-Mat&hold=hold-Mat');
});

it('forgets what was released, booked, or is not live any more', () => {
  for (const name of ['Mat', 'Yoga', 'Barre']) rememberHold(hold(name, 10));
  forgetHold('hold-Mat');
  forgetHold('class-Yoga');
  rememberHold(hold('Barre', 10, 'CONSUMED'));
  expect(names()).toEqual([]);
  expect(remembersHolds()).toBe(false);
  rememberHold(hold('Mat', 10));
  forgetHolds();
  expect(remembersHolds()).toBe(false);
});

it('tells of every change, and when the time of a hold is over', () => {
  const told: string[][] = [];
  rememberHold(hold('Mat', 5));
  const stop = followHeldPlaces(() => told.push(names()));
  rememberHold(hold('Yoga', 10));
  vi.advanceTimersByTime(5 * 60_000 + 100);
  vi.advanceTimersByTime(5 * 60_000);
  expect(told).toEqual([['Mat'], ['Mat', 'Yoga'], ['Yoga'], []]);
  stop();
  rememberHold(hold('Mat', 30));
  expect(told).toHaveLength(4);
});

it('gives the same list until something changes, as React wants it', () => {
  rememberHold(hold('Mat', 10));
  expect(heldPlaces()).toBe(heldPlaces());
});

it('is not broken by what somebody else has stored there', () => {
  for (const text of [
    '{',
    'null',
    '{}',
    '[null, {"until": 9e12}, {"holdId": "a", "classId": "b", "until": "x"}]',
  ]) {
    localStorage.setItem(heldKey, text);
    expect(heldPlaces()).toEqual([]);
  }
});
