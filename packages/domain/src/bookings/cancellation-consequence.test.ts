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
    text: '£13.50 goes back to Visa ending 4242.',
  });
  expect(consequence(money('refund', 1800)).text).toBe('£18 goes back to your card.');
  const credit = { name: 'Reformer Flex 8', unlimited: false, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'credit',
    text: 'The session goes back to Reformer Flex 8.',
  });
  const endsLater = new Date('2026-12-05T09:00:00Z');
  expect(consequence({ credit: { ...credit, endsLater } }).text).toContain('It is good until 5 December.');
});

it('states the reason when nothing is refunded or returned', () => {
  expect(consequence({})).toEqual({ kind: 'nothing', text: 'Nothing was paid, so nothing goes back.' });
  const credit = { name: 'Flow Anytime', unlimited: true, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'nothing',
    text: 'Flow Anytime is unlimited, so no session has to come back.',
  });
  expect(consequence(money('pair-stands'))).toMatchObject({ kind: 'nothing' });
  expect(consequence(money('still-due', 2000))).toEqual({
    kind: 'nothing',
    text: '£20 is still to be paid at the studio, unless somebody takes the place. Then it is not, and we write to say so.',
  });
  expect(consequence(money('pair-stands')).text).toContain('one price for two places');
});

it('deducts what the studio has already refunded', () => {
  expect(consequence({ ...money('refund', 1500, 500), method: 'Visa ending 4242' }).text).toBe(
    '£15 goes back to Visa ending 4242. £5 was refunded before.',
  );
  expect(consequence(money('given-before', 2000, 2000))).toEqual({
    kind: 'nothing',
    text: '£20 was already refunded, so nothing more goes back.',
  });
});

it('describes a refund at the desk for a member who paid at the studio', () => {
  expect(consequence(money('at-desk', 2000))).toEqual({
    kind: 'at-desk',
    text: 'You paid at the studio, so £20 is given back at the desk.',
  });
});
