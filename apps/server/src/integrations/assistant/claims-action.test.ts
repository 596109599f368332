import { describe, expect, it } from 'vitest';
import { claimsAction } from './claims-action.ts';

describe('claimsAction', () => {
  it.each([
    "I've booked you in for Tuesday.",
    'I have just cancelled your booking.',
    'We have refunded you.',
    'Your booking has been cancelled.',
    'Your place is now reserved.',
    "You're booked!",
    'You are in.',
    'Cancellation complete.',
  ])('detects: %s', (text) => {
    expect(claimsAction(text)).toBe(true);
  });

  it.each([
    'You can book it on the class page.',
    'I cannot cancel it for you.',
    'If you cancel in time, your money comes back.',
    'You are in good hands.',
    'You can cancel up to 24 hours before.',
  ])('ignores: %s', (text) => {
    expect(claimsAction(text)).toBe(false);
  });
});
