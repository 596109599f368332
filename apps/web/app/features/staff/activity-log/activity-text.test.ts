import type { ActivityLogEntry } from '@studio/contracts/staff-activity-log';
import { expect, it } from 'vitest';
import { listDetailLines } from './activity-changes.ts';
import { formatAction, getActorLabel, getEntryText } from './activity-text.ts';

const id = '0198a2b4-0000-7000-8000-000000000001';
const toEntry = (entry: Partial<ActivityLogEntry>): ActivityLogEntry => ({
  id: 1,
  at: '2026-11-26T18:30:00.000Z',
  by: { kind: 'team', name: 'Ruth Ellison' },
  subject: 'product',
  subjectId: id,
  subjectName: null,
  action: 'CHANGED',
  reason: 'sale',
  detail: null,
  names: {},
  ...entry,
});

it('names the actor and the action, even when the actor has no name', () => {
  expect(getActorLabel({ kind: 'team', name: 'Ines Duarte' })).toBe('Ines Duarte');
  expect(getActorLabel({ kind: 'team', name: null })).toBe('A team member');
  expect(getActorLabel({ kind: 'provider', name: null })).toBe('Payment provider');
  expect(formatAction('CHECKED_IN')).toBe('Checked in');
});

const before = { name: 'Class Pack of 10', pricePence: 22000 };

it.each<[Partial<ActivityLogEntry>, string]>([
  [
    { subjectName: 'Class Pack of 10', detail: { ...before, pricePence: 22500, before } },
    'Product Class Pack of 10: price £220 → £225',
  ],
  [
    {
      subject: 'class',
      subjectName: 'Yoga',
      detail: { instructorId: 'b', was: { instructorId: 'a', roomId: 'c' } },
      names: { a: 'Ines Duarte', b: 'Jonah Price' },
    },
    'Class Yoga: instructor Ines Duarte → Jonah Price',
  ],
  [
    {
      subject: 'class',
      subjectName: 'Yoga',
      detail: { time: '19:00', was: { startsAt: '2026-11-26T18:30:00.000Z' } },
    },
    'Class Yoga: time 18:30 → 19:00',
  ],
  [
    {
      subject: 'class',
      subjectName: 'Yoga',
      action: 'MESSAGE_SENT',
      reason: 'message to clients',
      detail: { audience: 'both', clients: 9, unreachable: 1 },
    },
    'Class Yoga: message sent to 9 clients',
  ],
  [
    {
      subject: 'cover',
      subjectName: 'Yoga',
      action: 'COVERED',
      reason: 'cover found',
      detail: { classId: id, instructorId: 'jonah-price' },
      names: { 'jonah-price': 'Jonah Price' },
    },
    'Cover request Yoga: taught by Jonah Price',
  ],
  [
    { subject: 'setting', subjectId: 'arriveEarlyMinutes', detail: { from: 10, to: 15 } },
    'Setting arrive early minutes: 10 → 15',
  ],
  [
    {
      subject: 'setting',
      subjectId: 'till:2026-11-26',
      action: 'CLOSED',
      detail: { openingPence: 5000, expectedPence: 12000, countedPence: 5500 },
    },
    'Cash-up Thu 26 Nov: £65 short',
  ],
  [
    { subject: 'refund', action: 'DUE', subjectName: '£45.50, Ruth Ellison', detail: { amountPence: 4550 } },
    'Refund £45.50, Ruth Ellison: started',
  ],
  [
    {
      subject: 'person',
      subjectName: 'Ann Roe',
      action: 'MERGED',
      detail: { duplicateId: id },
      names: { [id]: 'Anne Roe' },
    },
    'Client Ann Roe: merged with Anne Roe',
  ],
  [{ subject: 'person', action: 'MERGED', detail: { duplicateId: id } }, 'Client: merged'],
  [
    { subject: 'import', subjectName: 'clients.csv', action: 'STARTED', detail: { rows: 12 } },
    'Import clients.csv: started, 12 rows',
  ],
  [
    {
      subject: 'entitlement',
      subjectName: 'Class Pack of 10, Ann Roe',
      action: 'SOLD',
      detail: { amountPence: 22500, method: 'CASH' },
    },
    'Sessions Class Pack of 10, Ann Roe: sold, £225',
  ],
  [
    {
      subject: 'promo-code',
      subjectId: 'SPRING',
      action: 'CREATED',
      detail: { from: '2027-03-01', to: null },
    },
    'Promo code SPRING: created',
  ],
  [{ subject: 'assistant-example', action: 'SAVED' }, 'Assistant: message saved as an example'],
  [{ subject: 'assistant-example', action: 'REMOVED' }, 'Assistant: saved example removed'],
  [{ subject: 'conversation', subjectName: 'Ann Roe', action: 'TEAM' }, 'Chat Ann Roe: taken over'],
  [
    { subject: 'conversation', subjectName: 'Ann Roe', action: 'ASSISTANT' },
    'Chat Ann Roe: handed back to the assistant',
  ],
  [{ subject: 'hold', action: 'LIVE', reason: 'held' }, 'Place held at checkout: started'],
  [
    { subject: 'hold', action: 'LIVE', reason: 'number of places changed' },
    'Place held at checkout: changed',
  ],
  [{ subject: 'hold', action: 'CONSUMED', reason: 'booked' }, 'Place held at checkout: booked'],
  [{ subject: 'hold', action: 'EXPIRED', reason: 'the hold expired' }, 'Place held at checkout: expired'],
  [{ subject: 'payment', action: 'OPEN', reason: 'checkout' }, 'Payment: started'],
  [{ subject: 'refund', action: 'HELD' }, 'Refund: on hold'],
  [{ subject: 'refund', action: 'DROPPED' }, 'Refund: not needed'],
  [{ subject: 'booking', action: 'JOINED' }, 'Booking: added to account'],
  [{ subject: 'product', subjectName: 'Drop-in', action: 'ON_SALE' }, 'Product Drop-in: on sale'],
])('describes %j', (entry, text) => {
  expect(getEntryText(toEntry(entry)).text).toBe(text);
});

it('shows a reason only if it says more than the action', () => {
  for (const reason of ['sale', 'taken by a team member', 'handed back to the assistant', 'held', 'booked'])
    expect(getEntryText(toEntry({ reason })).reason).toBe('');
  expect(getEntryText(toEntry({ reason: 'The heating failed' })).reason).toBe('The heating failed');
});

it.each<[Partial<ActivityLogEntry>, string, string]>([
  [
    { subject: 'booking', action: 'CANCELLED', reason: 'cancelled by the client' },
    'Booking: cancelled',
    'by the client',
  ],
  [
    { subject: 'tour', subjectName: 'Anna Ray', action: 'CANCELLED', reason: 'cancelled: she’s ill' },
    'Tour Anna Ray: cancelled',
    'she’s ill',
  ],
  [{ subject: 'purchase', action: 'PAID', reason: 'paid' }, 'Purchase: paid', ''],
  [
    { subject: 'person', action: 'INVITED', reason: 'invited to set up a login' },
    'Client: login invitation sent',
    '',
  ],
  [{ subject: 'person', action: 'NOTE_REMOVED', reason: 'removed' }, 'Client: note removed', ''],
  [
    { subject: 'webhook', subjectName: 'Bookkeeping', action: 'REMOVED', reason: 'webhook removed' },
    'Webhook Bookkeeping: removed',
    '',
  ],
  [
    { subject: 'webhook', subjectName: 'Bookkeeping', action: 'RESENT', reason: 'event sent again' },
    'Webhook Bookkeeping: event sent again',
    '',
  ],
  [
    { subject: 'message', action: 'HANDLED', reason: 'answered by email' },
    'Message: marked as handled',
    'answered by email',
  ],
  [
    { subject: 'membership', action: 'ENDED', reason: 'NEVER_STARTED' },
    'Membership: ended',
    'first payment not made',
  ],
])('does not repeat the action in the reason of %j', (entry, text, reason) => {
  expect(getEntryText(toEntry(entry))).toEqual({ text, reason });
});

it('lists changes, then further details, in words', () => {
  const detail = {
    pricePence: 22500,
    shareable: true,
    productId: 'ten',
    personId: id,
    validUntil: '2026-11-26',
    before: { pricePence: 22000 },
  };
  expect(listDetailLines(toEntry({ detail, names: { ten: 'Class Pack of 10' } }))).toEqual([
    { name: 'price', value: '£220 → £225' },
    { name: 'shareable', value: 'yes' },
    { name: 'product', value: 'Class Pack of 10' },
    { name: 'valid until', value: '26 November 2026' },
  ]);
  expect(listDetailLines(toEntry({}))).toEqual([]);
});
