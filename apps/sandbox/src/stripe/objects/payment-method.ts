import { createHash } from 'node:crypto';
import { invalidRequest } from '../api/api-error.ts';
import { type ApiCall, epochSeconds, type Work } from '../api/call.ts';
import { type Form, formOf, missingParam, textOf } from '../api/form.ts';
import { readCard } from '../cards/check-card.ts';
import { cardByNumber, cardByReadyId, strangeCard, type TestCard } from '../cards/test-cards.ts';
import { readAddress } from './address.ts';
import type { PaymentMethod } from './api-objects.ts';
import { recordEvent } from './event.ts';
import { newId } from './new-id.ts';
import { getObject, idOf, insertObject, noteHidden, readHidden, saveObject } from './object-store.ts';

/** What the sandbox remembers of a card; the full number is needed to know how it behaves. */
interface HiddenCard {
  number: string;
  /** It was kept for charges without its owner. */
  isSaved: boolean;
  /** It was a customer's once, and may not be used again. */
  isDetached: boolean;
}

/** The payment method a call names: `pm_card_…` makes a fresh one, any other id must exist. */
export async function takePaymentMethod(call: ApiCall, id: string): Promise<PaymentMethod> {
  if (!id.startsWith('pm_card_')) return getObject(call.db, 'payment_method', id, 'payment_method');
  const card = cardByReadyId(id);
  if (!card) return getObject(call.db, 'payment_method', id, 'payment_method');
  const year = call.now.getUTCFullYear() + 1;
  return storePaymentMethod(call, card, { expMonth: call.now.getUTCMonth() + 1, expYear: year }, {});
}

/** Makes a payment method from `type=card&card[number]=…`, as the browser sends it. */
export async function createPaymentMethod(call: ApiCall, form: Form): Promise<PaymentMethod> {
  const type = textOf(form, 'type');
  if (!type) throw missingParam('type');
  if (type !== 'card') {
    throw invalidRequest(`The payment method type provided: ${type} is invalid. The sandbox takes cards.`, {
      code: 'payment_intent_invalid_parameter',
      param: 'type',
    });
  }
  const cardForm = formOf(form, 'card');
  if (!cardForm) throw missingParam('card');
  if (call.key === 'secret') {
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. Use the test payment methods, for example pm_card_visa.',
    );
  }
  const details = readCard(cardForm, call.now);
  const card = cardByNumber(details.number) ?? strangeCard(details.number);
  return storePaymentMethod(call, card, details, formOf(form, 'billing_details') ?? {});
}

/** How the card behind a payment method behaves, and whether it was saved to be charged without its owner. */
export async function cardBehind(
  { db }: Pick<Work, 'db'>,
  paymentMethodId: string,
): Promise<TestCard & { isSaved: boolean }> {
  const { number = '', isSaved = false } = await readHidden<HiddenCard>(db, paymentMethodId);
  return { ...(cardByNumber(number) ?? strangeCard(number)), isSaved };
}

/** 400 for a card that belongs to somebody else, or was taken off its customer. */
export async function requireUsable(
  { db }: Pick<Work, 'db'>,
  method: PaymentMethod,
  customer: string | null,
): Promise<void> {
  const { isDetached = false } = await readHidden<HiddenCard>(db, method.id);
  if (isDetached) {
    throw invalidRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  const owner = idOf(method.customer);
  if (!owner || owner === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'payment_method' },
  );
}

/** Keeps a card for a customer, so that it can be charged without its owner. */
export async function attachMethod(
  work: Work,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  await noteHidden(work.db, method.id, { isSaved: true });
  if (idOf(method.customer) === customer) return method;
  const attached: PaymentMethod = { ...method, customer };
  await saveObject(work.db, 'payment_method', attached);
  await recordEvent(work, 'payment_method.attached', attached);
  return attached;
}

async function storePaymentMethod(
  call: ApiCall,
  card: TestCard,
  expiry: { expMonth: number; expYear: number; cvc?: string | undefined },
  billing: Form,
): Promise<PaymentMethod> {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: expiry.cvc === undefined ? null : 'unchecked',
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: expiry.expMonth,
      exp_year: expiry.expYear,
      fingerprint: createHash('sha256').update(`fingerprint ${card.number}`).digest('hex').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: epochSeconds(call.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await insertObject(call.db, 'payment_method', method, {
    number: card.number,
  } satisfies Partial<HiddenCard>);
  return method;
}

const unknownAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

function billingDetails(form: Form): PaymentMethod['billing_details'] {
  return {
    address: readAddress(form) ?? unknownAddress,
    email: textOf(form, 'email') ?? null,
    name: textOf(form, 'name') ?? null,
    phone: textOf(form, 'phone') ?? null,
    tax_id: null,
  };
}
