import { expect, it } from 'vitest';
import { isAwaitingCreditNote } from './is-awaiting-credit-note.ts';

const refund = {
  at: '2026-11-26T09:00:00.000Z',
  status: 'PENDING',
  toGiftCard: false,
  document: null,
} as const;
const soon = new Date('2026-11-26T09:00:05.000Z');

it('waits for the credit note of a new refund', () => {
  expect(isAwaitingCreditNote(refund, soon)).toBe(true);
  const document = { number: 'CN-2026-00208', url: '/credit-note.pdf' };
  expect(isAwaitingCreditNote({ ...refund, document }, soon)).toBe(false);
});

it('stops waiting after a minute, and never waits for disputes and gift cards', () => {
  expect(isAwaitingCreditNote(refund, new Date('2026-11-26T09:01:00.000Z'))).toBe(false);
  expect(isAwaitingCreditNote({ ...refund, status: 'DISPUTED' }, soon)).toBe(false);
  expect(isAwaitingCreditNote({ ...refund, toGiftCard: true }, soon)).toBe(false);
});
