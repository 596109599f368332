import { createHash } from 'node:crypto';
import { type ApiCall, toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import { createInvalidRequestError } from '../api/api-error.ts';
import { createMissingParameterError, type Form, readNestedForm, readText } from '../api/form.ts';
import { parseCard } from '../cards/parse-card.ts';
import {
  createUnknownCard,
  findCardByNumber,
  findCardByPaymentMethodId,
  type TestCard,
} from '../cards/test-cards.ts';
import { readAddress } from './address.ts';
import type { PaymentMethod } from './api-objects.ts';
import { createId } from './create-id.ts';
import { recordEvent } from './event.ts';
import {
  getId,
  getObject,
  insertObject,
  readHiddenData,
  saveHiddenData,
  saveObject,
} from './object-store.ts';

/** Data of a card that the API doesn't return. The full number determines the card's behaviour. */
interface HiddenCard {
  number: string;
  /** Whether the card was saved for off-session charges. */
  isSaved: boolean;
  /** Whether the card was detached from a customer and can't be used again. */
  isDetached: boolean;
}

/** Returns the payment method with an id. An id like `pm_card_…` creates a new one; any other must exist. */
export async function resolvePaymentMethod(call: ApiCall, id: string): Promise<PaymentMethod> {
  if (!id.startsWith('pm_card_')) return getObject(call.db, 'payment_method', id, 'payment_method');
  const card = findCardByPaymentMethodId(id);
  if (!card) return getObject(call.db, 'payment_method', id, 'payment_method');
  const year = call.now.getUTCFullYear() + 1;
  return storePaymentMethod(call, card, { expMonth: call.now.getUTCMonth() + 1, expYear: year }, {});
}

/** Creates a payment method from `type=card&card[number]=…`, as the browser sends it. */
export async function createPaymentMethod(call: ApiCall, form: Form): Promise<PaymentMethod> {
  const type = readText(form, 'type');
  if (!type) throw createMissingParameterError('type');
  if (type !== 'card') {
    throw createInvalidRequestError(
      `The payment method type provided: ${type} is invalid. The sandbox supports only cards.`,
      {
        code: 'payment_intent_invalid_parameter',
        param: 'type',
      },
    );
  }
  const cardForm = readNestedForm(form, 'card');
  if (!cardForm) throw createMissingParameterError('card');
  if (call.key === 'secret') {
    throw createInvalidRequestError(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. Use the test payment methods, for example pm_card_visa.',
    );
  }
  const details = parseCard(cardForm, call.now);
  const card = findCardByNumber(details.number) ?? createUnknownCard(details.number);
  return storePaymentMethod(call, card, details, readNestedForm(form, 'billing_details') ?? {});
}

/** Returns the test card behind a payment method, and whether it was saved for off-session charges. */
export async function readTestCard(
  { db }: Pick<WorkContext, 'db'>,
  paymentMethodId: string,
): Promise<TestCard & { isSaved: boolean }> {
  const { number = '', isSaved = false } = await readHiddenData<HiddenCard>(db, paymentMethodId);
  return { ...(findCardByNumber(number) ?? createUnknownCard(number)), isSaved };
}

/** Throws 400 for a card that belongs to another customer or was detached. */
export async function requireUsablePaymentMethod(
  { db }: Pick<WorkContext, 'db'>,
  method: PaymentMethod,
  customer: string | null,
): Promise<void> {
  const { isDetached = false } = await readHiddenData<HiddenCard>(db, method.id);
  if (isDetached) {
    throw createInvalidRequestError(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  const owner = getId(method.customer);
  if (!owner || owner === customer) return;
  throw createInvalidRequestError(
    `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'payment_method' },
  );
}

/** Saves a card to a customer, for off-session charges. */
export async function attachPaymentMethod(
  work: WorkContext,
  method: PaymentMethod,
  customer: string,
): Promise<PaymentMethod> {
  await saveHiddenData(work.db, method.id, { isSaved: true });
  if (getId(method.customer) === customer) return method;
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
    id: createId('pm'),
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
    created: toEpochSeconds(call.now),
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
    email: readText(form, 'email') ?? null,
    name: readText(form, 'name') ?? null,
    phone: readText(form, 'phone') ?? null,
    tax_id: null,
  };
}
