import type { ActionItem } from '@studio/contracts/staff-today';
import { describe, expect, it } from 'vitest';
import { toUndeliveredEmailView } from './undelivered-email-text.ts';

const need: ActionItem = {
  key: 'email-1',
  kind: 'email',
  at: '2026-11-26T09:00:00Z',
  classId: null,
  title: '',
  count: 1,
  instructorName: null,
  booked: 0,
  capacity: 0,
  freeInstructor: null,
  refundId: null,
  nextAttemptAt: null,
  amountPence: null,
  reason: null,
  personId: 'p-1',
  name: 'Zoe Hart',
  email: 'zoe@nowhere.invalid',
  topic: null,
  providerId: null,
};

describe('text about undelivered emails on Today', () => {
  it('names the client and the address, and links to their profile', () => {
    expect(toUndeliveredEmailView(need)).toEqual({
      title: '1 email wasn’t delivered to Zoe Hart',
      text: 'Their email provider rejected zoe@nowhere.invalid.',
      action: 'Open profile',
      to: '/admin/people/p-1',
    });
    expect(toUndeliveredEmailView({ ...need, count: 3, name: '' })).toMatchObject({
      title: '3 emails weren’t delivered to zoe@nowhere.invalid',
      text: 'Their email provider rejected this email address.',
    });
  });

  it('says what the emails were about when they were not sent to a client', () => {
    const about = { ...need, personId: null, name: null, email: null, count: 2 };
    expect(toUndeliveredEmailView({ ...about, topic: 'gift-card' })).toEqual({
      title: '2 emails weren’t delivered',
      text: 'Gift card: the recipient’s email provider rejected the email address.',
      action: 'Edit recipient',
      to: '/admin/catalogue?tab=gift-cards',
    });
    expect(toUndeliveredEmailView({ ...about, topic: 'studio' }).to).toBe('/admin/settings');
  });
});
