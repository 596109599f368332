import { maxWaitingClasses } from '@studio/domain/waiting-list/waiting-list-terms';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, id, instant } from './shared-fields.ts';
import { classSlot } from './timetable.ts';

/**
 * Entry on a class's waiting list. WAITING has a position, OFFERED has a place held until `offer.until`, and BOOKED
 * became a booking. LEFT, EXPIRED (the offer expired) and ENDED (the class started, or the member took another class of
 * the entry group) are final.
 */
export const waitingEntry = z.object({
  entryId: z.string(),
  status: z.enum(['WAITING', 'OFFERED', 'BOOKED', 'LEFT', 'EXPIRED', 'ENDED']),
  /**
   * Whether the person is verified: by login, by the emailed link, or by an earlier card payment with this email address
   * in this browser. Until then the entry gets no offers and takes no place from other entries.
   */
  confirmed: z.boolean(),
  /**
   * Whether /classes/waiting/confirm can confirm the entry now: it waits unconfirmed, and the caller is its member or
   * used the emailed link.
   */
  confirmable: z.boolean(),
  /**
   * Position, where 1 is next; null unless the entry waits. For an unconfirmed entry, the position that it would have
   * if confirmed.
   */
  position: z.number().int().nullable(),
  class: classSlot,
  /** Ids of the classes in the entry group. The person wants a place in any one of them. */
  anyOf: z.array(z.string()),
  /** ISO instant until which an offer books the place automatically; null when the member gets only offers. */
  autoUntil: z.string().nullable(),
  /** Payment method of an automatic booking. */
  payWith: z.enum(['credit', 'card', 'ask']),
  offer: z.object({ until: z.string(), holdId: z.string() }).nullable(),
  /**
   * The person's offers for any class that expired unused in the last 7 days; null when there are none, and until the
   * entry is confirmed.
   */
  expiredOffers: z
    .object({
      count: z.number().int(),
      /** Whether other entries get offers first. */
      offeredLast: z.boolean(),
      /** ISO instant before which the entry gets no offers; null when offers are possible now. */
      pausedUntil: z.string().nullable(),
    })
    .nullable(),
  joinedAt: z.string(),
  /** Signed URL of the entry's page. */
  link: z.string(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

/**
 * POST /classes/waiting/join (policy: anyone): joins the waiting list of one class, or of up to 5 classes of which the
 * person wants any one. Joining again returns the existing entries. Idempotent. Errors: not_found, class_begun,
 * places_left (the class isn't full), waiting_limit, waiting_closed (a person who cancelled a booking of the class gets
 * no offer of its place), not_covered, entitlement_used_up.
 */
export const joinWaitingListRequest = withEnvelope({
  branchId,
  classIds: z.array(id).min(1).max(maxWaitingClasses),
  customer,
  /** ISO instant until which an offer books automatically. Only for members with a covering credit or a saved card. */
  autoUntil: instant.nullable().default(null),
  /** Id of the credit to reserve. When it's missing, the server chooses a covering one. */
  entitlementId: id.optional(),
  /**
   * Id of the saved card for an automatic booking. Sending it is the member's consent to an off-session charge. Credits
   * are used first.
   */
  cardId: z.string().max(140).optional(),
});
export const waitingEntriesResponse = z.object({ ok: z.literal(true), entries: z.array(waitingEntry) });
export type WaitingEntriesResponse = z.infer<typeof waitingEntriesResponse>;

/** POST /classes/waiting/list (policy: member): returns the member's open entries, by start. */
export const waitingListRequest = withEnvelope({ branchId });

/**
 * POST /classes/waiting/get and /classes/waiting/leave (policy: anyone): returns or ends an entry of the calling member
 * or browser, or of the signed link. The response lists the entry first, then the others of its entry group. Errors:
 * not_found.
 */
export const getWaitingEntryRequest = withEnvelope({
  branchId,
  entryId: id,
  key: z.string().max(100).optional(),
});

/**
 * POST /classes/waiting/confirm (policy: anyone): confirms the calling member's own entry. With the key of the emailed
 * link, confirms the entry group, and all open entries of the calling browser with the same email address. Repeating the
 * call changes nothing. Idempotent. Errors: not_found, forbidden (the caller isn't the entry's member, and the key isn't
 * that of the emailed link), waiting_limit.
 */

/**
 * POST /classes/waiting/claim (policy: anyone): turns the offered place into the caller's hold for checkout. Errors:
 * not_found, offer_over, payment_in_progress (the place is being booked automatically), hold_limit (the browser already
 * holds a place in the class, or the browser or its network has too many holds).
 */
export const claimWaitingOfferResponse = z.object({
  ok: z.literal(true),
  holdId: z.string(),
  holdExpiresAt: z.number().int(),
});
export type ClaimWaitingOfferResponse = z.infer<typeof claimWaitingOfferResponse>;
