import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { disputeDto } from './staff-disputes.ts';
import { codeText, multiLineText, singleLineText } from './text.ts';

/**
 * The staff's calls about people. Amounts are whole pence, instants ISO texts. Policy of all of them: STAFF or ADMIN. Every
 * change is in the audit log with its reason.
 */

/** Why something is done, in the words of whoever does it. */
export const reasonField = multiLineText().min(3).max(300);

/** Which people a list shows. `new`: since the first of this London month. `due`: with something to pay at the desk. */
export const peopleFilters = ['all', 'membership', 'sessions', 'new', 'due'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/**
 * POST /admin/people/search: people by name, part of an e-mail address, digits of a phone number (beginning or end) or a
 * booking code; without words everybody, by last name. Pages of `limit`; `cursor` goes on after the page before.
 */
export const peopleSearchRequest = withEnvelope({
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
  /** Names of memberships that are not over. */
  memberships: z.array(z.string()),
  /** Sessions that can be used now; null is unlimited. */
  sessionsLeft: z.number().int().nullable(),
  /** Start of the next class they have booked. */
  nextClass: z.string().nullable(),
  duePence: z.number().int(),
  /** "Booking 7KQ4 M2XD": what they were found by, when it is not themselves. */
  foundBy: z.string().nullable(),
});
export type PersonSearchResult = z.infer<typeof personSearchResult>;

export const peopleSearchResponse = z.object({
  ok: z.literal(true),
  people: z.array(personSearchResult),
  /** How many there are in all. */
  total: z.number().int(),
  cursor: z.string().nullable(),
});
export type PeopleSearchResponse = z.infer<typeof peopleSearchResponse>;

const personDetails = {
  firstName: singleLineText().min(1).max(60),
  lastName: singleLineText().max(60),
  /** Empty: none. */
  email: codeText().max(120),
  phone: codeText().max(40),
};

/**
 * POST /admin/people/add: writes somebody down whom the studio meets at the desk. Who has that e-mail address already is
 * answered instead (`isNew` false). Refusals: bad_request (with field).
 */
export const personAddRequest = withEnvelope({ branchId, ...personDetails });
export const personAddResponse = z.object({ ok: z.literal(true), personId: z.string(), isNew: z.boolean() });
export type PersonAddResponse = z.infer<typeof personAddResponse>;

/**
 * POST /admin/people/save: name, address and phone of somebody without an account; who has one changes them themselves.
 * Refusals: not_found, not_changeable (has an account), bad_request (with field; also when another person has the address).
 */
export const personSaveRequest = withEnvelope({ branchId, personId: id, ...personDetails });
export const okResponse = z.object({ ok: z.literal(true) });

export const personNote = z.object({
  noteId: z.string(),
  text: z.string(),
  shown: z.enum(['door', 'staff']),
  writtenAt: z.string(),
  /** Name of whoever wrote it, as far as it is known. */
  writtenBy: z.string(),
});
export type PersonNote = z.infer<typeof personNote>;

/** POST /admin/people/get: who somebody is, and all that is short. A merged one answers with the one who stands for both. */
export const personGetRequest = withEnvelope({ branchId, personId: id });
export const personGetResponse = z.object({
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
    coming: z.number().int(),
    attended: z.number().int(),
    missed: z.number().int(),
    cancelled: z.number().int(),
    lastVisit: z.string().nullable(),
    duePence: z.number().int(),
    /** Taken at the desk for bookings that were cancelled, and not given back yet. */
    owedPence: z.number().int(),
  }),
  notes: z.array(personNote),
  /** When they answered before their first class, or the desk took a paper waiver. The answers are for instructors. */
  waiver: z.object({ answeredOn: z.string().nullable(), onPaper: z.boolean(), hasAddress: z.boolean() }),
  /** Emails that a mail server refused their address for, since when; null when there are none. */
  refusedEmails: z.object({ count: z.number().int(), since: z.string() }).nullable(),
  /** Kinds of mail that they have switched off. */
  stoppedMails: z.array(z.string()),
  memberships: z.array(
    z.object({
      membershipId: z.string(),
      name: z.string(),
      status: z.string(),
      pricePence: z.number().int(),
      /** Next payment, or the end when it is cancelled. */
      renewsOn: z.string().nullable(),
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
});
export type PersonGetResponse = z.infer<typeof personGetResponse>;

/** POST /admin/people/bookings: what is to come, soonest first, or what has begun, latest first; in pages. */
export const personBookingsRequest = withEnvelope({
  branchId,
  personId: id,
  scope: z.enum(['coming', 'past']),
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
  /** "Reformer Pack of 10", "Visa ending 4242", "Cash at the desk", "Complimentary", "Not paid yet". */
  paidWith: z.string(),
  paidPence: z.number().int(),
  duePence: z.number().int(),
  /** Taken at the desk and still here, for a booking that was cancelled. */
  owedPence: z.number().int(),
  creditName: z.string().nullable(),
  givenUpAt: z.string().nullable(),
  checkedInAt: z.string().nullable(),
  /** Of the class: whether it can be cancelled free now. */
  cancelBy: z.string(),
  isOneToOne: z.boolean(),
  link: z.string(),
  invoice: z.string().nullable(),
});
export type StaffBooking = z.infer<typeof staffBooking>;
export const personBookingsResponse = z.object({
  ok: z.literal(true),
  bookings: z.array(staffBooking),
  cursor: z.string().nullable(),
});
export type PersonBookingsResponse = z.infer<typeof personBookingsResponse>;

/** POST /admin/people/money: what they paid and got back, and the papers of it, newest first. */
export const personMoneyRequest = withEnvelope({
  branchId,
  personId: id,
  cursor: z.string().max(200).nullish(),
});
export const personMoneyResponse = z.object({
  ok: z.literal(true),
  /** The newest first, on the first page alone. */
  disputes: z.array(disputeDto),
  lines: z.array(
    z.object({
      lineId: z.string(),
      at: z.string(),
      kind: z.enum(['card', 'desk', 'refund', 'desk-back', 'purchase', 'month']),
      /** "Dynamic Reformer Pilates, Tue 24 Nov, 09:30", "Reformer Pack of 10". */
      what: z.string(),
      /** "Visa ending 4242", "Cash". */
      how: z.string(),
      /** Below zero: given back. */
      amountPence: z.number().int(),
      status: z.string().nullable(),
      invoice: z.object({ number: z.string(), link: z.string() }).nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type PersonMoneyResponse = z.infer<typeof personMoneyResponse>;

/** POST /admin/people/note/write and …/remove. Notes for the door are shown there and to instructors. */
export const noteWriteRequest = withEnvelope({
  branchId,
  personId: id,
  noteId: id,
  text: multiLineText().min(1).max(1000),
  shown: z.enum(['door', 'staff']),
});
export const noteRemoveRequest = withEnvelope({ branchId, noteId: id });

/** POST /admin/people/waiver: the desk has a signed paper. Refusals: not_found, not_changeable (no address, or answered). */
export const paperWaiverRequest = withEnvelope({ branchId, personId: id });

/** POST /admin/people/health/withdraw: the client withdrew consent, which erases their health answers. Refusals: not_found. */
export const healthWithdrawRequest = withEnvelope({ branchId, personId: id });
