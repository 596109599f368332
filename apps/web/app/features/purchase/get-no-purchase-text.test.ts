import type { PurchaseDto } from '@studio/contracts/purchases';
import { expect, it } from 'vitest';
import { getNoPurchaseText } from './get-no-purchase-text.ts';
import { getPaymentNote } from './get-payment-note.ts';

const facts = { declined: false, looking: true };

it('a declined payment leads back to its checkout, one that waits is asked about again', () => {
  expect(getNoPurchaseText({ at: 'unpaid' }, 'starter-pack', { ...facts, declined: true })).toMatchObject({
    text: [expect.stringMatching(/^Nothing was charged\./)],
    ways: [{ to: '/checkout?product=starter-pack' }, { to: '/pricing' }],
  });
  const waiting = getNoPurchaseText({ at: 'unpaid' }, 'starter-pack', facts);
  expect(JSON.stringify(waiting.text)).not.toContain('Nothing was charged');
  expect(waiting.ways[0]).toMatchObject({ press: 'again' });
});

it('names the money that goes back', () => {
  const purchase = { cardPaid: 22.5, price: { currency: 'GBP' } } as PurchaseDto;
  expect(getNoPurchaseText({ at: 'refunded', purchase }, null, facts).text[0]).toContain('£22.50');
});

it('never says that nothing was charged when nobody knows, and says whether it is looked for', () => {
  const lost = { at: 'failed', message: 'Network error' } as const;
  const { title, text } = getNoPurchaseText(lost, null, facts);
  expect(title).toBe('Could not complete payment');
  expect(text).toEqual([
    'Network error',
    expect.stringMatching(/^We could not hear whether your payment went through\. .*we keep looking/),
    expect.stringMatching(/^Nothing is taken twice\./),
  ]);
  const stopped = getNoPurchaseText(lost, null, { ...facts, looking: false });
  expect(stopped.text[1]).toContain('Try again looks once more.');
});

it('a membership is not said to be paid once', () => {
  expect(getPaymentNote(false)).toContain('You pay once.');
  expect(getPaymentNote(true)).toMatch(
    /^You pay for the first month now, then every month until you cancel\./,
  );
  expect(getPaymentNote(true)).not.toContain('once');
});
