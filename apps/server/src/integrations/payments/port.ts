/**
 * Purpose of a payment: places in a class, or a product.
 * Stored with the intent, so that its events reach the right module.
 */
export type PaymentPurpose = 'class' | 'purchase';

/** Payment at the provider. Amounts are in pence. */
export interface PaymentIntent {
  id: string;
  /** Secret with which the payer's browser confirms the payment. */
  clientSecret: string;
  /** `open` can still be paid; `succeeded` and `cancelled` are final. */
  status: 'open' | 'succeeded' | 'cancelled';
  amountPence: number;
  amountReceivedPence: number;
  amountRefundedPence: number;
  currency: string;
  /**
   * Id of the payment or purchase in the database, set when the intent was created. Null for intents of subscriptions.
   */
  paymentId: string | null;
  purpose: PaymentPurpose | null;
  /** Payment method, such as "Visa ending 4242"; null until the payment is made by card. */
  method: string | null;
  /** Fingerprint of the card number, equal for each payment with the card. Null until the payment is made by card. */
  cardFingerprint: string | null;
  receiptUrl: string | null;
  /** Whether the customer was deleted at the provider, so that no one can pay the intent any more. */
  isCustomerDeleted: boolean;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
  amountPence: number;
  /** Idempotency key with which this server created the refund; null if it was made at the provider. */
  idempotencyKey: string | null;
  madeAt: Date;
}

/** Chargeback by the payer's bank, or its inquiry about a payment. */
export interface ProviderDispute {
  id: string;
  amountPence: number;
  /**
   * `inquiry`: no money withdrawn. `open`: the bank withholds the money until the dispute ends. `closed`: an inquiry
   * that ended without a dispute, or a dispute that a refund prevented.
   */
  state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** Status in the provider's terms, such as "needs_response". */
  status: string;
  /** Reason in the provider's terms, such as "product_not_received". */
  reason: string;
  evidenceDueBy: Date | null;
  madeAt: Date;
}

/** All refunds and disputes of one payment at the provider, including refunds made there and not by this server. */
export interface ProviderRefundsAndDisputes {
  receivedPence: number;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

export interface ProviderCard {
  id: string;
  /** Brand of the card, such as "Visa". */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  /** Fingerprint, equal each time the card is saved. Null when the provider doesn't send one. */
  fingerprint: string | null;
}

/** Subscription at the provider. Its times come from the provider's clock. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** Email address of the customer; null if the customer has none or was deleted. */
  customerEmail: string | null;
  /**
   * `incomplete`: first payment outstanding. `past_due`: a later payment failed. `ended`: final, even if the
   * subscription never started.
   */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  /** Id of the membership in the database. */
  membershipId: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** End of the payment pause; null if payments aren't paused. */
  pausedUntil: Date | null;
  latestInvoiceId: string | null;
  /** Price of a period; null if the provider computes it from usage or tiers. */
  pricePence: number | null;
  currency: string;
  /** Payment method, such as "Visa ending 4242". */
  method: string | null;
}

/** Monthly invoice of a subscription. */
export interface ProviderInvoice {
  id: string;
  subscriptionId: string | null;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  amountPaidPence: number;
  amountDuePence: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  paidAt: Date | null;
  /** Time at which the provider retries a failed payment; null if it won't. */
  nextAttemptAt: Date | null;
  attempts: number;
  failure: string | null;
  /** Secret with which the page pays an open invoice, when the member must confirm the payment. */
  clientSecret: string | null;
  /** URL of the provider's page about the invoice: payment instructions first, later the receipt. */
  receiptUrl: string | null;
  /** Intent that paid the invoice, which can be refunded. Null while the invoice is unpaid. */
  intentId: string | null;
}

/** Card that is being saved. */
export interface CardSetup {
  id: string;
  clientSecret: string;
  status: 'open' | 'succeeded' | 'cancelled';
  customerId: string | null;
  cardId: string | null;
}

/** Webhook event of the provider. Kinds that the server doesn't use are `other`. */
export interface ProviderEvent {
  id: string;
  type: string;
  about:
    | { kind: 'intent'; intentId: string; purpose: PaymentPurpose | null }
    | { kind: 'invoice'; invoiceId: string; subscriptionId: string | null }
    | { kind: 'subscription'; subscriptionId: string }
    | { kind: 'refund-or-dispute'; intentId: string }
    | { kind: 'other' };
}

/** Error: the provider is unavailable or sent an invalid response. A retry is safe. */
export class PaymentsUnavailableError extends Error {}

/** Error: the provider rejected the request. A retry won't help. */
export class PaymentsRejectedError extends Error {}

/** Error: the provider has no such customer, because it was deleted or belongs to another account or mode. */
export class CustomerNotFoundError extends PaymentsRejectedError {}

/** Error: the provider has no such subscription, because it belongs to another account or mode. */
export class SubscriptionNotFoundError extends PaymentsRejectedError {}

/** Error: the webhook has no valid signature of the provider. */
export class InvalidWebhookSignatureError extends Error {}

/**
 * Input of a payment. `customerId`: customer whose saved cards the payment may use. `saveCard`: the payer wants to save
 * the card.
 */
export interface PaymentIntentInput {
  purpose: PaymentPurpose;
  paymentId: string;
  amountPence: number;
  currency: string;
  description: string;
  receiptEmail: string;
  customerId?: string;
  saveCard?: boolean;
}

/**
 * Port to the payment provider. Every call uses the network, so never call it inside a database transaction. Throws
 * `PaymentsUnavailableError` or `PaymentsRejectedError`.
 */
export interface PaymentsPort {
  /** Creates an intent. Idempotent by `paymentId` and `customerId`. */
  createIntent(input: PaymentIntentInput): Promise<PaymentIntent>;
  /**
   * Creates an intent and charges a saved card without the payer present (`off_session`). Returns an `open` intent if
   * the card was declined or its bank requires the payer. The payer can then confirm the intent with the client secret.
   */
  chargeCard(input: PaymentIntentInput & { customerId: string; cardId: string }): Promise<PaymentIntent>;
  retrieveIntent(intentId: string): Promise<PaymentIntent>;
  /**
   * Finds the intent of a charge whose response never arrived; null if there is none. `since` is the creation time of
   * the payment, which limits the search if the customer no longer exists.
   */
  findCharge(input: { customerId: string; paymentId: string; since: Date }): Promise<PaymentIntent | null>;
  /**
   * Cancels the intent unless it has already succeeded. Returns the intent in its final state, never `open`. Throws
   * `PaymentsUnavailableError` while the bank is processing the payment.
   */
  cancelIntent(intentId: string): Promise<PaymentIntent>;
  /** Refunds money. Idempotent by `idempotencyKey`, which the provider stores with the refund. */
  createRefund(input: {
    idempotencyKey: string;
    intentId: string;
    amountPence: number;
  }): Promise<ProviderRefund>;
  retrieveRefund(providerId: string): Promise<ProviderRefund>;
  /** Returns all refunds and disputes of a payment, oldest first. */
  readRefundsAndDisputes(intentId: string): Promise<ProviderRefundsAndDisputes>;
  /** Returns the subscription invoice that a payment paid; null for other payments. */
  findInvoiceOfIntent(intentId: string): Promise<ProviderInvoice | null>;
  /**
   * Creates the provider's customer for a member and returns its id. Idempotent by `memberId`. `insteadOf` is the
   * previous customer, which no longer exists.
   */
  createCustomer(input: {
    memberId: string;
    email: string;
    name: string;
    insteadOf?: string;
  }): Promise<string>;
  /** Deletes a customer permanently, with the customer's cards and subscriptions. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>;
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Starts saving a card; the page confirms it. Idempotent by `setupKey`. */
  createCardSetup(input: { customerId: string; setupKey: string }): Promise<CardSetup>;
  retrieveCardSetup(setupId: string): Promise<CardSetup>;
  /** Makes a card the default for all of the customer's subscriptions. */
  setDefaultCard(customerId: string, cardId: string): Promise<void>;
  removeCard(cardId: string): Promise<void>;
  /**
   * Starts a monthly subscription. The returned secret pays its first invoice (`default_incomplete`). Creates the
   * product and price at the provider if needed. Idempotent by `membershipId` and `customerId`.
   */
  createSubscription(input: {
    membershipId: string;
    customerId: string;
    productId: string;
    productName: string;
    pricePence: number;
    currency: string;
  }): Promise<{ subscription: ProviderSubscription; clientSecret: string }>;
  retrieveSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<ProviderSubscription>;
  /**
   * Ends a subscription immediately: its first payment was never made, the member cancels while a payment is overdue,
   * or the member closes their account.
   */
  endSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Pauses payments until an instant; null resumes them. */
  pauseSubscription(subscriptionId: string, until: Date | null): Promise<ProviderSubscription>;
  retrieveInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Returns the latest 100 invoices of a subscription, newest first. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** Retries an open invoice with the default card, and returns its new state. */
  payInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Parses the raw body of a webhook. Throws `InvalidWebhookSignatureError` for a wrong signature. */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent>;
}
