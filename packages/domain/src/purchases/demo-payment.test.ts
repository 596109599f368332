import { expect, it } from 'vitest';
import { demoIntentPrefix, isDemoPayment } from './demo-payment.ts';

it.each([
  ['a class of the demo history', 'place', `${demoIntentPrefix}1`, true],
  ['a pack of the demo history', 'purchase', null, true],
  ['a class paid at the provider', 'place', 'pi_1', false],
  ['a month, whose intent is on its invoice', 'month', null, false],
  ['a payment at the front desk', 'desk', null, false],
] as const)('recognises %s', (_, source, intentId, expected) => {
  expect(isDemoPayment({ source, amountPence: 2000, intentId })).toBe(expected);
});
