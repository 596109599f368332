import { describe, expect, it } from 'vitest';
import { getErrorSummaryTitle } from '../../lib/payments/get-error-summary-title.ts';
import { describeCancellationTerms } from './cancellation-terms.ts';
import { getHoldAnnouncement } from './get-hold-announcement.ts';
import { getHoldPhase } from './hold-phase.ts';
import { describeFreePlaces, formatPlaces } from './place-text.ts';

describe('the timer', () => {
  it('speaks at 5:00, 2:00, 1:00, 0:30 and the end, and at no other second', () => {
    const spoken = Array.from({ length: 601 }, (_, index) => 600 - index).filter(
      (seconds) => getHoldAnnouncement(seconds + 1, seconds) !== null,
    );
    expect(spoken).toEqual([300, 120, 60, 30, 0]);
  });

  it('says only the last moment after a tab has slept over several', () => {
    expect(getHoldAnnouncement(400, 45)).toBe('1 minute left to finish.');
    expect(getHoldAnnouncement(45, 45)).toBeNull();
  });

  it('says when an ended hold stands again', () => {
    expect(getHoldAnnouncement(0, 600)).toBe('Your place is held again.');
  });

  it('changes under 2:00, never ends while the bank confirms, and ends when the server says so', () => {
    const live = { status: 'LIVE', confirming: false } as const;
    expect(getHoldPhase({ ...live, secondsLeft: 120 })).toBe('calm');
    expect(getHoldPhase({ ...live, secondsLeft: 119 })).toBe('closing');
    expect(getHoldPhase({ ...live, secondsLeft: 0 })).toBe('ended');
    expect(getHoldPhase({ ...live, secondsLeft: 0, confirming: true })).toBe('confirming');
    expect(getHoldPhase({ status: 'RELEASED', secondsLeft: 400, confirming: false })).toBe('ended');
  });
});

describe('cancelling, before anything is paid', () => {
  const startsAt = new Date('2026-11-24T09:30:00Z');

  it('names the moment until which it is free, inclusive', () => {
    expect(describeCancellationTerms(startsAt, new Date('2026-11-23T09:30:00Z'), true)).toBe(
      'Free to cancel until Monday 23 November, 09:30. The money goes back to your card.',
    );
  });

  it('says plainly when it is too late, and promises no money for what costs nothing', () => {
    const late = new Date('2026-11-23T09:30:01Z');
    expect(describeCancellationTerms(startsAt, late, true)).toContain(
      'can no longer be cancelled for a refund',
    );
    expect(describeCancellationTerms(startsAt, late, false)).not.toContain('refund');
    expect(describeCancellationTerms(startsAt, new Date('2026-11-20T09:30:00Z'), false)).not.toContain(
      'card',
    );
  });
});

describe('words that count', () => {
  it('are a bed on the reformer and a place elsewhere, one or several', () => {
    expect(describeFreePlaces('reformer', 5)).toBe('5 beds are still free');
    expect(describeFreePlaces('yoga', 1)).toBe('1 place is still free');
    expect(formatPlaces('reformer', 1)).toBe('the bed');
    expect(formatPlaces('mat', 2)).toBe('the 2 places');
  });

  it('head the error summary', () => {
    expect(getErrorSummaryTitle(3, 'payment')).toBe('Three things to finish before payment');
    expect(getErrorSummaryTitle(1, 'booking')).toBe('One thing to finish before booking');
    expect(getErrorSummaryTitle(11, 'payment')).toBe('11 things to finish before payment');
  });
});
