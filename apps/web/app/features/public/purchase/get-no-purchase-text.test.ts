import type { PurchaseDto } from '@studio/contracts/purchases';
import { expect, it } from 'vitest';
import { getNoPurchaseText } from './get-no-purchase-text.ts';
import { getPurchasePaymentNote } from './get-purchase-payment-note.ts';

const payment = { declined: false, isPolling: true };

it('a declined payment links back to its checkout, a pending one offers a retry', () => {
  expect(getNoPurchaseText({ at: 'unpaid' }, 'starter-pack', { ...payment, declined: true })).toMatchObject({
    text: [expect.stringMatching(/^You haven’t been charged\./)],
    nextSteps: [{ to: '/checkout?product=starter-pack' }, { to: '/pricing' }],
  });
  const waiting = getNoPurchaseText({ at: 'unpaid' }, 'starter-pack', payment);
  expect(JSON.stringify(waiting.text)).not.toContain('You haven’t been charged');
  expect(waiting.nextSteps[0]).toMatchObject({ action: 'again' });
});

it('names the amount of the refund', () => {
  const purchase = { cardPaid: 22.5, price: { currency: 'GBP' } } as PurchaseDto;
  expect(getNoPurchaseText({ at: 'refunded', purchase }, null, payment).text[0]).toContain('£22.50');
});

it('never says that nothing was charged when the outcome is unknown, and says whether the page polls', () => {
  const lost = { at: 'failed', message: 'Network error' } as const;
  const { title, text } = getNoPurchaseText(lost, null, payment);
  expect(title).toBe('Could not complete payment');
  expect(text).toEqual([
    'Network error',
    expect.stringMatching(/^We couldn’t check whether your payment went through\. .*We’ll keep checking/),
    expect.stringMatching(/^You won’t be charged twice\./),
  ]);
  const stopped = getNoPurchaseText(lost, null, { ...payment, isPolling: false });
  expect(stopped.text[1]).toContain('Select ‘Try again’ to check the payment.');
});

it('a membership is not described as a single payment', () => {
  expect(getPurchasePaymentNote(false)).toContain('You’ll only be charged once.');
  expect(getPurchasePaymentNote(true)).toMatch(
    /^You pay for the first month now, then every month until you cancel\./,
  );
  expect(getPurchasePaymentNote(true)).not.toContain('once');
});
