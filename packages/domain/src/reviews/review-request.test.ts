import { expect, it } from 'vitest';
import {
  getClassStartRangeForReviews,
  getLastReviewRequestCutoff,
  getReviewDeadline,
  isReviewRequestDue,
  isReviewRequestTime,
} from './review-request.ts';

const klass = { startsAt: new Date('2026-11-23T18:00:00Z'), durationMin: 55 };

it.each([
  ['2026-11-23T21:54:59Z', false],
  ['2026-11-23T21:55:00Z', true],
  ['2026-11-26T18:55:00Z', true],
  ['2026-11-26T18:55:01Z', false],
])('requests a review from three hours to three days after a class that ended at 18:55: %s', (now, due) => {
  expect(isReviewRequestDue(klass, new Date(now))).toBe(due);
});

it('sends no requests at night in London', () => {
  expect(isReviewRequestTime(new Date('2026-11-23T07:59:00Z'))).toBe(false);
  expect(isReviewRequestTime(new Date('2026-11-23T08:00:00Z'))).toBe(true);
  expect(isReviewRequestTime(new Date('2026-11-23T20:31:00Z'))).toBe(false);
  expect(isReviewRequestTime(new Date('2026-06-01T07:30:00Z'))).toBe(true);
});

it('finds every due class within the searched range of starts', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  const { from, until } = getClassStartRangeForReviews(now);
  for (const durationMin of [30, 55, 240]) {
    for (let minutes = 0; minutes < 6000; minutes += 5) {
      const startsAt = new Date(now.getTime() - minutes * 60_000);
      if (!isReviewRequestDue({ startsAt, durationMin }, now)) continue;
      expect(startsAt >= from && startsAt <= until).toBe(true);
    }
  }
});

it('waits thirty days between requests, and keeps a link valid for sixty', () => {
  const requestedAt = new Date('2026-11-24T12:00:00Z');
  expect(getLastReviewRequestCutoff(requestedAt)).toEqual(new Date('2026-10-25T12:00:00Z'));
  expect(getReviewDeadline(requestedAt)).toEqual(new Date('2027-01-23T12:00:00Z'));
});
