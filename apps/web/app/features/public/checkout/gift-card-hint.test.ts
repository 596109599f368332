import type { HoldClassResponse } from '@studio/contracts/holds';
import { expect, it } from 'vitest';
import { getGiftCardHint } from './gift-card-hint.ts';

const hold = (activityType: string, activitySubType: string) =>
  ({ class: { activityType, activitySubType } }) as HoldClassResponse;
const mat = hold('mat', 'classic');
const activities = [
  { id: 'mat', label: 'Mat Pilates', isTaught: true },
  { id: 'yoga', label: 'Yoga', isTaught: true },
];

it('links a gift card code to the credit for the class', () => {
  expect(getGiftCardHint('7kq4 m2xd 9rt0 vb3e', mat, activities)).toEqual({
    text: 'This looks like a gift card code. Use the gift card to buy a single Mat Pilates session, then book with that session.',
    label: 'Buy a single Mat Pilates session',
    to: '/checkout?product=dropin-mat',
  });
});

it('links to the prices when no credit pays for the class', () => {
  const hint = getGiftCardHint('7KQ4M2XD9RT0VB3E', hold('yoga', 'sound-healing'), activities);
  expect(hint).toMatchObject({ to: '/pricing', text: expect.stringMatching(/not for this class\.$/) });
});

it('returns null for other codes', () => {
  expect(getGiftCardHint('SPRING10', mat, activities)).toBeNull();
  expect(getGiftCardHint('7KQ4M2XD', mat, activities)).toBeNull();
});

it('names an activity as the owner has renamed it', () => {
  const hint = getGiftCardHint('7KQ4M2XD9RT0VB3E', mat, [{ id: 'mat', label: 'Barre', isTaught: true }]);
  expect(hint?.label).toBe('Buy a single Barre session');
});
