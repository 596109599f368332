import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import {
  createMissingParameterError,
  type Form,
  mergeMetadata,
  readBoolean,
  readChoice,
  readInteger,
  readNestedForm,
  readText,
  readTextList,
} from '../api/form.ts';
import { readShipping } from './address.ts';
import type { PaymentIntent, PublicPaymentIntent } from './api-objects.ts';
import { createId } from './create-id.ts';

/** Minimum amount of a card payment in pence, the same as Stripe's. */
const minPence = 30;

/** Creates a payment intent from the parameters of a call, without storing it. */
export function createPaymentIntent(call: Pick<ApiCall, 'form' | 'now'>): PaymentIntent {
  const { form } = call;
  const id = createId('pi');
  const methods = paymentMethodTypes(form);
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: methods.allowed,
    amount: parseAmount(form),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: methods.automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      readChoice(form, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    client_secret: createId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: toEpochSeconds(call.now),
    currency: parseCurrency(form),
    customer: readText(form, 'customer') ?? null,
    customer_account: null,
    description: readText(form, 'description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: methods.types,
    payment_record: null,
    processing: null,
    receipt_email: readText(form, 'receipt_email') ?? null,
    review: null,
    setup_future_usage: readFutureUsage(form) ?? null,
    shipping: readShipping(form),
    source: null,
    statement_descriptor: readText(form, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: readText(form, 'statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: readText(form, 'transfer_group') ?? null,
  };
}

/** Parses the amount in pence, from 30 to 99999999. Throws Stripe's 400 errors otherwise. */
export function parseAmount(form: Form): number {
  const amount = readInteger(form, 'amount');
  if (amount === undefined) throw createMissingParameterError('amount');
  if (amount < 0) {
    throw createInvalidRequestError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < minPence) {
    throw createInvalidRequestError(
      'The amount is below the minimum that can be charged. Amount must be at least £0.30 gbp.',
      { code: 'amount_too_small', param: 'amount' },
    );
  }
  if (amount > 99_999_999) {
    throw createInvalidRequestError('Amount must be no more than £999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return amount;
}

/** Parses the currency. The sandbox's account supports only pounds. */
export function parseCurrency(form: Form): string {
  const currency = readText(form, 'currency')?.toLowerCase();
  if (!currency) throw createMissingParameterError('currency');
  if (currency === 'gbp') return currency;
  throw createInvalidRequestError(`Invalid currency: ${currency}. The sandbox supports: gbp`, {
    param: 'currency',
  });
}

/** Returns 'off_session' or 'on_session' when the payment saves the card for such charges, and undefined otherwise. */
export function readFutureUsage(form: Form) {
  return readChoice(form, 'setup_future_usage', ['off_session', 'on_session']);
}

/** Returns the payment method types that the caller allows, or null for all. Throws for types other than cards. */
export function readAllowedTypes(form: Form): 'card'[] | null {
  const allowed = readTextList(form, 'allowed_payment_method_types');
  if (allowed.length === 0) return null;
  if (allowed.every((type) => type === 'card')) return ['card'];
  throw createInvalidRequestError('The sandbox supports only the payment method type card.', {
    param: 'allowed_payment_method_types',
  });
}

/** Returns the few fields of a payment intent that a browser with its client secret can see. */
export function toPublicPaymentIntent(intent: PaymentIntent): PublicPaymentIntent {
  const { id, object, amount, amount_details, automatic_payment_methods, canceled_at } = intent;
  const { cancellation_reason, capture_method, client_secret, confirmation_method, created } = intent;
  const { currency, description, last_payment_error, livemode, next_action, payment_method } = intent;
  const { payment_method_configuration_details, payment_method_types, processing, receipt_email } = intent;
  const { setup_future_usage, shipping, source, status } = intent;
  return {
    id,
    object,
    amount,
    amount_details,
    automatic_payment_methods,
    canceled_at,
    cancellation_reason,
    capture_method,
    client_secret,
    confirmation_method,
    created,
    currency,
    description,
    last_payment_error,
    livemode,
    next_action,
    payment_method,
    payment_method_configuration_details,
    payment_method_types,
    processing,
    receipt_email,
    setup_future_usage,
    shipping,
    source,
    status,
  };
}

/** Returns the payment method types of a new intent. The sandbox's account has only cards. */
function paymentMethodTypes(form: Form) {
  const allowed = readAllowedTypes(form);
  const automatic = readNestedForm(form, 'automatic_payment_methods');
  const isEnabled = (automatic && readBoolean(automatic, 'enabled')) ?? true;
  const redirects = (automatic && readChoice(automatic, 'allow_redirects', ['always', 'never'])) ?? 'always';
  return {
    allowed,
    automatic: isEnabled ? { allow_redirects: redirects, enabled: true } : null,
    types: ['card'],
  };
}
