import type { PaymentDetails } from '@studio/contracts/staff-money';
import { expect, it } from 'vitest';
import {
  describeRecording,
  describeRefunded,
  describeRefundForm,
  describeRefundSplit,
  getReasonHint,
  getRefundLabel,
} from './refund-text.ts';

const paid = (changes: Partial<PaymentDetails>): PaymentDetails =>
  ({
    ...{ source: 'desk', paymentMethod: 'CASH', methodLabel: 'Cash', currency: 'GBP' },
    ...{ remainingPence: 2000, remainingGiftCardPence: 0, giftCardPence: 0, places: [], sessions: null },
    ...changes,
  }) as PaymentDetails;

it('asks staff to hand over a front-desk refund, and says that recording moves no money', () => {
  expect(describeRefundForm(paid({}))).toBe(
    'You can refund up to £20. Give the client the cash first, then record the refund here. The booking doesn’t change.',
  );
  expect(describeRefundForm(paid({ paymentMethod: 'TERMINAL' }))).toContain('on the card machine first');
  expect(describeRecording(paid({}))).toBe(
    'This records the refund and creates a credit note. It doesn’t move cash or card money.',
  );
  expect(getRefundLabel(paid({}), 500)).toBe('Record £5 refund');
  expect(getRefundLabel(paid({}), null)).toBe('Record refund');
  expect(describeRefunded(paid({}), 500, 0)).toBe('£5 refund recorded.');
});

it('says which part returns to the gift card', () => {
  const mixed = paid({ remainingGiftCardPence: 1500 });
  expect(describeRefundForm(mixed)).toContain('We’ll return anything above £5 to the gift card.');
  expect(describeRefundSplit(mixed, 700)).toBe('£5 in cash and £2 to the gift card.');
  expect(describeRefundSplit(mixed, 300)).toBe('£3 in cash. Nothing to the gift card.');
  expect(describeRefundSplit(mixed, 2001)).toBeUndefined();
  expect(describeRefundSplit(paid({}), 300)).toBeUndefined();
  expect(describeRefunded(mixed, 700, 200)).toBe('£7 refund recorded. We’ve returned £2 to the gift card.');
  const onlyGiftCard = paid({ paymentMethod: 'GIFT_CARD', remainingGiftCardPence: 2000 });
  expect(describeRefundForm(onlyGiftCard)).toContain('We’ll return the amount to the gift card.');
  expect(describeRecording(onlyGiftCard)).toBe(
    'This returns the amount to the gift card and creates a credit note.',
  );
});

it('names the card that an online payment is refunded to', () => {
  const place = { bookingId: 'b', name: 'Nora', status: 'CONFIRMED', pricePence: 2000 };
  const online = paid({
    ...{ source: 'place', paymentMethod: 'CARD', methodLabel: 'Visa ending 4242' },
    places: [{ ...place, remainingPence: 2000, document: null }],
  });
  expect(describeRefundForm(online)).toBe(
    'You can refund up to £20 to Visa ending 4242. We’ll email the client a credit note. This doesn’t cancel the booking.',
  );
  expect(getRefundLabel(online, 650)).toBe('Refund £6.50 to Visa ending 4242');
  expect(describeRecording(online)).toBeUndefined();
});

it('says where the reason of a refund is shown', () => {
  expect(getReasonHint(paid({}))).toBe('Saved in the activity log.');
  expect(getReasonHint(paid({ source: 'purchase' }))).toBe(
    'Shown on the credit note and saved in the activity log.',
  );
});
