import { refundStatuses } from '@studio/domain/money/refund-status';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate, responseDate } from './shared-fields.ts';
import { disputeDto } from './staff-disputes.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

/**
 * Staff calls about payments. Amounts are whole pence, and instants are ISO texts. Policy of all these calls: STAFF or
 * ADMIN.
 */
const pence = z.number().int();
const instant = z.string();

/**
 * Payment methods. GIFT_CARD shows what a gift card paid for. It moves no money, because the buyer paid when buying the
 * card.
 */
export const moneyPaymentMethods = ['CARD', 'CASH', 'TERMINAL', 'GIFT_CARD'] as const;
export const moneyPaymentMethod = z.enum(moneyPaymentMethods);
export type MoneyPaymentMethod = z.infer<typeof moneyPaymentMethod>;

/** Kinds of rows: payment of places, purchase, month of a membership, front-desk payment, refund. */
export const moneySources = ['place', 'purchase', 'month', 'desk', 'refund'] as const;
export const moneySource = z.enum(moneySources);
export type MoneySource = z.infer<typeof moneySource>;

/**
 * Filter of the payments: London days, both included; payment methods, where none means all; payments or refunds; words
 * in name, email address or item.
 */
const moneyFilter = {
  branchId,
  from: localDate,
  to: localDate,
  paymentMethods: z.array(moneyPaymentMethod).max(4).default([]),
  direction: z.enum(['all', 'taken', 'refunded']).default('all'),
  query: singleLineText().max(120).default(''),
};

export const moneyRow = z.object({
  /** Key of the row, unique within a list. /admin/money/get returns the payment of a `source` and `id`. */
  key: z.string(),
  source: moneySource,
  id,
  /** Id of the payment itself, or of the one that this row refunds. */
  paymentId: id,
  at: instant,
  kind: z.string(),
  paymentMethod: moneyPaymentMethod,
  /** Negative for a refund. */
  amountPence: pence,
  currency: z.string(),
  /**
   * VAT contained in the amount, as on the invoice. Null when the studio wasn't registered for VAT at that time. 0 for
   * gift cards sold, because VAT is due when they are spent.
   */
  vatPence: pence.nullable(),
  item: z.string(),
  /** Start of the class that was paid for. */
  classStartsAt: instant.nullable(),
  payerName: z.string(),
  personId: z.string().nullable(),
  /** Payment method, such as "Visa ending 4242". */
  methodLabel: z.string(),
  /**
   * Status of a refund (DUE, PENDING, SUCCEEDED) or of a dispute (DISPUTED while open, then LOST); null for payments.
   */
  status: z.string().nullable(),
});
export type MoneyRow = z.infer<typeof moneyRow>;

/**
 * POST /admin/money/list: returns payments and refunds, newest first, in pages; `cursor` continues after the previous
 * page.
 */
export const listPaymentsRequest = withEnvelope({
  ...moneyFilter,
  limit: z.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).nullish(),
});
export const listPaymentsResponse = z.object({
  ok: z.literal(true),
  rows: z.array(moneyRow),
  cursor: z.string().nullable(),
});
export type ListPaymentsResponse = z.infer<typeof listPaymentsResponse>;

export const paymentMethodTotal = z.object({
  paymentMethod: moneyPaymentMethod,
  count: z.number().int(),
  takenPence: pence,
  /** Amount in pence, not negative. */
  refundedPence: pence,
});
export type PaymentMethodTotal = z.infer<typeof paymentMethodTotal>;

/** Cash-up of one day. `expectedPence` is the opening float plus the day's cash. */
export const cashUp = z.object({
  openingPence: pence,
  expectedPence: pence,
  countedPence: pence,
  note: z.string().nullable(),
  closedBy: z.string(),
  closedAt: instant,
});
export type CashUp = z.infer<typeof cashUp>;

/**
 * POST /admin/money/totals: returns the totals of all rows that match the filter of /admin/money/list, by payment
 * method and VAT, and the till when the range is one day. Idempotent.
 */
export const getPaymentTotalsRequest = withEnvelope(moneyFilter);
export const getPaymentTotalsResponse = z.object({
  ok: z.literal(true),
  currency: z.string(),
  paymentMethods: z.array(paymentMethodTotal),
  /** Payments minus refunds, without amounts that gift cards paid. */
  receivedPence: pence,
  vat: z
    .object({
      /** VAT rate in percent; null when the invoices have several rates. */
      ratePercent: z.number().nullable(),
      /** Taxed sales and their VAT by rate, as on the invoices, highest rate first. */
      rates: z.array(z.object({ ratePercent: z.number(), taxedPence: pence, vatPence: pence })),
      taxedPence: pence,
      vatPence: pence,
      /** Sales of gift cards, whose VAT is due when they are spent. */
      deferredPence: pence,
      /** Sales made before the studio was registered for VAT. */
      unregisteredPence: pence,
    })
    .nullable(),
  /** Till of the day; null for several days. */
  till: z
    .object({
      day: responseDate,
      /**
       * Opening float of this day's latest cash-up. Before the first, the cash counted at the last cash-up of an earlier
       * day; 0 if there is none.
       */
      openingPence: pence,
      cashPence: pence,
      /** Latest cash-up of this day; null before the first. */
      cashUp: cashUp.nullable(),
    })
    .nullable(),
});
export type GetPaymentTotalsResponse = z.infer<typeof getPaymentTotalsResponse>;

/**
 * POST /admin/money/close: records a cash-up. A later cash-up of the same day supersedes it. Idempotent. Errors: bad_request (a
 * future day).
 */
export const cashUpRequest = withEnvelope({
  branchId,
  day: localDate,
  openingPence: pence.min(0).max(10_000_000),
  countedPence: pence.min(0).max(10_000_000),
  note: multiLineText().max(300).default(''),
});
export const cashUpResponse = z.object({ ok: z.literal(true), cashUp });
export type CashUpResponse = z.infer<typeof cashUpResponse>;

/**
 * POST /admin/money/export: returns all rows that match the filter of /admin/money/list as a CSV file whose sums match
 * the totals. More than 20,000 rows fail with bad_request. Idempotent.
 */
export const exportPaymentsRequest = withEnvelope(moneyFilter);
export const exportPaymentsResponse = z.object({ ok: z.literal(true), name: z.string(), csv: z.string() });
export type ExportPaymentsResponse = z.infer<typeof exportPaymentsResponse>;

const paper = z.object({ number: z.string(), url: z.string() });

/** Refund of a payment: to the card, or at the front desk. */
export const paymentRefund = z.object({
  refundId: id,
  at: instant,
  amountPence: pence,
  /**
   * Status of the refund. A dispute, in which the payer's bank takes the money back, is listed as a refund: DISPUTED
   * while the bank decides, WON if the studio keeps the money, LOST if it doesn't. A refund is HELD during a dispute,
   * and DROPPED if the payer has got the money another way, such as from the bank.
   */
  status: z.enum([...refundStatuses, 'LOST']),
  reason: z.string(),
  failure: z.string().nullable(),
  /** Whether a front-desk refund returned to the gift card that paid. */
  toGiftCard: z.boolean(),
  /**
   * Whether a staff member issued the refund. False when it followed from a change of the booking, or came from the
   * provider or the payer's bank.
   */
  byStaff: z.boolean(),
  document: paper.nullable(),
});
export type PaymentRefund = z.infer<typeof paymentRefund>;

/** POST /admin/money/get: returns one payment with its details. Errors: not_found. */
export const getPaymentRequest = withEnvelope({ branchId, source: moneySource, id });
export const paymentDetails = z.object({
  source: z.enum(['place', 'purchase', 'month', 'desk']),
  id,
  at: instant,
  kind: z.string(),
  item: z.string(),
  classStartsAt: instant.nullable(),
  paymentMethod: moneyPaymentMethod,
  methodLabel: z.string(),
  amountPence: pence,
  /** Part of a purchase or sale that a gift card paid, in addition to `amountPence` unless the method is GIFT_CARD. */
  giftCardPence: pence,
  currency: z.string(),
  payerName: z.string(),
  email: z.string().nullable(),
  personId: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /**
   * Amount that can still be refunded: to the card, or by hand for a front-desk payment of a class. 0 for other
   * front-desk payments and for card payments of the demo data.
   */
  remainingPence: pence,
  /**
   * Part of `remainingPence` that returns to a gift card, once the cash or card machine payment is refunded; 0 for all but
   * front-desk payments.
   */
  remainingGiftCardPence: pence,
  places: z.array(
    z.object({
      bookingId: id,
      name: z.string(),
      status: z.string(),
      pricePence: pence,
      remainingPence: pence,
      document: paper.nullable(),
    }),
  ),
  document: paper.nullable(),
  refunds: z.array(paymentRefund),
  /** Disputes of the payment, newest first. */
  disputes: z.array(disputeDto),
  /** Sessions that were bought, and how many of them remain; null when the payment bought no sessions. */
  sessions: z.object({ sessionsLeft: z.number().int(), sessions: z.number().int() }).nullable(),
  /** Whether the payment belongs to the demo data, so that there's no card to refund. */
  isDemo: z.boolean(),
  /**
   * Refund when staff reverse the sale of a counter item or an unused gift card: in total, and the part that returns to a gift card. Null for
   * other payments, and for a reversed sale.
   */
  reversal: z.object({ amountPence: pence, giftCardPence: pence }).nullable(),
  /** Gift card that was bought. */
  giftCard: z.object({ balancePence: pence, isDeactivated: z.boolean() }).nullable(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;
export const getPaymentResponse = z.object({ ok: z.literal(true), payment: paymentDetails });
export type GetPaymentResponse = z.infer<typeof getPaymentResponse>;

/**
 * POST /admin/money/invoices: returns invoices or credit notes, highest number first, in pages. `query`: a number or part
 * of one.
 */
export const listInvoicesRequest = withEnvelope({
  branchId,
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  query: singleLineText().max(40).default(''),
  limit: z.number().int().min(1).max(100).default(50),
  /** Last number of the previous page. */
  cursor: z.number().int().min(1).max(2_147_483_647).nullish(),
});
export const listInvoicesResponse = z.object({
  ok: z.literal(true),
  documents: z.array(
    z.object({
      number: z.string(),
      issuedAt: instant,
      subject: z.string(),
      /** Revenue category of the sale; null when the payment isn't found. */
      kind: z.string().nullable(),
      /** Name of the payer or recipient, or the email address when there is no name; empty when it was erased. */
      recipientName: z.string(),
      /** Class or product. `classStartsAt` is null for a product. */
      item: z.string(),
      classStartsAt: instant.nullable(),
      amountPence: pence,
      currency: z.string(),
      url: z.string(),
    }),
  ),
  cursor: z.number().int().nullable(),
  /** Highest number, and how many numbers from 1 to `highestNumber` are missing; 0 when the numbering is complete. */
  highestNumber: z.number().int(),
  missingNumbers: z.number().int(),
});
export type ListInvoicesResponse = z.infer<typeof listInvoicesResponse>;
