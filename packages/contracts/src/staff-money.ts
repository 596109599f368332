import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id, localDate, shownDate } from './fields.ts';
import { disputeLine } from './staff-disputes.ts';
import { lineText, proseText } from './text.ts';

/** The staff's calls about money. Amounts are whole pence, instants ISO texts. Policy of all of them: STAFF or ADMIN. */

const pence = z.number().int();
const instant = z.string();
const reason = proseText().min(3).max(300);

/** How money moved. GIFT_CARD moved none: it was paid when the card was bought, and tells what was bought with it. */
export const moneyWays = ['CARD', 'CASH', 'TERMINAL', 'GIFT_CARD'] as const;
export const moneyWay = z.enum(moneyWays);
export type MoneyWay = z.infer<typeof moneyWay>;

/** What a row is: a payment of places, something bought, a paid month, money at the desk, money given back. */
export const moneySources = ['place', 'purchase', 'month', 'desk', 'refund'] as const;
export const moneySource = z.enum(moneySources);
export type MoneySource = z.infer<typeof moneySource>;

/** Which money is meant: London days, both included; ways, none is all; taken or given back; words in name, address or thing. */
const moneyFilter = {
  branchId,
  from: localDate,
  to: localDate,
  ways: z.array(moneyWay).max(4).default([]),
  direction: z.enum(['all', 'taken', 'back']).default('all'),
  query: lineText().max(120).default(''),
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
  way: moneyWay,
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
export const moneyListRequest = call({
  ...moneyFilter,
  limit: z.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).nullish(),
});
export const moneyListAnswer = z.object({
  ok: z.literal(true),
  rows: z.array(moneyRow),
  cursor: z.string().nullable(),
});
export type MoneyListAnswer = z.infer<typeof moneyListAnswer>;

export const waySum = z.object({
  way: moneyWay,
  count: z.number().int(),
  takenPence: pence,
  /** From 0. */
  backPence: pence,
});
export type WaySum = z.infer<typeof waySum>;

/** The till of one day. `expectedPence`: the opening and the cash of the day. */
export const dayClose = z.object({
  openingPence: pence,
  expectedPence: pence,
  countedPence: pence,
  note: z.string().nullable(),
  closedBy: z.string(),
  closedAt: instant,
});
export type DayClose = z.infer<typeof dayClose>;

/** POST /admin/money/totals: sums of the same rows by way and by tax, and the till when it is one day. */
export const moneyTotalsRequest = call(moneyFilter);
export const moneyTotalsAnswer = z.object({
  ok: z.literal(true),
  currency: z.string(),
  ways: z.array(waySum),
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
      day: shownDate,
      /** Counted at the close before. */
      openingPence: pence,
      cashPence: pence,
      /** The last count of this day; null while it is open. */
      closed: dayClose.nullable(),
    })
    .nullable(),
});
export type MoneyTotalsAnswer = z.infer<typeof moneyTotalsAnswer>;

/** POST /admin/money/close: the till as it was counted. Counting again writes another close, which stands. Refusals: bad_request (a day to come). */
export const moneyCloseRequest = call({
  branchId,
  day: localDate,
  openingPence: pence.min(0).max(10_000_000),
  countedPence: pence.min(0).max(10_000_000),
  note: proseText().max(300).default(''),
});
export const moneyCloseAnswer = z.object({ ok: z.literal(true), closed: dayClose });
export type MoneyCloseAnswer = z.infer<typeof moneyCloseAnswer>;

/** POST /admin/money/export: the same rows as a file; its sums are the totals. At most 20,000 rows, else bad_request. */
export const moneyExportRequest = call(moneyFilter);
export const moneyExportAnswer = z.object({ ok: z.literal(true), name: z.string(), csv: z.string() });
export type MoneyExportAnswer = z.infer<typeof moneyExportAnswer>;

const paper = z.object({ number: z.string(), url: z.string() });

/** One time that card money of a payment was given back. */
export const paidBack = z.object({
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
export type PaidBack = z.infer<typeof paidBack>;

/** POST /admin/money/get: one payment with all that belongs to it. Refusals: not_found. */
export const moneyGetRequest = call({ branchId, source: moneySource, id });
export const paidFacts = z.object({
  source: z.enum(['place', 'purchase', 'month', 'desk']),
  id,
  at: instant,
  kind: z.string(),
  what: z.string(),
  whatAt: instant.nullable(),
  way: moneyWay,
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
  back: z.array(paidBack),
  /** The newest first. */
  disputes: z.array(disputeLine),
  /** Sessions that were bought and are left; null of everything else. */
  sessions: z.object({ left: z.number().int(), of: z.number().int() }).nullable(),
  /** The gift card that was bought. */
  giftCard: z.object({ balancePence: pence, stopped: z.boolean() }).nullable(),
});
export type PaidFacts = z.infer<typeof paidFacts>;
export const moneyGetAnswer = z.object({ ok: z.literal(true), paid: paidFacts });
export type MoneyGetAnswer = z.infer<typeof moneyGetAnswer>;

/**
 * POST /admin/money/refund: gives card money back, as often as something is left. `refundId` is made by the page: asked
 * again, the same refund is answered. Of places it says for which; `takeSessions` takes the unused sessions of a purchase.
 * Refusals: not_found, refund_too_much, not_changeable (desk money), payment_unavailable, idempotency_mismatch.
 */
export const moneyRefundRequest = call({
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
export const failedRefundsRequest = call({ branchId });
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
export const failedRefundsAnswer = z.object({ ok: z.literal(true), refunds: z.array(failedRefund) });
export type FailedRefundsAnswer = z.infer<typeof failedRefundsAnswer>;

/** POST /admin/money/refunds/retry: asks the provider once more. Refusals: not_found, not_changeable. */
export const refundRetryRequest = call({ branchId, refundId: id });
/** POST /admin/money/refunds/otherwise: it was handed over at the desk. Refusals: not_found, not_changeable. */
export const refundOtherwiseRequest = call({
  branchId,
  refundId: id,
  method: z.enum(['CASH', 'TERMINAL']),
  note: reason,
});
export const moneyDoneAnswer = z.object({ ok: z.literal(true) });

/**
 * POST /admin/money/handled: someone has looked at what was bought with money that was refunded at the provider, or is
 * disputed; Today stops telling of it. Asking again changes nothing. Refusals: not_found.
 */
export const moneyHandledRequest = call({ branchId, providerId: z.string().trim().min(1).max(200) });

/** POST /admin/money/papers: invoices and credit notes, highest number first, in pages. `query`: a number, or part of one. */
export const papersRequest = call({
  branchId,
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  query: lineText().max(40).default(''),
  limit: z.number().int().min(1).max(100).default(50),
  /** The number after which it goes on. */
  cursor: z.number().int().min(1).max(2_147_483_647).nullish(),
});
export const papersAnswer = z.object({
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
export type PapersAnswer = z.infer<typeof papersAnswer>;
