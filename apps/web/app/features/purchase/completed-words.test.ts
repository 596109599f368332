import type { WirePurchase } from '@studio/contracts/purchases';
import { expect, it } from 'vitest';
import { completedWords } from './completed-words.ts';

it('a declined payment leads back to its checkout, one that waits is asked about again', () => {
  expect(completedWords({ at: 'unpaid' }, 'starter-pack', true)).toMatchObject({
    text: [expect.stringMatching(/^Nothing was charged\./)],
    ways: [{ to: '/checkout?product=starter-pack' }, { to: '/pricing' }],
  });
  const waiting = completedWords({ at: 'unpaid' }, 'starter-pack', false);
  expect(JSON.stringify(waiting.text)).not.toContain('Nothing was charged');
  expect(waiting.ways[0]).toMatchObject({ press: 'again' });
});

it('names the money that goes back', () => {
  const purchase = { cardPaid: 22.5, price: { currency: 'GBP' } } as WirePurchase;
  expect(completedWords({ at: 'refunded', purchase }, null, false).text[0]).toContain('£22.50');
});

it('never says that nothing was charged when nobody knows', () => {
  const { text } = completedWords({ at: 'failed', message: 'Network error' }, null, false);
  expect(text).toEqual(['Network error', expect.stringMatching(/^You pay once\./)]);
});
