import { describe, expect, it } from 'vitest';
import { getEmailPauseSeconds, isConfirmationEmailDue } from './subscription-request.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('asking to be on the list again', () => {
  it('brings a mail the first time', () => {
    expect(isConfirmationEmailDue({ mailsSent: 0, mailedAt: null }, now)).toBe(true);
  });

  it('brings another one after two minutes, and no sooner', () => {
    expect(isConfirmationEmailDue({ mailsSent: 1, mailedAt: ago(119) }, now)).toBe(false);
    expect(isConfirmationEmailDue({ mailsSent: 1, mailedAt: ago(120) }, now)).toBe(true);
  });

  it('takes longer each time, up to a day', () => {
    expect([1, 2, 3, 10, 11, 1000].map(getEmailPauseSeconds)).toEqual([
      120, 240, 480, 61_440, 86_400, 86_400,
    ]);
  });
});
