/** What a payment is for: places in a class, or a product. Kept with the intent, so that its events find their way. */
export type PaymentPurpose = 'class' | 'purchase';

/** A payment as the provider has it. Amounts in pence. */
export interface PaymentIntent {
  id: string;
  /** What the page confirms the payment with; a secret of the payer's browser. */
  clientSecret: string;
  /** `open` can still be paid; `succeeded` and `cancelled` are final. */
  status: 'open' | 'succeeded' | 'cancelled';
  amountPence: number;
  amountReceivedPence: number;
  /** What has been refunded of it already. */
  amountRefundedPence: number;
  currency: string;
  /** Our payment's or purchase's id, as we gave it when the intent was made; null of a subscription's intents. */
  paymentId: string | null;
  purpose: PaymentPurpose | null;
  /** "Visa ending 4242", once paid by card. */
  method: string | null;
  /** The provider's fingerprint of the card's number: the same for one card in every account. Null until paid by card. */
  cardFingerprint: string | null;
  receiptUrl: string | null;
  /** Its customer was deleted at the provider, so it can’t be paid any more. */
  customerGone: boolean;
}

/** Money on its way back, as the provider has it. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
  amountPence: number;
  /** The key that we asked for it with; null when it was not us. */
  ourKey: string | null;
  madeAt: Date;
}

/** A payer's bank wants the money of a payment back (chargeback), or asks about it. */
export interface ProviderDispute {
  id: string;
  amountPence: number;
  /** `inquiry`: no money has gone; `open`: the bank has it until the dispute ends; `closed`: an inquiry that came to nothing. */
  state: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** The provider's words: "needs_response", and "product_not_received". */
  status: string;
  reason: string;
  evidenceDueBy: Date | null;
  madeAt: Date;
}

/** Every refund and dispute of one payment at the provider, whoever made it. */
export interface ProviderRefundsAndDisputes {
  receivedPence: number;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

/** A card that the provider keeps for a customer. */
export interface ProviderCard {
  id: string;
  /** "Visa" */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  /** The same for every time that one card was saved; null when the provider does not say. */
  fingerprint: string | null;
}

/** A subscription as the provider has it. Instants are the provider's own. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** `incomplete` waits for its first payment; `past_due` for a repeated one; `ended` is final, also when it never began. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  /** Our membership's id. */
  membershipId: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Payments are paused until then; null when they are not. */
  pausedUntil: Date | null;
  latestInvoiceId: string | null;
  /** "Visa ending 4242" */
  method: string | null;
}

/** One invoice of a subscription: one month. */
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
  /** When a failed payment is tried again. */
  nextAttemptAt: Date | null;
  attempts: number;
  /** What the last failed payment said. */
  failure: string | null;
  /** What the page pays it with while it is open, when its owner has to be there. */
  clientSecret: string | null;
  /** The provider's page of it: how it is to be paid, then its receipt. */
  receiptUrl: string | null;
  /** The payment that paid it, which is what can be given back; null while there is none. */
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

/** What the provider tells us by webhook; anything else is `other`. */
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

/** The provider could not be reached or did not answer properly; asking again later is safe. */
export class PaymentsUnavailableError extends Error {}

/** The provider understood and said no; asking again will not help. */
export class PaymentsRejectedError extends Error {}

/** The provider has no such customer any more: deleted, or of another account or mode. */
export class CustomerNotFoundError extends PaymentsRejectedError {}

/** A webhook whose signature is not the provider's. */
export class InvalidWebhookSignatureError extends Error {}

/** A payment to open. `customerId`: whose cards it may use; `saveCard`: the payer wants the card kept for them. */
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
 * The door to the payment provider. Every call goes over the network and so never happens inside a database
 * transaction. Throws `PaymentsUnavailableError` or `PaymentsRejectedError`.
 */
export interface PaymentsPort {
  /** Opens a payment; the same `paymentId` always gives the same intent. */
  createIntent(wanted: PaymentIntentInput): Promise<PaymentIntent>;
  /**
   * Opens a payment and charges a saved card for it, with nobody there (`off_session`). Still `open` when the card was
   * declined or its bank wants to see its owner: who owns it can then confirm it with the client secret.
   */
  chargeCard(wanted: PaymentIntentInput & { customerId: string; cardId: string }): Promise<PaymentIntent>;
  retrieveIntent(intentId: string): Promise<PaymentIntent>;
  /**
   * What charging a customer's card for a payment has made, when the answer was lost; null when there is nothing. `since`:
   * when the payment was opened, which is where to look once the customer is gone.
   */
  findCharge(wanted: { customerId: string; paymentId: string; since: Date }): Promise<PaymentIntent | null>;
  /**
   * Cancels unless it has succeeded meanwhile; returns what it has become, which is never `open`. What is under way at the
   * bank cannot be cancelled just now: `PaymentsUnavailableError`.
   */
  cancelIntent(intentId: string): Promise<PaymentIntent>;
  /** Gives money back; the same `refundId` never gives it twice. */
  createRefund(wanted: { refundId: string; intentId: string; amountPence: number }): Promise<ProviderRefund>;
  retrieveRefund(providerId: string): Promise<ProviderRefund>;
  /** Every refund and dispute of a payment, the oldest first. */
  readMoneyBack(intentId: string): Promise<ProviderRefundsAndDisputes>;
  /** The subscription's invoice that a payment paid; null when it paid none. */
  findInvoiceOfIntent(intentId: string): Promise<ProviderInvoice | null>;
  /**
   * The provider's customer of a member; the same `memberId` always gives the same one. `insteadOf`: the one before, which
   * is gone. Returns its id.
   */
  createCustomer(wanted: {
    memberId: string;
    email: string;
    name: string;
    insteadOf?: string;
  }): Promise<string>;
  /** Deletes a customer with their cards, for good, and ends what they subscribe to; one who is gone stays gone. */
  deleteCustomer(customerId: string): Promise<void>;
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Opens the saving of a card, to be confirmed by the page; the same `setupKey` gives the same. */
  createCardSetup(wanted: { customerId: string; setupKey: string }): Promise<CardSetup>;
  retrieveCardSetup(setupId: string): Promise<CardSetup>;
  /** From now on the customer's subscriptions are paid with this card. */
  setDefaultCard(customerId: string, cardId: string): Promise<void>;
  removeCard(cardId: string): Promise<void>;
  /**
   * Starts a monthly subscription whose first invoice waits to be paid with the returned secret (`default_incomplete`).
   * Product and price are made at the provider when they are not there. The same `membershipId` gives the same one.
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
  /** Ends one at once: its first payment was never made, or its owner leaves. */
  endSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Asks for no payments until then; null asks for them again. */
  pauseSubscription(subscriptionId: string, until: Date | null): Promise<ProviderSubscription>;
  retrieveInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Newest first. */
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** Tries an open invoice again, now, with the default card; returns what it has become. */
  payInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Reads a webhook's raw body. Throws `InvalidWebhookSignatureError` when the signature does not fit. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}
