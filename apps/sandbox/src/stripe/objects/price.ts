import { type ApiCall, epochSeconds } from '../api/call.ts';
import { booleanOf, choiceOf, formOf, integerOf, mergeMetadata, missingParam, textOf } from '../api/form.ts';
import type { Price } from './api-objects.ts';
import { newId } from './new-id.ts';
import { readCurrency } from './payment-intent.ts';

const intervals = ['day', 'week', 'month', 'year'] as const;

/** What one of a product costs, once or again and again. */
export function newPrice({ form, now }: ApiCall, product: string): Price {
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
    unit_amount_decimal: String(amount),
  };
}

function readRecurring({ form }: Pick<ApiCall, 'form'>): NonNullable<Price['recurring']> | null {
  const recurring = formOf(form, 'recurring');
  if (!recurring) return null;
  const interval = choiceOf(recurring, 'interval', intervals, 'recurring[interval]');
  if (!interval) throw missingParam('recurring[interval]');
  return {
    interval,
    interval_count: integerOf(recurring, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
