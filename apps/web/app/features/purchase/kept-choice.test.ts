import { beforeEach, expect, it, vi } from 'vitest';
import { emptyChoice, keepChoice, keyOfWish, readKeptChoice, settleChoice } from './kept-choice.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
});

it('a wish keeps its key until it is another one, or has been bought', () => {
  const first = keyOfWish({ productId: 'starter-pack', member: 'm' });
  expect(keyOfWish({ productId: 'starter-pack', member: 'm' })).toBe(first);
  const other = keyOfWish({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' });
  expect(other).not.toBe(first);
  settleChoice('starter-pack');
  expect(keyOfWish({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' })).not.toBe(other);
});

it('a key that is too old to be of use is made anew', () => {
  vi.useFakeTimers();
  const first = keyOfWish({ productId: 'starter-pack' });
  vi.advanceTimersByTime(9 * 60_000);
  expect(keyOfWish({ productId: 'starter-pack' })).toBe(first);
  vi.advanceTimersByTime(2 * 60_000);
  expect(keyOfWish({ productId: 'starter-pack' })).not.toBe(first);
  vi.useRealTimers();
});

it('what was typed belongs to its product and is gone once that is bought', () => {
  keepChoice('starter-pack', { ...emptyChoice, promoCode: 'MAY' });
  expect(readKeptChoice('starter-pack')?.promoCode).toBe('MAY');
  expect(readKeptChoice('class-pack-10')).toBeNull();
  settleChoice('starter-pack');
  expect(readKeptChoice('starter-pack')).toBeNull();
});

it('a browser that keeps nothing is no obstacle', () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(readKeptChoice('starter-pack')).toBeNull();
  expect(() => keepChoice('starter-pack', emptyChoice)).not.toThrow();
  expect(keyOfWish({ productId: 'starter-pack' })).toMatch(/^[0-9a-f]{32}$/);
});
