import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Decline } from '../cards/declines.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './api-objects.ts';
import { createId } from './create-id.ts';
import { getId } from './object-store.ts';

/** Creates the charge of a payment attempt, which is paid, or failed when there is a decline. */
export function createCharge(
  call: WorkContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: { decline?: Decline; authenticated: boolean },
): Charge {
  const { decline } = attempt;
  const id = createId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: !decline,
    created: toEpochSeconds(call.now),
    currency: intent.currency,
    customer: getId(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method, attempt),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${call.publicUrl}/receipts/${id}/${createId('rcpt')}`,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function outcomeOf(decline: Decline | undefined): NonNullable<Charge['outcome']> {
  if (!decline) {
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    advice_code: decline.adviceCode ?? 'do_not_try_again',
    network_advice_code: null,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    risk_level: 'normal',
    risk_score: 28,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function methodDetails(
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: { decline?: Decline; authenticated: boolean },
): NonNullable<Charge['payment_method_details']> {
  const { card } = method;
  if (!card) return { type: method.type };
  return {
    card: {
      amount_authorized: attempt.decline ? null : intent.amount,
      authorization_code: attempt.decline ? null : '123456',
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: method.billing_details.address?.postal_code ? 'pass' : null,
        cvc_check: attempt.decline?.cvcCheck ?? (card.checks?.cvc_check ? 'pass' : null),
      },
      country: card.country,
      electronic_commerce_indicator: attempt.authenticated ? '05' : null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: attempt.authenticated ? authenticatedCard : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}

const authenticatedCard: NonNullable<
  NonNullable<Charge['payment_method_details']>['card']
>['three_d_secure'] = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: '3ba2b28a-33c1-4a0f-9c83-b5d5e4f0c0de',
  version: '2.2.0',
};
