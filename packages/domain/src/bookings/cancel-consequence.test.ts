import { expect, it } from 'vitest';
import { type ConsequenceFacts, cancelConsequence } from './cancel-consequence.ts';

const consequence = (facts: Partial<ConsequenceFacts>) =>
  cancelConsequence({
    refundPence: 0,
    currency: 'GBP',
    method: null,
    credit: null,
    pairStands: false,
    ...facts,
  });

it('says what goes back, and where to', () => {
  expect(consequence({ refundPence: 1350, method: 'Visa ending 4242' })).toEqual({
    kind: 'refund',
    text: '£13.50 goes back to Visa ending 4242.',
  });
  expect(consequence({ refundPence: 1800 }).text).toBe('£18 goes back to your card.');
  const credit = { name: 'Reformer Flex 8', unlimited: false, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'credit',
    text: 'The session goes back to Reformer Flex 8.',
  });
  const endsLater = new Date('2026-12-05T09:00:00Z');
  expect(consequence({ credit: { ...credit, endsLater } }).text).toContain('It is good until 5 December.');
});

it('promises nothing where nothing goes back, and says why', () => {
  expect(consequence({})).toEqual({ kind: 'nothing', text: 'Nothing was paid, so nothing goes back.' });
  const credit = { name: 'Flow Anytime', unlimited: true, endsLater: null };
  expect(consequence({ credit })).toEqual({
    kind: 'nothing',
    text: 'Flow Anytime is unlimited, so no session has to come back.',
  });
  expect(consequence({ pairStands: true })).toMatchObject({ kind: 'nothing' });
  expect(consequence({ pairStands: true }).text).toContain('one price for two places');
});
