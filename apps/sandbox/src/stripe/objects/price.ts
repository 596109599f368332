import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import {
  createMissingParameterError,
  mergeMetadata,
  readBoolean,
  readChoice,
  readInteger,
  readNestedForm,
  readText,
} from '../api/form.ts';
import type { Price } from './api-objects.ts';
import { createId } from './create-id.ts';
import { parseCurrency } from './payment-intent.ts';

const intervals = ['day', 'week', 'month', 'year'] as const;

/** Creates a price of a product, one-time or recurring. */
export function createPrice({ form, now }: ApiCall, product: string): Price {
  const amount = readInteger(form, 'unit_amount');
  if (amount === undefined) throw createMissingParameterError('unit_amount');
  const recurring = readRecurring({ form });
  return {
    id: createId('price'),
    object: 'price',
    active: readBoolean(form, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: toEpochSeconds(now),
    currency: parseCurrency(form),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: readText(form, 'lookup_key') ?? null,
    metadata: mergeMetadata(form),
    nickname: readText(form, 'nickname') ?? null,
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
  const recurring = readNestedForm(form, 'recurring');
  if (!recurring) return null;
  const interval = readChoice(recurring, 'interval', intervals, 'recurring[interval]');
  if (!interval) throw createMissingParameterError('recurring[interval]');
  return {
    interval,
    interval_count: readInteger(recurring, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
