import { describe, expect, it } from 'vitest';
import { getSecondsLeft, toCountdownParts } from './countdown-parts.ts';

describe('countdown to the opening', () => {
  it('rounds seconds up and stops at zero', () => {
    expect([0, 1, 999, 1000, 1001, 5000].map((now) => getSecondsLeft(1000, now))).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('is split into days, hours, minutes and seconds', () => {
    const seconds = 12 * 86_400 + 18 * 60 + 41;
    expect(toCountdownParts(seconds)).toEqual({ days: '12', hours: '00', minutes: '18', seconds: '41' });
    expect(toCountdownParts(86_399)).toEqual({ days: '00', hours: '23', minutes: '59', seconds: '59' });
    expect(toCountdownParts(120 * 86_400).days).toBe('120');
  });
});
