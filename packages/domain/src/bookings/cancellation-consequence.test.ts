import { expect, it } from 'vitest';
import { type ConsequenceInput, describeCancellation } from './cancellation-consequence.ts';
import type { RefundOutcome } from './refund-outcome.ts';

const money = (kind: RefundOutcome['kind'], pence = 0, beforePence = 0) => ({
  money: { kind, pence, beforePence },
});

const consequence = (changes: Partial<ConsequenceInput>) =>
  describeCancellation({
    money: { kind: 'nothing', pence: 0, beforePence: 0 },
    currency: 'GBP',
    method: null,
    credit: null,
    ...changes,
  });

it('describes what is refunded or returned, and where to', () => {
  expect(consequence({ ...money('refund', 1350), method: 'Visa ending 4242' })).toEqual({
    kind: 'refund',
    text: 'We’ll refund £13.50 to Visa ending 4242.',
  });
  expect(consequence(money('refund', 1800)).text).toBe('We’ll refund £18 to your card.');
  const credit = { name: 'Reformer Flex 8', unlimited: false, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'credit',
    text: 'We’ll return 1 session to Reformer Flex 8.',
  });
  const endsLater = new Date('2026-12-05T09:00:00Z');
  expect(consequence({ credit: { ...credit, endsLater } }).text).toContain(
    'You can use it until 5 December.',
  );
});

it('states the reason when nothing is refunded or returned', () => {
  expect(consequence({})).toEqual({
    kind: 'nothing',
    text: 'You paid nothing for this booking, so there’s nothing to refund.',
  });
  const credit = { name: 'Flow Anytime', unlimited: true, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'nothing',
    text: 'Flow Anytime is unlimited, so there’s no session to return.',
  });
  expect(consequence(money('pair-active'))).toMatchObject({ kind: 'nothing' });
  expect(consequence(money('still-due', 2000))).toEqual({
    kind: 'nothing',
    text: 'You still owe £20. If someone takes your place, you won’t have to pay and we’ll email you.',
  });
  expect(consequence(money('pair-active')).text).toContain('one price for two places');
});

it('deducts what the studio has already refunded', () => {
  expect(consequence({ ...money('refund', 1500, 500), method: 'Visa ending 4242' }).text).toBe(
    'We’ll refund £15 to Visa ending 4242. We’ve already refunded £5.',
  );
  expect(consequence(money('already-refunded', 2000, 2000))).toEqual({
    kind: 'nothing',
    text: 'We’ve already refunded £20, so there’s nothing more to refund.',
  });
});

it('promises the refund of a disputed payment only if the bank decides for the studio', () => {
  expect(consequence({ ...money('disputed', 2000), method: 'Visa ending 4242' })).toEqual({
    kind: 'nothing',
    text: 'Your bank is looking into a dispute about this payment. If it decides in our favour, we’ll refund £20 to Visa ending 4242.',
  });
});

it('names the parts of the gift card and of the front desk', () => {
  const both = { money: { kind: 'at-desk', pence: 500, beforePence: 0, giftCardPence: 1500 } } as const;
  expect(consequence(both).text).toBe('We’ll return £15 to your gift card, and refund £5 at the front desk.');
  const giftCard = { money: { kind: 'gift-card', pence: 0, beforePence: 0, giftCardPence: 2000 } } as const;
  expect(consequence(giftCard)).toEqual({
    kind: 'gift-card',
    text: 'We’ll return £20 to your gift card.',
  });
});

it('describes a refund at the desk for a member who paid at the studio', () => {
  expect(consequence(money('at-desk', 2000))).toEqual({
    kind: 'at-desk',
    text: 'You paid at the front desk, so we’ll refund £20 there.',
  });
  expect(consequence(money('at-desk', 1500, 500)).text).toBe(
    'You paid at the front desk, so we’ll refund £15 there. We’ve already refunded £5.',
  );
});
