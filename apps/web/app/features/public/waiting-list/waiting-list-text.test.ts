import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  describeEntryStatus,
  describeExpiredOffers,
  describeJoinFailure,
  describeLeaveFailure,
  describeNextStep,
  formatOfferEnd,
  formatPosition,
  waitingListExplanation,
} from './waiting-list-text.ts';

const confirmed = { confirmed: true };

describe('texts of the waiting list', () => {
  it.each([
    [1, 'Next on the waiting list'],
    [2, '2nd on the waiting list'],
    [3, '3rd on the waiting list'],
    [4, '4th on the waiting list'],
    [11, '11th on the waiting list'],
    [12, '12th on the waiting list'],
    [13, '13th on the waiting list'],
    [21, '21st on the waiting list'],
    [112, '112th on the waiting list'],
  ])('format position %i as %s', (position, expected) => {
    expect(formatPosition(position)).toBe(expected);
  });

  it('name the day of an offer’s end only when it is not today', () => {
    const now = new Date('2026-11-24T21:30:00Z');
    expect(formatOfferEnd(new Date('2026-11-24T22:30:00Z'), now)).toBe('22:30');
    expect(formatOfferEnd(new Date('2026-11-25T07:15:00Z'), now)).toBe('Wed 25 Nov, 07:15');
  });

  it('show the position, or until when a place is held', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    expect(describeEntryStatus({ ...confirmed, position: 1, offer: null }, now)).toBe(
      'Next on the waiting list',
    );
    expect(describeEntryStatus({ ...confirmed, position: 2, offer: null }, now)).toBe(
      '2nd on the waiting list',
    );
    const offer = { until: '2026-11-24T11:00:00Z', holdId: 'hold' };
    expect(describeEntryStatus({ ...confirmed, position: null, offer }, now)).toBe('Offered until 11:00');
  });

  it('name the next step: an email, or an automatic booking until the chosen time', () => {
    const entry = { ...confirmed, offer: null, autoUntil: null, payWith: 'ask' } as WaitingEntry;
    const now = new Date('2026-11-24T10:00:00Z');
    expect(describeNextStep(entry, now)).toBe('We’ll email you when a place becomes available.');
    const auto = { ...entry, autoUntil: '2026-11-25T09:30:00Z', payWith: 'card' as const };
    expect(describeNextStep(auto, now)).toBe(
      'Until Wed 25 Nov, 09:30, we’ll book a place for you with your saved card, but never overnight.',
    );
    expect(describeNextStep(auto, new Date('2026-11-25T09:30:00Z'))).toBe(
      'We’ll email you when a place becomes available.',
    );
  });

  it('say first that a place is not confirmed', () => {
    const entry = { confirmed: false, position: 1, offer: null } as WaitingEntry;
    const now = new Date('2026-11-24T10:00:00Z');
    expect(describeEntryStatus(entry, now)).toBe('Not confirmed');
    expect(describeNextStep(entry, now)).toBe('Check your email and confirm your place on the waiting list.');
  });

  it.each([
    [null, null],
    [{ count: 1, offeredLast: false, pausedUntil: null }, null],
    [
      { count: 2, offeredLast: true, pausedUntil: null },
      'You’ve let 2 offers expire in the last 7 days. We’ll offer places to others first.',
    ],
    [
      { count: 3, offeredLast: true, pausedUntil: '2026-11-25T09:30:00Z' },
      'You’ve let 3 offers expire in the last 7 days. We won’t offer you another place until Wed 25 Nov, 09:30.',
    ],
  ])('explain expired offers: %j', (expiredOffers, expected) => {
    expect(describeExpiredOffers({ expiredOffers })).toBe(expected);
  });

  it('explain how long a place is held, and that no offers are sent at night', () => {
    expect(waitingListExplanation).toMatch(/60 minutes, or 15 .* less than 6 hours.*Between 22:00 and 07:00/);
  });
});

describe('texts of failed changes', () => {
  it.each([0, 502, 504])('without a response (%i), say that the change may have been made', (status) => {
    const lost = new ApiError('Network error', 'server_error', status, null);
    expect(describeJoinFailure(lost)).toBe(
      'We didn’t get a response, so you may already be on the waiting list. You can safely try again: you won’t join twice.',
    );
    expect(describeLeaveFailure(lost)).toBe(
      'We didn’t get a response, so you may already have left the waiting list. You can safely try again.',
    );
  });

  it('with a response, say what the server said or what failed', () => {
    const rejected = new ApiError('This class has places again.', 'not_full', 409, {});
    expect(describeJoinFailure(rejected)).toBe('This class has places again.');
    expect(describeJoinFailure(new Error('broken'))).toBe(
      'We couldn’t add you to the waiting list. Try again.',
    );
    expect(describeLeaveFailure(rejected)).toBe('We couldn’t remove you from the waiting list. Try again.');
  });
});
