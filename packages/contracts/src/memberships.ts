import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { productId } from './purchases.ts';
import { branchId, id, idempotencyKey } from './shared-fields.ts';

/** Card that the member saved with the payment provider. */
export const savedCard = z.object({
  cardId: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  /** Whether this card pays for memberships. */
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

/**
 * Membership. INCOMPLETE waits for its first payment, PAST_DUE for a later one; ENDED is final. Instants are ISO texts.
 */
export const membershipDto = z.object({
  membershipId: z.string(),
  productId: z.string(),
  name: z.string(),
  status: z.enum(['INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'ENDED']),
  /** Monthly price, in pounds. */
  price: z.number(),
  currency: z.string(),
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  /** Date of the next payment; null when there is none. */
  renewsOn: z.string().nullable(),
  /** End of a cancelled membership's period, or the time at which the membership ended; null otherwise. */
  endsOn: z.string().nullable(),
  /** Current or scheduled freeze. The member can cancel it (`canBeUndone`) until an hour before it begins. */
  freeze: z
    .object({ from: z.string(), until: z.string(), isOn: z.boolean(), canBeUndone: z.boolean() })
    .nullable(),
  /** Time from which the membership can be frozen again; null when no earlier freeze prevents a new one. */
  canFreezeFrom: z.string().nullable(),
  /** Card, such as "Visa ending 4242". */
  method: z.string().nullable(),
  /**
   * Whether the member changes the card with the id of this membership (/memberships/card), because its subscription was
   * imported and the saved cards may not pay for it.
   */
  changesCardSeparately: z.boolean(),
  /**
   * Failed payment, with the time of the next attempt and a sentence for the member; null when no payment has failed.
   */
  failure: z.object({ nextAttemptAt: z.string().nullable(), message: z.string() }).nullable(),
});
export type MembershipDto = z.infer<typeof membershipDto>;

/**
 * POST /memberships/open (policy: member): creates the subscription of a membership, awaiting its first payment, or
 * returns the one already waiting. Idempotent. Errors: not_found, not_for_sale, already_member (of this product or an
 * earlier version of it), terms_outdated, payment_unavailable, idempotency_mismatch.
 */
export const startMembershipRequest = withEnvelope({
  branchId,
  productId,
  termsVersion: z.string().max(40),
  idempotencyKey: idempotencyKey.optional(),
});
export const startMembershipResponse = z.object({
  ok: z.literal(true),
  membershipId: z.string(),
  /** Client secret that confirms the subscription's first invoice, like a card payment. */
  clientSecret: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type StartMembershipResponse = z.infer<typeof startMembershipResponse>;

/**
 * POST /memberships/confirm (policy: member): checks the first payment with the provider and activates the membership.
 * Errors: not_found, payment_not_completed, payment_unavailable.
 */
export const confirmMembershipRequest = withEnvelope({ branchId, membershipId: id });
export const membershipResponse = z.object({ ok: z.literal(true), membership: membershipDto });
export type MembershipResponse = z.infer<typeof membershipResponse>;

/**
 * POST /memberships/pay (policy: member): retries a failed payment at once with the default card. Idempotent. Errors: not_found,
 * not_changeable (nothing is due), payment_unavailable.
 */
export const payMembershipRequest = withEnvelope({ branchId, membershipId: id });
export const payMembershipResponse = z.object({
  ok: z.literal(true),
  membership: membershipDto,
  /**
   * Secret for a payment that the member has to complete; null when the payment has succeeded. With the secret, the
   * page confirms a card payment, including 3-D Secure, and then calls /memberships/confirm.
   */
  clientSecret: z.string().nullable(),
});
export type PayMembershipResponse = z.infer<typeof payMembershipResponse>;

/**
 * POST /memberships/list (policy: member): returns the member's memberships, ended ones last, and the saved cards.
 * Errors: payment_unavailable.
 */
export const listMembershipsRequest = withEnvelope({ branchId });
export const listMembershipsResponse = z.object({
  ok: z.literal(true),
  memberships: z.array(membershipDto),
  cards: z.array(savedCard),
});
export type ListMembershipsResponse = z.infer<typeof listMembershipsResponse>;

/**
 * POST /memberships/cancel, /memberships/resume and /memberships/freeze/cancel (policy: member): cancels the membership
 * at the end of its period (at once while a payment has failed), undoes that cancellation, or cancels a freeze before
 * it begins. Repeating a call changes nothing. Idempotent. Errors: not_found, not_changeable, payment_unavailable.
 */
export const changeMembershipRequest = withEnvelope({ branchId, membershipId: id });

/**
 * POST /memberships/freeze/preview and /memberships/freeze (policy: member): pauses payments and sessions for whole
 * months from the next renewal, once in six months. The preview returns the effects without applying them. Idempotent. Errors:
 * not_found, not_changeable, freeze_too_soon, payment_unavailable.
 */
export const freezeMembershipRequest = withEnvelope({
  branchId,
  membershipId: id,
  /** Number of months, 1 or 2. */
  months: z.number().int().min(1).max(2),
});
export const previewFreezeResponse = z.object({
  ok: z.literal(true),
  from: z.string(),
  until: z.string(),
  /** Effects of the freeze, one sentence each without the full stop, such as "No payment on 1 December". */
  changes: z.array(z.string()),
});
export type PreviewFreezeResponse = z.infer<typeof previewFreezeResponse>;

/**
 * POST /memberships/card (policy: member): starts saving another card with the provider. With `membershipId`, the card
 * pays for that membership, even if its subscription was imported. Errors: not_found, not_changeable (no later payment
 * will be due), payment_unavailable.
 */
export const setUpCardRequest = withEnvelope({ branchId, membershipId: id.optional() });
export const setUpCardResponse = z.object({
  ok: z.literal(true),
  setupId: z.string(),
  clientSecret: z.string(),
});
export type SetUpCardResponse = z.infer<typeof setUpCardResponse>;

/**
 * POST /memberships/card/confirm (policy: member): makes the saved card pay for memberships, and retries failed
 * payments at once. Idempotent. Errors: not_found, payment_not_completed, payment_unavailable.
 */
export const confirmCardRequest = withEnvelope({ branchId, setupId: z.string().max(140) });

/**
 * POST /memberships/card/remove (policy: member): removes a saved card. Errors: not_found, not_changeable (a membership
 * needs a card, and no other valid one is saved), payment_unavailable.
 */
export const removeCardRequest = withEnvelope({ branchId, cardId: z.string().max(140) });
export const savedCardsResponse = z.object({ ok: z.literal(true), cards: z.array(savedCard) });
export type SavedCardsResponse = z.infer<typeof savedCardsResponse>;
