import { expect, it } from 'vitest';
import { getCancellationRefundText } from './client-cancellation-text.ts';

type Outcome = NonNullable<Parameters<typeof getCancellationRefundText>[0]['ifCancelled']>;

const describeOutcome = (outcome: Partial<Outcome>, paidWith = 'Cash') =>
  getCancellationRefundText({
    ...{ creditName: null, paidWith },
    ifCancelled: { kind: 'nothing', pence: 0, beforePence: 0, ...outcome },
  });

it('says what goes to the card, to the client and to the gift card', () => {
  expect(describeOutcome({ kind: 'refund', pence: 1500, beforePence: 500 }, 'Visa ending 4242')).toEqual({
    text: 'We’ll refund £15 (Visa ending 4242). We’ve already refunded £5.',
    options: { yes: { label: 'Refund £15', detail: 'Visa ending 4242' }, no: 'No refund' },
  });
  expect(describeOutcome({ kind: 'at-desk', pence: 2000 })?.text).toBe(
    'Refund £20 to the client yourself (Cash).',
  );
  const paidWith = 'Cash £5 and gift card £15';
  expect(describeOutcome({ kind: 'at-desk', pence: 500, giftCardPence: 1500 }, paidWith)).toEqual({
    text: 'Refund £5 to the client yourself. We’ll return £15 to the gift card.',
    options: {
      yes: { label: 'Refund £5 and return £15 to the gift card', detail: paidWith },
      no: 'No refund',
    },
  });
  expect(describeOutcome({ kind: 'gift-card', giftCardPence: 2000 })).toEqual({
    text: 'We’ll return £20 to the gift card.',
    options: { yes: { label: 'Return £20 to the gift card' }, no: 'No refund' },
  });
});

it('offers no refund where nothing is left to refund', () => {
  expect(describeOutcome({})).toBeNull();
  expect(describeOutcome({ kind: 'already-refunded', pence: 2000, beforePence: 2000 })).toEqual({
    ...{ text: 'We’ve already refunded £20.', options: null },
  });
});

it('names the session of a pack', () => {
  const booking = { creditName: 'Reformer Pack of 10', paidWith: 'Reformer Pack of 10', ifCancelled: null };
  expect(getCancellationRefundText(booking)).toEqual({
    text: 'We’ll return 1 session to Reformer Pack of 10.',
    options: {
      yes: { label: 'Return 1 session', detail: 'Reformer Pack of 10' },
      no: 'Don’t return the session',
    },
  });
});
