import { expect, it } from 'vitest';
import { getRetentionCutoffs } from './retention-cutoffs.ts';

it('counts retention periods in calendar months and years', () => {
  expect(getRetentionCutoffs(new Date('2026-11-26T10:00:00Z'))).toEqual({
    accounting: new Date('2019-11-26T10:00:00Z'),
    enquiry: new Date('2024-11-26T10:00:00Z'),
    giftCard: new Date('2025-11-26T10:00:00Z'),
    offer: new Date('2023-11-26T10:00:00Z'),
    hold: new Date('2026-10-27T10:00:00Z'),
    emailProof: new Date('2025-11-26T10:00:00Z'),
  });
});

it('uses the last day of a shorter month', () => {
  const { giftCard, enquiry } = getRetentionCutoffs(new Date('2028-02-29T10:00:00Z'));
  expect(giftCard).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(enquiry).toEqual(new Date('2026-02-28T10:00:00Z'));
});
