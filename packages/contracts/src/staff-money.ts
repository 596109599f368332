import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate, responseDate } from './fields.ts';
import { disputeDto } from './staff-disputes.ts';
import { multiLineText, singleLineText } from './text.ts';

/** The staff's calls about money. Amounts are whole pence, instants ISO texts. Policy of all of them: STAFF or ADMIN. */

const pence = z.number().int();
const instant = z.string();
const reason = multiLineText().min(3).max(300);

/** How money moved. GIFT_CARD moved none: it was paid when the card was bought, and tells what was bought with it. */
export const moneyPaymentMethods = ['CARD', 'CASH', 'TERMINAL', 'GIFT_CARD'] as const;
export const moneyPaymentMethod = z.enum(moneyPaymentMethods);
export type MoneyPaymentMethod = z.infer<typeof moneyPaymentMethod>;

/** What a row is: a payment of places, something bought, a paid month, money at the desk, money given back. */
export const moneySources = ['place', 'purchase', 'month', 'desk', 'refund'] as const;
export const moneySource = z.enum(moneySources);
export type MoneySource = z.infer<typeof moneySource>;

/** Which money is meant: London days, both included; ways, none is all; taken or given back; words in name, address or thing. */
const moneyFilter = {
  branchId,
  from: localDate,
  to: localDate,
  ways: z.array(moneyPaymentMethod).max(4).default([]),
  direction: z.enum(['all', 'taken', 'back']).default('all'),
  query: singleLineText().max(120).default(''),
};

export const moneyRow = z.object({
  /** Unique in a list; `source` and `paidAs` open it. */
  key: z.string(),
  source: moneySource,
  id,
  /** The payment that it is, or that it gives back. */
  paidAs: id,
  at: instant,
  kind: z.string(),
  way: moneyPaymentMethod,
  /** Below 0 when it was given back. */
  pence,
  currency: z.string(),
  /** Tax contained, as its invoice says; null when the studio was not registered then. 0 for gift cards that are sold: what is bought with them is taxed. */
  vatPence: pence.nullable(),
  what: z.string(),
  /** Start of the class that it is for. */
  whatAt: instant.nullable(),
  who: z.string(),
  personId: z.string().nullable(),
  /** "Visa ending 4242" */
  method: z.string(),
  /** Of money given back: DUE, PENDING, SUCCEEDED; of a dispute DISPUTED while it is open, then LOST. */
  state: z.string().nullable(),
});
export type MoneyRow = z.infer<typeof moneyRow>;

/** POST /admin/money/list: newest first, in pages; `cursor` goes on after the page before. */
export const moneyListRequest = withEnvelope({
  ...moneyFilter,
  limit: z.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).nullish(),
});
export const moneyListResponse = z.object({
  ok: z.literal(true),
  rows: z.array(moneyRow),
  cursor: z.string().nullable(),
});
export type MoneyListResponse = z.infer<typeof moneyListResponse>;

export const paymentMethodTotal = z.object({
  way: moneyPaymentMethod,
  count: z.number().int(),
  takenPence: pence,
  /** From 0. */
  backPence: pence,
});
export type PaymentMethodTotal = z.infer<typeof paymentMethodTotal>;

/** The till of one day. `expectedPence`: the opening and the cash of the day. */
export const cashUp = z.object({
  openingPence: pence,
  expectedPence: pence,
  countedPence: pence,
  note: z.string().nullable(),
  closedBy: z.string(),
  closedAt: instant,
});
export type CashUp = z.infer<typeof cashUp>;

/** POST /admin/money/totals: sums of the same rows by way and by tax, and the till when it is one day. */
export const moneyTotalsRequest = withEnvelope(moneyFilter);
export const moneyTotalsResponse = z.object({
  ok: z.literal(true),
  currency: z.string(),
  ways: z.array(paymentMethodTotal),
  /** Money that came less money that went; without what gift cards paid. */
  receivedPence: pence,
  vat: z
    .object({
      /** Null when the invoices say several. */
      ratePercent: z.number().nullable(),
      /** Sales taxed now and the tax in them, by what their invoices say, the highest rate first. */
      rates: z.array(z.object({ ratePercent: z.number(), taxedPence: pence, vatPence: pence })),
      taxedPence: pence,
      vatPence: pence,
      /** Gift cards sold, which are taxed when they are spent. */
      laterPence: pence,
      /** Sales from when the studio was not registered. */
      withoutPence: pence,
    })
    .nullable(),
  /** Null for several days. */
  till: z
    .object({
      day: responseDate,
      /** Counted at the close before. */
      openingPence: pence,
      cashPence: pence,
      /** The last count of this day; null while it is open. */
      closed: cashUp.nullable(),
    })
    .nullable(),
});
export type MoneyTotalsResponse = z.infer<typeof moneyTotalsResponse>;

/** POST /admin/money/close: the till as it was counted. Counting again writes another close, which stands. Refusals: bad_request (a day to come). */
export const cashUpRequest = withEnvelope({
  branchId,
  day: localDate,
  openingPence: pence.min(0).max(10_000_000),
  countedPence: pence.min(0).max(10_000_000),
  note: multiLineText().max(300).default(''),
});
export const cashUpResponse = z.object({ ok: z.literal(true), closed: cashUp });
export type CashUpResponse = z.infer<typeof cashUpResponse>;

/** POST /admin/money/export: the same rows as a file; its sums are the totals. At most 20,000 rows, else bad_request. */
export const moneyExportRequest = withEnvelope(moneyFilter);
export const moneyExportResponse = z.object({ ok: z.literal(true), name: z.string(), csv: z.string() });
export type MoneyExportResponse = z.infer<typeof moneyExportResponse>;

const paper = z.object({ number: z.string(), url: z.string() });

/** One time that card money of a payment was given back. */
export const paymentRefund = z.object({
  refundId: id,
  at: instant,
  amountPence: pence,
  /** LOST: a dispute that took the money for good. */
  status: z.enum(['DUE', 'PENDING', 'SUCCEEDED', 'FAILED', 'PAID_OTHERWISE', 'DISPUTED', 'WON', 'LOST']),
  reason: z.string(),
  failure: z.string().nullable(),
  /** A person of the staff; else a change of the booking, someone at the provider, or the payer's bank. */
  byStaff: z.boolean(),
  paper: paper.nullable(),
});
export type PaymentRefund = z.infer<typeof paymentRefund>;

/** POST /admin/money/get: one payment with all that belongs to it. Refusals: not_found. */
export const moneyGetRequest = withEnvelope({ branchId, source: moneySource, id });
export const paymentDetails = z.object({
  source: z.enum(['place', 'purchase', 'month', 'desk']),
  id,
  at: instant,
  kind: z.string(),
  what: z.string(),
  whatAt: instant.nullable(),
  way: moneyPaymentMethod,
  method: z.string(),
  amountPence: pence,
  /** Part of a purchase that a gift card paid, besides. */
  giftCardPence: pence,
  currency: z.string(),
  who: z.string(),
  email: z.string().nullable(),
  personId: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** What a card can still be given back of it. 0 of money at the desk, which is given back there. */
  leftPence: pence,
  places: z.array(
    z.object({
      bookingId: id,
      name: z.string(),
      status: z.string(),
      pricePence: pence,
      leftPence: pence,
      paper: paper.nullable(),
    }),
  ),
  paper: paper.nullable(),
  back: z.array(paymentRefund),
  /** The newest first. */
  disputes: z.array(disputeDto),
  /** Sessions that were bought and are left; null of everything else. */
  sessions: z.object({ left: z.number().int(), of: z.number().int() }).nullable(),
  /** The gift card that was bought. */
  giftCard: z.object({ balancePence: pence, stopped: z.boolean() }).nullable(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;
export const moneyGetResponse = z.object({ ok: z.literal(true), paid: paymentDetails });
export type MoneyGetResponse = z.infer<typeof moneyGetResponse>;

/**
 * POST /admin/money/refund: gives card money back, as often as something is left. `refundId` is made by the page: asked
 * again, the same refund is answered. Of places it says for which; `takeSessions` takes the unused sessions of a purchase.
 * Refusals: not_found, refund_too_much, not_changeable (desk money), payment_unavailable, idempotency_mismatch.
 */
export const moneyRefundRequest = withEnvelope({
  branchId,
  refundId: id,
  source: z.enum(['place', 'purchase', 'month']),
  id,
  bookingId: id.nullish(),
  amountPence: pence.min(1).max(10_000_000),
  reason,
  takeSessions: z.boolean().default(false),
});

/** POST /admin/money/refunds/failed: money that could not be given back and still is owed, oldest first. */
export const failedRefundsRequest = withEnvelope({ branchId });
export const failedRefund = z.object({
  refundId: id,
  source: z.enum(['place', 'purchase', 'month']),
  paidAs: id,
  at: instant,
  failedAt: instant,
  amountPence: pence,
  currency: z.string(),
  what: z.string(),
  who: z.string(),
  personId: z.string().nullable(),
  reason: z.string(),
  failure: z.string().nullable(),
});
export type FailedRefund = z.infer<typeof failedRefund>;
export const failedRefundsResponse = z.object({ ok: z.literal(true), refunds: z.array(failedRefund) });
export type FailedRefundsResponse = z.infer<typeof failedRefundsResponse>;

/** POST /admin/money/refunds/retry: asks the provider once more. Refusals: not_found, not_changeable. */
export const refundRetryRequest = withEnvelope({ branchId, refundId: id });
/** POST /admin/money/refunds/otherwise: it was handed over at the desk. Refusals: not_found, not_changeable. */
export const refundPaidAtDeskRequest = withEnvelope({
  branchId,
  refundId: id,
  method: z.enum(['CASH', 'TERMINAL']),
  note: reason,
});
export const moneyOkResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/money/handled: someone has looked at what was bought with money that was refunded at the provider, or is
 * disputed; Today stops telling of it. Asking again changes nothing. Refusals: not_found.
 */
export const noticeHandledRequest = withEnvelope({ branchId, providerId: z.string().trim().min(1).max(200) });

/** POST /admin/money/papers: invoices and credit notes, highest number first, in pages. `query`: a number, or part of one. */
export const invoiceListRequest = withEnvelope({
  branchId,
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  query: singleLineText().max(40).default(''),
  limit: z.number().int().min(1).max(100).default(50),
  /** The number after which it goes on. */
  cursor: z.number().int().min(1).max(2_147_483_647).nullish(),
});
export const invoiceListResponse = z.object({
  ok: z.literal(true),
  papers: z.array(
    z.object({
      number: z.string(),
      issuedAt: instant,
      subject: z.string(),
      /** Who paid, or was paid back: a name, else an address; empty when nobody knows any more. */
      who: z.string(),
      /** The class or product, and when the class begins or began. */
      what: z.string(),
      whatAt: instant.nullable(),
      amountPence: pence,
      currency: z.string(),
      url: z.string(),
    }),
  ),
  cursor: z.number().int().nullable(),
  /** Numbers from 1 to `last` that are missing; 0 as long as everything is in order. */
  last: z.number().int(),
  missing: z.number().int(),
});
export type InvoiceListResponse = z.infer<typeof invoiceListResponse>;
