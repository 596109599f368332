import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearPurchaseDraft,
  emptyPurchaseDraft,
  getIdempotencyKey,
  readPurchaseDraft,
  savePurchaseDraft,
} from './saved-purchase-draft.ts';

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
  clearPurchaseDraft('starter-pack');
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
  savePurchaseDraft('starter-pack', { ...emptyPurchaseDraft, promoCode: 'MAY' });
  expect(readPurchaseDraft('starter-pack')?.promoCode).toBe('MAY');
  expect(readPurchaseDraft('class-pack-10')).toBeNull();
  clearPurchaseDraft('starter-pack');
  expect(readPurchaseDraft('starter-pack')).toBeNull();
});

it('a browser without storage causes no error', () => {
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(readPurchaseDraft('starter-pack')).toBeNull();
  expect(() => savePurchaseDraft('starter-pack', emptyPurchaseDraft)).not.toThrow();
  expect(getIdempotencyKey({ productId: 'starter-pack' })).toMatch(/^[0-9a-f]{32}$/);
});
