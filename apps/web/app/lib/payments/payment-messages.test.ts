import { describe, expect, it } from 'vitest';
import { asSentence, notStartedNotice, paymentNotices } from './payment-messages.ts';

const notices = paymentNotices('Nothing was charged.');

describe('messages about paying', () => {
  it('are the specification’s, word for word, each with a next step', () => {
    expect(Object.values(notices).map(({ title }) => title)).toEqual([
      'Could not start payment.',
      'Payment form is not ready yet. Please wait a moment.',
      'Payment area not ready. Please try again.',
      'Stripe failed to load',
      'Stripe not ready',
      'Payment failed.',
      'Payment not completed.',
      'Could not complete payment',
    ]);
    for (const { next } of Object.values(notices)) expect(next).toMatch(/\.$/);
  });

  it('say the server’s sentence once, and as a sentence', () => {
    const refused = (message: string) =>
      notStartedNotice(notices, { code: 'payment_unavailable', message }).next;
    expect(refused('Could not start payment.')).toMatch(/^Nothing was charged/);
    expect(refused('Network error')).toMatch(/^Network error\. Nothing was charged/);
    expect(refused('A payment for this place is under way.')).toMatch(/^A payment .* under way\. Nothing/);
    expect(asSentence('Is it open?')).toBe('Is it open?');
  });

  it('send people to the new terms when the old ones were accepted', () => {
    const outdated = { code: 'terms_outdated', message: 'Our terms have changed.' };
    const { next, retry } = notStartedNotice(notices, outdated);
    expect(next).toContain('Load this page anew');
    expect(retry).toBe(false);
  });
});
