/** A payment as the provider has it. Amounts in pence. */
export interface Intent {
  id: string;
  /** What the page confirms the payment with; a secret of the payer's browser. */
  clientSecret: string;
  /** `open` can still be paid; `succeeded` and `cancelled` are final. */
  status: 'open' | 'succeeded' | 'cancelled';
  amountPence: number;
  amountReceivedPence: number;
  currency: string;
  /** Our payment's id, as we gave it when the intent was made. */
  paymentId: string | null;
  /** "Visa ending 4242", once paid by card. */
  method: string | null;
  receiptUrl: string | null;
}

/** Money on its way back, as the provider has it. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
}

/** What the provider tells us by webhook; anything else is `other`. */
export interface ProviderEvent {
  id: string;
  type: string;
  about:
    | { kind: 'intent'; intentId: string }
    | { kind: 'refund'; refundId: string; ourRefundId: string | null }
    | { kind: 'other' };
}

/** The provider could not be reached or did not answer properly; asking again later is safe. */
export class PaymentsUnavailable extends Error {}

/** The provider understood and said no; asking again will not help. */
export class PaymentsRefused extends Error {}

/** A webhook whose signature is not the provider's. */
export class ForgedEvent extends Error {}

/**
 * The door to the payment provider. Every call goes over the network and so never happens inside a database
 * transaction. Throws `PaymentsUnavailable` or `PaymentsRefused`.
 */
export interface PaymentsPort {
  /** Opens a payment; the same `paymentId` always gives the same intent. */
  createIntent(wanted: {
    paymentId: string;
    amountPence: number;
    currency: string;
    description: string;
    receiptEmail: string;
  }): Promise<Intent>;
  retrieveIntent(intentId: string): Promise<Intent>;
  /** Cancels unless it has succeeded meanwhile; returns what it has become. */
  cancelIntent(intentId: string): Promise<Intent>;
  /** Gives money back; the same `refundId` never gives it twice. */
  createRefund(wanted: { refundId: string; intentId: string; amountPence: number }): Promise<ProviderRefund>;
  retrieveRefund(providerId: string): Promise<ProviderRefund>;
  /** Reads a webhook's raw body. Throws `ForgedEvent` when the signature does not fit. */
  readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}
