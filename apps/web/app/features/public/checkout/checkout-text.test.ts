import { describe, expect, it } from 'vitest';
import { getErrorSummaryTitle } from '../../../lib/forms/get-error-summary-title.ts';
import { describeCancellationTerms } from './cancellation-terms.ts';
import { getHoldAnnouncement } from './get-hold-announcement.ts';
import { getHoldPhase } from './hold-phase.ts';
import { describeFreePlaces } from './place-text.ts';

describe('hold timer', () => {
  it('is announced at 5:00, 2:00, 1:00, 0:30 and the end, and at no other second', () => {
    const announcedSeconds = Array.from({ length: 601 }, (_, index) => 600 - index).filter(
      (seconds) => getHoldAnnouncement(seconds + 1, seconds) !== null,
    );
    expect(announcedSeconds).toEqual([300, 120, 60, 30, 0]);
  });

  it('announces only the latest threshold after a tab was suspended during several', () => {
    expect(getHoldAnnouncement(400, 45)).toBe('1 minute left to book.');
    expect(getHoldAnnouncement(45, 45)).toBeNull();
  });

  it('announces when an ended hold is active again', () => {
    expect(getHoldAnnouncement(0, 600)).toBe('Your hold is active again.');
  });

  it('changes its phase under 2:00, stays open while the bank confirms, and ends when the server says so', () => {
    const live = { status: 'LIVE', confirming: false } as const;
    expect(getHoldPhase({ ...live, secondsLeft: 120 })).toBe('calm');
    expect(getHoldPhase({ ...live, secondsLeft: 119 })).toBe('closing');
    expect(getHoldPhase({ ...live, secondsLeft: 0 })).toBe('ended');
    expect(getHoldPhase({ ...live, secondsLeft: 0, confirming: true })).toBe('confirming');
    expect(getHoldPhase({ status: 'RELEASED', secondsLeft: 400, confirming: false })).toBe('ended');
  });
});

describe('cancellation terms before the payment', () => {
  const startsAt = new Date('2026-11-24T09:30:00Z');

  it('name the inclusive deadline for free cancellation', () => {
    expect(describeCancellationTerms(startsAt, new Date('2026-11-23T09:30:00Z'), true)).toBe(
      'Free to cancel until Monday 23 November, 09:30. We’ll refund your card.',
    );
  });

  it('say plainly when it is too late, and promise no refund for a free booking', () => {
    const late = new Date('2026-11-23T09:30:01Z');
    expect(describeCancellationTerms(startsAt, late, true)).toContain('too late to cancel for a full refund');
    expect(describeCancellationTerms(startsAt, late, false)).not.toContain('refund');
    expect(describeCancellationTerms(startsAt, new Date('2026-11-20T09:30:00Z'), false)).not.toContain(
      'card',
    );
  });
});

describe('texts with counts', () => {
  it('count the free places in singular and plural', () => {
    expect(describeFreePlaces(5)).toBe('5 places left');
    expect(describeFreePlaces(1)).toBe('1 place left');
  });

  it('introduce the error summary', () => {
    expect(getErrorSummaryTitle(3, 'payment')).toBe('Three things to fix before payment');
    expect(getErrorSummaryTitle(1, 'booking')).toBe('One thing to fix before booking');
    expect(getErrorSummaryTitle(11, 'payment')).toBe('11 things to fix before payment');
  });
});
