import { expect, it } from 'vitest';
import { canHaveCreditNote, isRefundCounted, refundStatuses } from './refund-status.ts';

const all = [...refundStatuses, 'LOST'] as const;

it('counts everything as refunded but held and dropped refunds, and won disputes', () => {
  expect(all.filter((status) => !isRefundCounted(status))).toEqual(['HELD', 'DROPPED', 'WON']);
});

it('allows no credit note for what does not count or is still disputed', () => {
  expect(all.filter((status) => !canHaveCreditNote(status))).toEqual(['HELD', 'DROPPED', 'DISPUTED', 'WON']);
});
