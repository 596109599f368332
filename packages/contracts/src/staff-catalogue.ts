import { maxNoShowFeePence } from '@studio/domain/bookings/no-show';
import { z } from 'zod';
import { instructorDto } from './catalogue.ts';
import { catalogueId } from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email, id, localDate } from './shared-fields.ts';
import { staffClassType } from './staff-class-types.ts';
import { staffProduct } from './staff-products.ts';
import { staffRoom } from './staff-rooms.ts';
import { codeText, multiLineText, singleLineText } from './text-schemas.ts';

/**
 * Staff calls about the catalogue as a whole, instructors, the no-show policy, promo codes and gift cards. STAFF and
 * ADMIN can read everything and change gift cards. Only ADMIN can make the other changes. Amounts are whole pence.
 */

const pricePence = z.number().int().min(0).max(1_000_000);
const line = (max: number) => singleLineText().min(1).max(max);
const prose = (max: number) => multiLineText().min(1).max(max);
const slug = catalogueId;

export const staffInstructor = instructorDto.extend({ active: z.boolean() });
export type StaffInstructor = z.infer<typeof staffInstructor>;
export const noShowPolicy = z.object({
  kind: z.enum(['off', 'credit', 'fee']),
  feePence: z.number().int().min(0).max(maxNoShowFeePence),
});

/**
 * POST /admin/catalogue/get: returns the whole catalogue. Includes products that are off sale, archived records and
 * inactive instructors.
 */
export const getStaffCatalogueRequest = withEnvelope({ branchId });
export const getStaffCatalogueResponse = z.object({
  ok: z.literal(true),
  currency: z.string(),
  products: z.array(staffProduct),
  classTypes: z.array(staffClassType),
  instructors: z.array(staffInstructor),
  rooms: z.array(staffRoom),
  activities: z.array(z.object({ id: z.string(), label: z.string() })),
  noShowPolicy,
});
export type GetStaffCatalogueResponse = z.infer<typeof getStaffCatalogueResponse>;

/**
 * POST /admin/catalogue/instructor: changes an instructor, or adds one when there is no `id`. Errors: not_found,
 * bad_request (with `field`).
 */
export const saveInstructorRequest = withEnvelope({
  branchId,
  id: slug.nullish(),
  name: line(80),
  bio: prose(1200),
  tags: z.array(line(30)).max(8),
  teaches: z.array(slug).max(60),
  oneToOneFromPence: pricePence.nullable(),
  active: z.boolean(),
});
export const saveInstructorResponse = z.object({ ok: z.literal(true), id: z.string() });

/** POST /admin/catalogue/no-show-policy: sets the cost of a no-show, for classes that end from now on. */
export const saveNoShowPolicyRequest = withEnvelope({ branchId, policy: noShowPolicy });

export const catalogueOkResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/catalogue/promos: returns the studio's promo codes (`all`: also those of newsletter subscribers), newest
 * first, in pages.
 */
export const listPromosRequest = withEnvelope({
  branchId,
  query: singleLineText().max(60).default(''),
  origin: z.enum(['studio', 'all']).default('studio'),
  limit: z.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).nullish(),
});
export const staffPromo = z.object({
  code: z.string(),
  origin: z.enum(['newsletter', 'studio', 'demo']),
  percent: z.number().int().nullable(),
  amountPence: z.number().int().nullable(),
  appliesTo: z.enum(['everything', 'classes', 'products', 'first-pack']),
  limitedTo: z.array(z.string()),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  uses: z.number().int(),
  usesMax: z.number().int().nullable(),
  usesPerPerson: z.number().int().nullable(),
  state: z.enum(['active', 'scheduled', 'expired', 'used-up']),
});
export type StaffPromo = z.infer<typeof staffPromo>;
export const listPromosResponse = z.object({
  ok: z.literal(true),
  promos: z.array(staffPromo),
  cursor: z.string().nullable(),
});
export type ListPromosResponse = z.infer<typeof listPromosResponse>;

/**
 * POST /admin/catalogue/promo: creates a promo code, with either a percentage or an amount. `from` and `to` are London
 * days, both included; `limitedTo`: ids of activities and products. Errors: bad_request (with `field`: the code exists,
 * the period ends before it begins, or the request has both a percentage and an amount, or neither).
 */
export const createPromoRequest = withEnvelope({
  branchId,
  code: codeText()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,20}$/),
  percent: z.number().int().min(1).max(100).nullable(),
  amountPence: z.number().int().min(1).max(100_000).nullable(),
  appliesTo: z.enum(['everything', 'classes', 'products', 'first-pack']),
  limitedTo: z.array(slug).max(60).default([]),
  from: localDate.nullish(),
  to: localDate.nullish(),
  usesMax: z.number().int().min(1).max(1_000_000).nullable(),
  usesPerPerson: z.number().int().min(1).max(1000).nullable(),
});
export const promoResponse = z.object({ ok: z.literal(true), promo: staffPromo });

/** POST /admin/catalogue/promo/deactivate: deactivates a promo code; past uses stay valid. Errors: not_found. */
export const deactivatePromoRequest = withEnvelope({ branchId, code: codeText().min(3).max(40) });

/**
 * POST /admin/catalogue/gift-cards: finds gift cards by code, or by name or email address of buyer or recipient; newest
 * first.
 */
export const listStaffGiftCardsRequest = withEnvelope({
  branchId,
  query: singleLineText().max(120).default(''),
  limit: z.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).nullish(),
});
export const staffGiftCard = z.object({
  id,
  amountPence: z.number().int(),
  balancePence: z.number().int(),
  currency: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  /** Whether a mail server rejected the recipient's email address. Correcting it sends the gift card again. */
  emailRejected: z.boolean(),
  /** Whether the front desk sold the card without a recipient and handed over its code. */
  isHandedOver: z.boolean(),
  senderName: z.string(),
  buyerPersonId: z.string().nullable(),
  buyerName: z.string(),
  boughtAt: z.string(),
  sendAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  state: z.enum(['scheduled', 'active', 'spent', 'expired', 'deactivated']),
});
export type StaffGiftCard = z.infer<typeof staffGiftCard>;
export const listStaffGiftCardsResponse = z.object({
  ok: z.literal(true),
  cards: z.array(staffGiftCard),
  cursor: z.string().nullable(),
});
export type ListStaffGiftCardsResponse = z.infer<typeof listStaffGiftCardsResponse>;

/**
 * POST /admin/catalogue/gift-card: returns one gift card with its movements. The code isn't included; resend the email
 * instead. Idempotent. Errors: not_found.
 */
export const staffGiftCardRequest = withEnvelope({ branchId, id });
export const staffGiftCardResponse = z.object({
  ok: z.literal(true),
  card: staffGiftCard,
  movements: z.array(
    z.object({
      at: z.string(),
      amountPence: z.number().int(),
      reason: z.enum(['BOUGHT', 'REDEEMED', 'RETURNED', 'REFUNDED']),
      description: z.string(),
    }),
  ),
});
export type StaffGiftCardResponse = z.infer<typeof staffGiftCardResponse>;

/**
 * POST /admin/catalogue/gift-card/change: `resend` emails the card to its recipient again. `correct` changes the
 * recipient before the card is sent, or when a mail server rejected the email address. For a card that was sold without
 * a recipient, it adds one and emails the card. `deactivate` stops the card from being used, and `reactivate` undoes
 * that. Idempotent. Errors: not_found, not_changeable (`resend`: not sent yet, deactivated, expired or without a
 * recipient; `correct`: already sent, or sold without a recipient and by now deactivated or expired; `deactivate`:
 * already deactivated; `reactivate`: already active), reason_needed (deactivate).
 */
export const changeGiftCardRequest = withEnvelope({
  branchId,
  id,
  change: z.discriminatedUnion('do', [
    z.object({ do: z.literal('resend') }),
    z.object({ do: z.literal('correct'), name: line(80), email }),
    z.object({ do: z.literal('deactivate'), reason: multiLineText().max(300) }),
    z.object({ do: z.literal('reactivate') }),
  ]),
});
