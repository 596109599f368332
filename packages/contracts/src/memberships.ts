import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, idempotencyKey } from './fields.ts';
import { productId } from './purchases.ts';

/** A card that the member has saved with the payment provider. */
export const savedCard = z.object({
  cardId: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  /** What memberships are paid with. */
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

/**
 * A membership. INCOMPLETE waits for its first payment; PAST_DUE for a repeated one; ENDED is final. Instants ISO.
 */
export const membershipDto = z.object({
  membershipId: z.string(),
  productId: z.string(),
  name: z.string(),
  status: z.enum(['INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'ENDED']),
  /** For one month, in pounds. */
  price: z.number(),
  currency: z.string(),
  periodStart: z.string().nullable(),
  periodEnd: z.string().nullable(),
  /** The next payment; null when none will be asked for. */
  renewsOn: z.string().nullable(),
  /** Cancelled: it ends with this period. Of an ended one, when that was. */
  endsOn: z.string().nullable(),
  /** On, or to come: `canBeTakenBack` until an hour before it begins. */
  freeze: z
    .object({ from: z.string(), until: z.string(), isOn: z.boolean(), canBeTakenBack: z.boolean() })
    .nullable(),
  /** From when it can be frozen (again); null when now. */
  canFreezeFrom: z.string().nullable(),
  /** "Visa ending 4242". */
  method: z.string().nullable(),
  /** A failed payment: when it is tried again, and what was said. */
  failure: z.object({ nextAttemptAt: z.string().nullable(), message: z.string() }).nullable(),
});
export type MembershipDto = z.infer<typeof membershipDto>;

/**
 * POST /memberships/open (policy: member): starts the subscription of a membership, waiting for its first payment, or
 * returns the one that waits. Refusals: not_found, not_for_sale, already_member (of this product), terms_outdated,
 * payment_unavailable, idempotency_mismatch.
 */
export const membershipOpenRequest = withEnvelope({
  branchId,
  productId,
  termsVersion: z.string().max(40),
  idempotencyKey: idempotencyKey.optional(),
});
export const membershipOpenResponse = z.object({
  ok: z.literal(true),
  membershipId: z.string(),
  /** The subscription's first invoice is confirmed with it, as a card payment is. */
  clientSecret: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type MembershipOpenResponse = z.infer<typeof membershipOpenResponse>;

/**
 * POST /memberships/confirm (policy: member): asks the provider how the first payment stands and makes the membership
 * active. Refusals: not_found, payment_not_completed.
 */
export const membershipConfirmRequest = withEnvelope({ branchId, membershipId: id });
export const membershipResponse = z.object({ ok: z.literal(true), membership: membershipDto });
export type MembershipResponse = z.infer<typeof membershipResponse>;

/**
 * POST /memberships/pay (policy: member): tries a failed payment again at once, with the card that pays. Refusals:
 * not_found, not_changeable (nothing is due), payment_unavailable.
 */
export const membershipPayRequest = withEnvelope({ branchId, membershipId: id });
export const membershipPayResponse = z.object({
  ok: z.literal(true),
  membership: membershipDto,
  /**
   * Null when it is paid. Otherwise its owner can pay it here and now, or show themselves to their bank: it is confirmed
   * with this as a card payment is, and then with /memberships/confirm.
   */
  clientSecret: z.string().nullable(),
});
export type MembershipPayResponse = z.infer<typeof membershipPayResponse>;

/** POST /memberships/list (policy: member): those that are not over first; with the saved cards. */
export const membershipListRequest = withEnvelope({ branchId });
export const membershipListResponse = z.object({
  ok: z.literal(true),
  memberships: z.array(membershipDto),
  cards: z.array(savedCard),
});
export type MembershipListResponse = z.infer<typeof membershipListResponse>;

/**
 * POST /memberships/cancel and /memberships/resume (policy: member): at the end of the period, or after all not.
 * POST /memberships/freeze/take-back: not frozen after all, before it begins. Done again they change nothing.
 * Refusals: not_found, not_changeable, payment_unavailable.
 */
export const membershipChangeRequest = withEnvelope({ branchId, membershipId: id });

/**
 * POST /memberships/freeze/preview and /memberships/freeze (policy: member): pauses payments and sessions for whole
 * months from the next renewal on, once in six months. The preview changes nothing and says what would change.
 * Refusals: not_found, not_changeable, freeze_too_soon, payment_unavailable.
 */
export const membershipFreezeRequest = withEnvelope({
  branchId,
  membershipId: id,
  /** 1 or 2. */
  months: z.number().int().min(1).max(2),
});
export const freezePreviewResponse = z.object({
  ok: z.literal(true),
  from: z.string(),
  until: z.string(),
  /** What it means, one sentence each: "No payment on 1 December", "Sessions come again on 1 January". */
  changes: z.array(z.string()),
});
export type FreezePreviewResponse = z.infer<typeof freezePreviewResponse>;

/** POST /memberships/card (policy: member): opens the saving of another card at the provider. */
export const cardSetupRequest = withEnvelope({ branchId });
export const cardSetupResponse = z.object({
  ok: z.literal(true),
  setupId: z.string(),
  clientSecret: z.string(),
});
export type CardSetupResponse = z.infer<typeof cardSetupResponse>;

/**
 * POST /memberships/card/confirm (policy: member): the saved card pays the memberships from now on, and at once what has
 * failed. Refusals: not_found, payment_not_completed.
 */
export const cardConfirmRequest = withEnvelope({ branchId, setupId: z.string().max(140) });

/** POST /memberships/card/remove (policy: member). Refusals: not_found, not_changeable (a membership is paid with it). */
export const cardRemoveRequest = withEnvelope({ branchId, cardId: z.string().max(140) });
export const cardsResponse = z.object({ ok: z.literal(true), cards: z.array(savedCard) });
export type CardsResponse = z.infer<typeof cardsResponse>;
