import type Stripe from 'stripe';
import { invalidRequest } from '../api/api-error.ts';
import { type ApiCall, epochSeconds } from '../api/call.ts';
import { booleanOf, formOf, integerOf, mergeMetadata, missingParam, textOf } from '../api/form.ts';
import { newId } from './new-id.ts';
import { readCurrency } from './payment-intent.ts';

const intervals = ['day', 'week', 'month', 'year'];

/** What one of a product costs, once or again and again. */
export function newPrice({ form, now }: ApiCall, product: string): Stripe.Price {
  const amount = integerOf(form, 'unit_amount');
  if (amount === undefined) throw missingParam('unit_amount');
  const recurring = readRecurring({ form });
  return {
    id: newId('price'),
    object: 'price',
    active: booleanOf(form, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: epochSeconds(now),
    currency: readCurrency(form),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: textOf(form, 'lookup_key') ?? null,
    metadata: mergeMetadata(form),
    nickname: textOf(form, 'nickname') ?? null,
    product,
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: decimal(amount),
  };
}

/** Decimals are text on the wire; the library makes its own type of them. */
export function decimal(amount: number): NonNullable<Stripe.Price['unit_amount_decimal']> {
  return String(amount) as unknown as NonNullable<Stripe.Price['unit_amount_decimal']>;
}

function readRecurring({ form }: Pick<ApiCall, 'form'>): Stripe.Price.Recurring | null {
  const recurring = formOf(form, 'recurring');
  if (!recurring) return null;
  const interval = textOf(recurring, 'interval');
  if (!interval) throw missingParam('recurring[interval]');
  if (!intervals.includes(interval)) {
    throw invalidRequest(`Invalid recurring[interval]: must be one of ${intervals.join(', ')}`, {
      param: 'recurring[interval]',
    });
  }
  return {
    interval,
    interval_count: integerOf(recurring, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
