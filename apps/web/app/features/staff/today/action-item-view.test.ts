import type { ActionItem } from '@studio/contracts/staff-today';
import { expect, it } from 'vitest';
import { toActionItemView } from './action-item-view.ts';

const now = '2026-11-28T09:00:00Z';
const renewal: ActionItem = {
  key: 'renewal-1',
  kind: 'renewal',
  at: '2026-11-27T10:00:00Z',
  classId: null,
  title: 'Reformer Flex 8',
  instructorName: null,
  booked: 0,
  capacity: 0,
  freeInstructor: null,
  refundId: null,
  amountPence: 14_000,
  name: 'Amara Okafor',
  reason: 'Your card was declined.',
  nextAttemptAt: '2026-11-30T10:00:00Z',
  personId: 'p1',
  email: null,
  topic: null,
  providerId: null,
  count: 0,
};

it('shows a failed renewal with its amount, since when, the next try and a link to the client', () => {
  expect(toActionItemView(renewal, now)).toMatchObject({
    title: 'Renewal failed: £140',
    text: 'Amara Okafor, Reformer Flex 8. Unpaid since Fri 27 Nov, next attempt Mon 30 Nov.',
    action: 'Open profile',
    to: '/admin/people/p1',
  });
});

it('says that a failed renewal is not tried again', () => {
  const { text } = toActionItemView({ ...renewal, nextAttemptAt: null }, now);
  expect(text).toContain('no more attempts');
});
