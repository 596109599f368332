import { describe, expect, it } from 'vitest';
import { getEmailPauseSeconds, isConfirmationEmailDue } from './subscription-request.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('repeated subscription request', () => {
  it('sends an email the first time', () => {
    expect(isConfirmationEmailDue({ emailsSent: 0, emailedAt: null }, now)).toBe(true);
  });

  it('sends another email after two minutes at the earliest', () => {
    expect(isConfirmationEmailDue({ emailsSent: 1, emailedAt: ago(119) }, now)).toBe(false);
    expect(isConfirmationEmailDue({ emailsSent: 1, emailedAt: ago(120) }, now)).toBe(true);
  });

  it('doubles the pause each time, up to a day', () => {
    expect([1, 2, 3, 10, 11, 1000].map(getEmailPauseSeconds)).toEqual([
      120, 240, 480, 61_440, 86_400, 86_400,
    ]);
  });
});
