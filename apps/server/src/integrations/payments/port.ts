/**
 * Purpose of a payment: places in a class, or a product.
 * Stored with the intent, so that its events reach the right module.
 */
export type PaymentPurpose = 'class' | 'purchase';

/** A payment at the provider. Amounts in pence. */
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
  /** Id of our payment or purchase, set when the intent was created. Null for intents of subscriptions. */
  paymentId: string | null;
  purpose: PaymentPurpose | null;
  /** "Visa ending 4242", once paid by card. */
  method: string | null;
  /** Fingerprint of the card number, the same in every account. Null until paid by card. */
  cardFingerprint: string | null;
  receiptUrl: string | null;
  /** The customer was deleted at the provider, so the intent can’t be paid any more. */
  isCustomerDeleted: boolean;
}

export interface ProviderRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
  amountPence: number;
  /** Our refund id. Null when the refund wasn't made by us. */
  ourKey: string | null;
  madeAt: Date;
}

/** A chargeback by the payer's bank, or its inquiry about a payment. */
export interface ProviderDispute {
  id: string;
  amountPence: number;
  /**
   * `inquiry`: no money withdrawn. `open`: the bank holds it until the dispute ends.
   * `closed`: an inquiry without result.
   */
  state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** The provider's own terms: "needs_response", and "product_not_received". */
  status: string;
  reason: string;
  evidenceDueBy: Date | null;
  madeAt: Date;
}

/** All refunds and disputes of one payment at the provider, including those that weren't made by us. */
export interface ProviderRefundsAndDisputes {
  receivedPence: number;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

export interface ProviderCard {
  id: string;
  /** "Visa" */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  /** Same for one card each time it was saved. Null when the provider doesn't say. */
  fingerprint: string | null;
}

/** A subscription at the provider. Its instants come from the provider. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /**
   * `incomplete`: first payment outstanding. `past_due`: a later payment failed.
   * `ended`: final, even if it never started.
   */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  /** Our membership's id. */
  membershipId: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** End of the payment pause. Null without one. */
  pausedUntil: Date | null;
  latestInvoiceId: string | null;
  /** "Visa ending 4242" */
  method: string | null;
}

/** One monthly invoice of a subscription. */
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
  /** When the provider retries a failed payment. */
  nextAttemptAt: Date | null;
  attempts: number;
  failure: string | null;
  /** Secret with which the page pays it while it is open, when the member must confirm the payment. */
  clientSecret: string | null;
  /** The provider's page of the invoice: payment instructions first, later the receipt. */
  receiptUrl: string | null;
  /** Payment that paid it, which can be refunded. Null while unpaid. */
  intentId: string | null;
}

/** A card being saved. */
export interface CardSetup {
  id: string;
  clientSecret: string;
  status: 'open' | 'succeeded' | 'cancelled';
  customerId: string | null;
  cardId: string | null;
}

/** A webhook event of the provider. Kinds that we don't use are `other`. */
export interface ProviderEvent {
  id: string;
  type: string;
  about:
    | { kind: 'intent'; intentId: string; purpose: PaymentPurpose | null }
    | { kind: 'invoice'; invoiceId: string; subscriptionId: string | null }
    | { kind: 'subscription'; subscriptionId: string }
    | { kind: 'money-back'; intentId: string }
    | { kind: 'other' };
}

/** The provider couldn't be reached or responded incorrectly. A retry is safe. */
export class PaymentsUnavailableError extends Error {}

/** The provider rejected the request. A retry won't help. */
export class PaymentsRejectedError extends Error {}

/** The provider has no such customer: deleted, or of another account or mode. */
export class CustomerNotFoundError extends PaymentsRejectedError {}

/** The provider didn't sign this webhook. */
export class InvalidWebhookSignatureError extends Error {}

/** Input of a payment. `customerId`: whose saved cards it may use. `saveCard`: the payer wants to save the card. */
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
 * Payment provider. Every call uses the network, so never call it inside a database transaction.
 * Throws `PaymentsUnavailableError` or `PaymentsRejectedError`.
 */
export interface PaymentsPort {
  /** Creates an intent. The same `paymentId` and `customerId` always return the same one. */
  createIntent(wanted: PaymentIntentInput): Promise<PaymentIntent>;
  /**
   * Creates an intent and charges a saved card without the payer present (`off_session`).
   * Returns an `open` intent if the card was declined or its bank requires the payer.
   * The payer can then confirm it with the client secret.
   */
  chargeCard(wanted: PaymentIntentInput & { customerId: string; cardId: string }): Promise<PaymentIntent>;
  retrieveIntent(intentId: string): Promise<PaymentIntent>;
  /**
   * Finds the intent of a charge whose response was lost. Returns null if there is none.
   * `since`: when the payment was created. The search uses it if the customer no longer exists.
   */
  findCharge(wanted: { customerId: string; paymentId: string; since: Date }): Promise<PaymentIntent | null>;
  /**
   * Cancels the intent unless it has already succeeded. Returns its final state, never `open`.
   * Throws `PaymentsUnavailableError` while the bank is processing it.
   */
  cancelIntent(intentId: string): Promise<PaymentIntent>;
  /** Refunds money. The same `refundId` never refunds twice. */
  createRefund(wanted: { refundId: string; intentId: string; amountPence: number }): Promise<ProviderRefund>;
  retrieveRefund(providerId: string): Promise<ProviderRefund>;
  /** Returns all refunds and disputes of a payment, oldest first. */
  readRefundsAndDisputes(intentId: string): Promise<ProviderRefundsAndDisputes>;
  /** Returns the subscription invoice that a payment paid, or null. */
  findInvoiceOfIntent(intentId: string): Promise<ProviderInvoice | null>;
  /**
   * Creates the provider's customer for a member and returns its id. The same `memberId` always returns the same one.
   * `insteadOf`: the previous customer, which no longer exists.
   */
  createCustomer(wanted: {
    memberId: string;
    email: string;
    name: string;
    insteadOf?: string;
  }): Promise<string>;
  /** Deletes a customer permanently, with their cards and subscriptions. Does nothing if they are already deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Starts saving a card, which the page confirms. The same `setupKey` returns the same setup. */
  createCardSetup(wanted: { customerId: string; setupKey: string }): Promise<CardSetup>;
  retrieveCardSetup(setupId: string): Promise<CardSetup>;
  /** Makes this card pay the customer's subscriptions. */
  setDefaultCard(customerId: string, cardId: string): Promise<void>;
  removeCard(cardId: string): Promise<void>;
  /**
   * Starts a monthly subscription. The returned secret pays its first invoice (`default_incomplete`).
   * Creates the product and price at the provider if needed.
   * The same `membershipId` and `customerId` return the same subscription.
   */
  createSubscription(wanted: {
    membershipId: string;
    customerId: string;
    productId: string;
    productName: string;
    pricePence: number;
    currency: string;
  }): Promise<{ subscription: ProviderSubscription; clientSecret: string }>;
  retrieveSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<ProviderSubscription>;
  /** Ends a subscription immediately: its first payment was never made, or the member leaves. */
  endSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Pauses payments until an instant. Null resumes them. */
  pauseSubscription(subscriptionId: string, until: Date | null): Promise<ProviderSubscription>;
  retrieveInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Returns newest first. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** Retries an open invoice with the default card, and returns its new state. */
  payInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Parses a webhook's raw body. Throws `InvalidWebhookSignatureError` for a wrong signature. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}
