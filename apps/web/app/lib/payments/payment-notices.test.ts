import { describe, expect, it, vi } from 'vitest';
import {
  createPaymentNotices,
  endWithFullStop,
  getPaymentNotOpenedNotice,
  getUnknownOutcomeNotice,
} from './payment-notices.ts';

const notices = createPaymentNotices('You haven’t been charged.');

describe('payment notices', () => {
  it('match the specification word for word, each with a next step', () => {
    expect(Object.values(notices).map(({ title }) => title)).toEqual([
      'Could not start payment.',
      'Payment form is not ready yet. Please wait a moment.',
      'Payment area not ready. Please try again.',
      'Stripe failed to load',
      'Stripe not ready',
      'Payment failed.',
      'Payment not completed.',
      ...Array(3).fill('Could not complete payment'),
    ]);
    for (const { next } of Object.values(notices)) expect(next).toMatch(/\.$/);
  });

  it('show the server’s message once, as a complete sentence', () => {
    const getNextText = (message: string) =>
      getPaymentNotOpenedNotice(notices, { code: 'payment_unavailable', message }).next;
    expect(getNextText('Could not start payment.')).toMatch(/^You haven’t been charged/);
    expect(getNextText('Network error')).toMatch(/^Network error\. You haven’t been charged/);
    expect(getNextText('A payment for this place is under way.')).toMatch(
      /^A payment .* under way\. You haven’t/,
    );
    expect(endWithFullStop('Is it open?')).toBe('Is it open?');
  });

  it('say when the device is offline, and never "Nothing was charged" while the outcome is unknown', () => {
    expect(getUnknownOutcomeNotice(notices)).toBe(notices.unknown);
    vi.stubGlobal('navigator', { onLine: false });
    expect(getUnknownOutcomeNotice(notices).next).toMatch(/^You’re offline\./);
    vi.unstubAllGlobals();
    expect(notices.polling.next).toMatch(/^We don’t know yet whether your payment went through\./);
    for (const { next } of [notices.unknown, notices.offline, notices.polling]) {
      expect(next).not.toContain('haven’t been charged');
      expect(next).toContain('You won’t be charged twice');
    }
  });

  it('tell the customer to reload for the new terms when outdated terms were accepted', () => {
    const outdated = {
      code: 'terms_outdated',
      message: 'Our terms have changed. Reload this page to read them.',
    };
    const { next, retry } = getPaymentNotOpenedNotice(notices, outdated);
    expect(next).toContain('Reload this page');
    expect(retry).toBe(false);
  });
});
