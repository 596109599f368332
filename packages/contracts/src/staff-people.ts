import { refundOutcomeKinds } from '@studio/domain/bookings/refund-outcome';
import { tidyEmail } from '@studio/domain/people/email';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { disputeDto } from './staff-disputes.ts';
import { codeText, multiLineText, singleLineText } from './text-schemas.ts';

/**
 * Staff calls about clients. Amounts are whole pence, and instants are ISO texts. Policy of all these calls: STAFF or
 * ADMIN. The activity log records every change, with the reason if one is given.
 */

/** Reason for a change, in the staff member's own words. */
export const reasonField = multiLineText().min(3).max(300);

/**
 * Filters of the client list. `new`: clients since the first of this London month. `due`: clients with an amount due at
 * the front desk.
 */
export const peopleFilters = ['all', 'membership', 'sessions', 'new', 'due'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/**
 * POST /admin/people/search: finds clients by name, part of an email address, digits at the beginning or end of a phone
 * number, or booking code. Without a query it returns all clients, by last name. `cursor` continues after the previous
 * page of `limit`.
 */
export const searchPeopleRequest = withEnvelope({
  branchId,
  query: singleLineText().max(120).default(''),
  filter: z.enum(peopleFilters).default('all'),
  limit: z.number().int().min(1).max(50).default(25),
  cursor: z.string().max(400).nullish(),
});

export const personSearchResult = z.object({
  personId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  since: z.string(),
  /** Names of memberships that haven't ended. */
  memberships: z.array(z.string()),
  /** Number of sessions that are usable now; null for unlimited ones. */
  sessionsLeft: z.number().int().nullable(),
  /** Start of the next class that the client has booked. */
  nextClass: z.string().nullable(),
  duePence: z.number().int(),
  /** Match outside the client's own details, such as "Booking 7KQ4 M2XD"; null when there is none. */
  matchedBy: z.string().nullable(),
});
export type PersonSearchResult = z.infer<typeof personSearchResult>;

export const searchPeopleResponse = z.object({
  ok: z.literal(true),
  people: z.array(personSearchResult),
  /** Total number of matches. */
  total: z.number().int(),
  cursor: z.string().nullable(),
});
export type SearchPeopleResponse = z.infer<typeof searchPeopleResponse>;

const personDetails = {
  firstName: singleLineText().min(1).max(60),
  lastName: singleLineText().max(60),
  /** Email address; empty when there is none. */
  email: codeText().overwrite(tidyEmail).max(120),
  phone: codeText().max(40),
};

/**
 * POST /admin/people/add: adds a client at the front desk. If a client with that email address exists, returns that
 * client (`isNew` false). Errors: bad_request (with `field`).
 */
export const addPersonRequest = withEnvelope({ branchId, ...personDetails });
export const addPersonResponse = z.object({ ok: z.literal(true), personId: z.string(), isNew: z.boolean() });
export type AddPersonResponse = z.infer<typeof addPersonResponse>;

/**
 * POST /admin/people/save: changes name, email address and phone of a client without an account; members change their
 * own. Errors: not_found, not_changeable (has an account), bad_request (with `field`; also when another client has the
 * email address).
 */
export const savePersonRequest = withEnvelope({ branchId, personId: id, ...personDetails });
export const okResponse = z.object({ ok: z.literal(true) });

export const personNote = z.object({
  noteId: z.string(),
  text: z.string(),
  visibility: z.enum(['check-in', 'staff']),
  writtenAt: z.string(),
  /** Name of the author; empty when it isn't known. */
  writtenBy: z.string(),
});
export type PersonNote = z.infer<typeof personNote>;

/**
 * POST /admin/people/get: returns a client's details, counts, notes, memberships and messages. For a merged client,
 * returns the remaining one. Errors: not_found.
 */
export const getPersonRequest = withEnvelope({ branchId, personId: id });
export const getPersonResponse = z.object({
  ok: z.literal(true),
  person: z.object({
    personId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    hasAccount: z.boolean(),
    source: z.enum(['account', 'booking', 'purchase', 'tour', 'import', 'staff']),
    since: z.string(),
  }),
  counts: z.object({
    upcoming: z.number().int(),
    attended: z.number().int(),
    /** Number of classes attended in an earlier system; null if no import contains it. */
    earlierClasses: z.number().int().nullable(),
    noShows: z.number().int(),
    cancelled: z.number().int(),
    /** Number of late cancellations with unlimited sessions in the last 30 days. */
    lateCancellations: z.number().int(),
    lastVisit: z.string().nullable(),
    duePence: z.number().int(),
    /** Amount to refund at the front desk: for cancelled bookings, and for fees of corrected no-shows. */
    owedPence: z.number().int(),
  }),
  notes: z.array(personNote),
  /**
   * State of the waiver, without the health answers. `answeredOn`: time at which the client accepted it or staff recorded
   * it on paper; null when it is due. `onPaper`: whether the front desk has it on paper. `hasAnswers` is true even when it
   * is due again. `hasAddress`: whether the client has an email address, without which staff can't record a waiver.
   */
  waiver: z.object({
    answeredOn: z.string().nullable(),
    onPaper: z.boolean(),
    hasAnswers: z.boolean(),
    hasAddress: z.boolean(),
  }),
  /** Number of emails that a mail server rejected, and the time of the first one; null when there are none. */
  undeliveredEmails: z.object({ count: z.number().int(), since: z.string() }).nullable(),
  /** Kinds of email that the client turned off. */
  optedOutEmails: z.array(z.string()),
  isNewsletterSubscriber: z.boolean(),
  memberships: z.array(
    z.object({
      membershipId: z.string(),
      name: z.string(),
      status: z.string(),
      pricePence: z.number().int(),
      /** Time of the next payment; null if there is none. */
      renewsOn: z.string().nullable(),
      /** End of a cancelled or ended membership; null otherwise. */
      endsOn: z.string().nullable(),
      frozenFrom: z.string().nullable(),
      frozenUntil: z.string().nullable(),
      failure: z.string().nullable(),
    }),
  ),
  tours: z.array(
    z.object({ tourId: z.string(), startsAt: z.string(), status: z.string(), arrived: z.boolean() }),
  ),
  messages: z.array(
    z.object({ messageId: z.string(), subject: z.string(), status: z.string(), sentAt: z.string() }),
  ),
  /** Messages about their classes that staff emailed to the client, newest first. `date`: London day of the class. */
  classMessages: z.array(
    z.object({
      messageId: z.string(),
      classId: z.string(),
      date: z.string(),
      subject: z.string(),
      sentAt: z.string(),
    }),
  ),
});
export type GetPersonResponse = z.infer<typeof getPersonResponse>;

/**
 * POST /admin/people/bookings: returns a client's upcoming bookings, soonest first, or past ones, latest first, in
 * pages. A booking counts as upcoming until an hour after the start of its class. Errors: not_found.
 */
export const listPersonBookingsRequest = withEnvelope({
  branchId,
  personId: id,
  scope: z.enum(['upcoming', 'past']),
  limit: z.number().int().min(1).max(50).default(10),
  cursor: z.string().max(200).nullish(),
});

export const staffBooking = z.object({
  bookingId: z.string(),
  displayCode: z.string(),
  classId: z.string(),
  title: z.string(),
  activityId: z.string(),
  startsAt: z.string(),
  durationMin: z.number().int(),
  instructor: z.string(),
  room: z.string(),
  attendeeName: z.string(),
  status: z.enum(['CONFIRMED', 'CANCELLED', 'ATTENDED', 'NO_SHOW']),
  /**
   * Payment, such as "Reformer Pack of 10", "Visa ending 4242", "Cash at the desk", "Complimentary" or "Not paid yet".
   */
  paidWith: z.string(),
  paidPence: z.number().int(),
  duePence: z.number().int(),
  /** Refund if the booking is cancelled with a refund now, in pence; null when it isn't confirmed. */
  ifCancelled: z
    .object({
      kind: z.enum(refundOutcomeKinds),
      pence: z.number().int(),
      /** Amount that staff have already refunded. */
      beforePence: z.number().int(),
      /** Amount returned to a gift card besides `pence`. */
      giftCardPence: z.number().int().optional(),
    })
    .nullable(),
  /** Amount to refund at the front desk: for a booking cancelled with a refund, or the fee of a corrected no-show. */
  owedPence: z.number().int(),
  /** Amount refundable at the front desk: `owedPence`, or the rest paid for a past or late-cancelled booking. */
  deskRefundPence: z.number().int(),
  /** Part of `deskRefundPence` that returns to a gift card, once the cash or card machine payment is refunded. */
  deskRefundGiftCardPence: z.number().int(),
  creditName: z.string().nullable(),
  lateCancelledAt: z.string().nullable(),
  checkedInAt: z.string().nullable(),
  /** ISO instant until which cancelling is free. */
  cancelBy: z.string(),
  isOneToOne: z.boolean(),
  link: z.string(),
  invoice: z.string().nullable(),
});
export type StaffBooking = z.infer<typeof staffBooking>;
export const listPersonBookingsResponse = z.object({
  ok: z.literal(true),
  bookings: z.array(staffBooking),
  cursor: z.string().nullable(),
});
export type ListPersonBookingsResponse = z.infer<typeof listPersonBookingsResponse>;

/**
 * POST /admin/people/money: returns a client's payments and refunds with their invoices and credit notes, newest first.
 * Errors: not_found.
 */
export const listPersonPaymentsRequest = withEnvelope({
  branchId,
  personId: id,
  cursor: z.string().max(200).nullish(),
});
export const listPersonPaymentsResponse = z.object({
  ok: z.literal(true),
  /** Disputes, newest first. Only the first page contains them. */
  disputes: z.array(disputeDto),
  lines: z.array(
    z.object({
      lineId: z.string(),
      at: z.string(),
      kind: z.enum(['card', 'desk', 'refund', 'desk-refund', 'purchase', 'month']),
      /** Item, such as "Dynamic Reformer Pilates, Tue 24 Nov, 09:30" or "Reformer Pack of 10". */
      item: z.string(),
      /** Payment method, such as "Visa ending 4242" or "Cash". */
      paymentMethod: z.string(),
      /** Amount in pence, negative for a refund. */
      amountPence: z.number().int(),
      status: z.string().nullable(),
      invoice: z.object({ number: z.string(), link: z.string() }).nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type ListPersonPaymentsResponse = z.infer<typeof listPersonPaymentsResponse>;

/**
 * POST /admin/people/note/write and /admin/people/note/remove: saves or removes a note about a client. Notes with
 * visibility 'check-in' appear at check-in and to instructors. Errors: not_found.
 */
export const writeNoteRequest = withEnvelope({
  branchId,
  personId: id,
  noteId: id,
  text: multiLineText().min(1).max(1000),
  visibility: z.enum(['check-in', 'staff']),
});
export const removeNoteRequest = withEnvelope({ branchId, noteId: id });

/**
 * POST /admin/people/waiver: records that the front desk holds a signed paper waiver. Errors: not_found, not_changeable
 * (no email address, or already answered).
 */
export const recordPaperWaiverRequest = withEnvelope({ branchId, personId: id });

/**
 * POST /admin/people/health/withdraw: records that the client withdrew consent, and erases the health answers. Errors:
 * not_found.
 */
export const withdrawHealthConsentRequest = withEnvelope({ branchId, personId: id });
