import { maxWaitingClasses } from '@studio/domain/waiting-list/waiting-list-terms';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, id, instant } from './fields.ts';
import { classSlot } from './timetable.ts';

/**
 * A place on a class's waiting list. WAITING has a position; OFFERED has a place held until `offer.until`; TAKEN became
 * a booking; LEFT, PASSED (the offer ran out) and ENDED (the class began, or another of the same wish was taken) are over.
 */
export const waitingEntry = z.object({
  entryId: z.string(),
  status: z.enum(['WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'PASSED', 'ENDED']),
  /**
   * Its person has proven who they are: by logging in, by confirming with the emailed link, or by having paid in this
   * browser. Until then they are offered nothing, and their entry keeps no place from anyone.
   */
  confirmed: z.boolean(),
  /** The caller came by the emailed link, so that /classes/waiting/confirm confirms the entry. */
  confirmable: z.boolean(),
  /** 1 is next; null unless waiting. Without confirmation, the position that the entry would have with it. */
  position: z.number().int().nullable(),
  class: classSlot,
  /** Classes of the same wish, any one of which will do. */
  anyOf: z.array(z.string()),
  /** Take it for me until this instant, then ask; null is always ask. ISO. */
  autoUntil: z.string().nullable(),
  /** What an automatic place is paid with. */
  payWith: z.enum(['credit', 'card', 'ask']),
  offer: z.object({ until: z.string(), holdId: z.string() }).nullable(),
  /** Offers that its person let expire in the last 7 days; null without any, and until the entry is confirmed. */
  passed: z
    .object({
      count: z.number().int(),
      /** Places are offered to others first. */
      behind: z.boolean(),
      /** No place is offered until then, ISO; null when one can be. */
      pausedUntil: z.string().nullable(),
    })
    .nullable(),
  joinedAt: z.string(),
  /** The signed address of its own page. */
  link: z.string(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

/**
 * POST /classes/waiting/join (policy: anyone): waits for a place in one class, or for any one of up to 5. Joining again
 * returns what is there. Refusals: not_found, class_begun, places_left (it is not full), waiting_limit,
 * waiting_closed (who cancelled a booking of it is not offered its place), not_covered, entitlement_used_up.
 */
export const waitingJoinRequest = withEnvelope({
  branchId,
  classIds: z.array(id).min(1).max(maxWaitingClasses),
  customer,
  /** ISO instant; only for members whose credit covers the class, or with a saved card. */
  autoUntil: instant.nullable().default(null),
  /** A credit to reserve meanwhile; the server's choice when absent and one covers. */
  entitlementId: id.optional(),
  /** A saved card that may be charged for an automatic place, with nobody there: the member's consent. Credits go first. */
  cardId: z.string().max(140).optional(),
});
export const waitingEntriesResponse = z.object({ ok: z.literal(true), entries: z.array(waitingEntry) });
export type WaitingEntriesResponse = z.infer<typeof waitingEntriesResponse>;

/** POST /classes/waiting/list (policy: member): the member's entries that are not over, by start. */
export const waitingListRequest = withEnvelope({ branchId });

/**
 * POST /classes/waiting/get and /classes/waiting/leave (policy: anyone): by id, for its member, browser, or signed link.
 * The entry comes first in the answer, after it the others of its wish. Refusals: not_found.
 */
export const waitingGetRequest = withEnvelope({ branchId, entryId: id, key: z.string().max(100).optional() });

/**
 * POST /classes/waiting/confirm (policy: anyone): confirms the entry with the key of the emailed link, and all open entries of
 * the same browser and email address. Confirming again changes nothing. Refusals: not_found, forbidden (the key is not
 * that of the emailed link).
 */

/**
 * POST /classes/waiting/claim (policy: anyone): makes the offered place the caller's own hold, to check out with.
 * Refusals: not_found, offer_over, hold_limit (this browser holds another place in the class, or as many as it or its network may).
 */
export const waitingClaimResponse = z.object({
  ok: z.literal(true),
  holdId: z.string(),
  holdExpiresAt: z.number().int(),
});
export type WaitingClaimResponse = z.infer<typeof waitingClaimResponse>;
