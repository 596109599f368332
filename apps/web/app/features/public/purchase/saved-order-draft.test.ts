import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearOrderDraft,
  emptyOrderDraft,
  getIdempotencyKey,
  readOrderDraft,
  saveOrderDraft,
} from './saved-order-draft.ts';

beforeEach(() => {
  const storedItems = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (name: string) => storedItems.get(name) ?? null,
      setItem: (name: string, value: string) => storedItems.set(name, value),
      removeItem: (name: string) => storedItems.delete(name),
    },
  });
});

it('an input keeps its idempotency key until it changes or is bought', () => {
  const first = getIdempotencyKey({ productId: 'starter-pack', member: 'm' });
  expect(getIdempotencyKey({ productId: 'starter-pack', member: 'm' })).toBe(first);
  const other = getIdempotencyKey({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' });
  expect(other).not.toBe(first);
  clearOrderDraft('starter-pack');
  expect(getIdempotencyKey({ productId: 'starter-pack', member: 'm', promoCode: 'MAY' })).not.toBe(other);
});

it('an expired idempotency key is replaced', () => {
  vi.useFakeTimers();
  const first = getIdempotencyKey({ productId: 'starter-pack' });
  vi.advanceTimersByTime(9 * 60_000);
  expect(getIdempotencyKey({ productId: 'starter-pack' })).toBe(first);
  vi.advanceTimersByTime(2 * 60_000);
  expect(getIdempotencyKey({ productId: 'starter-pack' })).not.toBe(first);
  vi.useRealTimers();
});

it('a draft belongs to its product and is cleared after the purchase', () => {
  saveOrderDraft('starter-pack', { ...emptyOrderDraft, promoCode: 'MAY' });
  expect(readOrderDraft('starter-pack')?.promoCode).toBe('MAY');
  expect(readOrderDraft('class-pack-10')).toBeNull();
  clearOrderDraft('starter-pack');
  expect(readOrderDraft('starter-pack')).toBeNull();
});

it('a browser without storage causes no error', () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(readOrderDraft('starter-pack')).toBeNull();
  expect(() => saveOrderDraft('starter-pack', emptyOrderDraft)).not.toThrow();
  expect(getIdempotencyKey({ productId: 'starter-pack' })).toMatch(/^[0-9a-f]{32}$/);
});
