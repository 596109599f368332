import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearOrderDraft,
  emptyOrderDraft,
  getIdempotencyKey,
  readOrderDraft,
  saveOrderDraft,
} from './saved-order-draft.ts';

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
  const first = getIdempotencyKey({ productId: 'starter-pack', member: 'm' });
  expect(getIdempotencyKey({ productId: 'starter-pack', member: 'm' })).toBe(first);
  const other = getIdempotencyKey({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' });
  expect(other).not.toBe(first);
  clearOrderDraft('starter-pack');
  expect(getIdempotencyKey({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' })).not.toBe(other);
});

it('a key that is too old to be of use is made anew', () => {
  vi.useFakeTimers();
  const first = getIdempotencyKey({ productId: 'starter-pack' });
  vi.advanceTimersByTime(9 * 60_000);
  expect(getIdempotencyKey({ productId: 'starter-pack' })).toBe(first);
  vi.advanceTimersByTime(2 * 60_000);
  expect(getIdempotencyKey({ productId: 'starter-pack' })).not.toBe(first);
  vi.useRealTimers();
});

it('what was typed belongs to its product and is gone once that is bought', () => {
  saveOrderDraft('starter-pack', { ...emptyOrderDraft, promoCode: 'MAY' });
  expect(readOrderDraft('starter-pack')?.promoCode).toBe('MAY');
  expect(readOrderDraft('class-pack-10')).toBeNull();
  clearOrderDraft('starter-pack');
  expect(readOrderDraft('starter-pack')).toBeNull();
});

it('a browser that keeps nothing is no obstacle', () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(readOrderDraft('starter-pack')).toBeNull();
  expect(() => saveOrderDraft('starter-pack', emptyOrderDraft)).not.toThrow();
  expect(getIdempotencyKey({ productId: 'starter-pack' })).toMatch(/^[0-9a-f]{32}$/);
});
