import { guestDetailMaxLengths, guestTitles } from '@studio/domain/bookings/guest-details';
import { maxEmailLength, tidyEmail, validateEmail } from '@studio/domain/people/email';
import { isLocalDate } from '@studio/domain/time/local-date';
import { z } from 'zod';
import { defaultBranchId } from './default-branch-id.ts';
import { codeText, singleLineText } from './text-schemas.ts';

/** Id of the branch. When it's missing, the default branch applies. */
export const branchId = z.string().min(1).max(60).default(defaultBranchId);

/** Opaque id from the server, a UUID. */
export const id = z.uuid();

/** London day as 'YYYY-MM-DD'. */
export const localDate = z.string().refine(isLocalDate, 'Must be a date in the format YYYY-MM-DD');

/** ISO instant in UTC whose day is a valid `localDate`. */
export const instant = z.iso
  .datetime()
  .max(40)
  .refine((text) => isLocalDate(text.slice(0, 10)), 'Must be a UTC date and time in ISO 8601 format');

/**
 * London day in a response. Not validated like `localDate` (1900 to 2200), because a week or comparison period in a
 * response can go beyond those years.
 */
export const responseDate = z.string();

/** Number of days from today, from 0 to 92. */
export const dayOffset = z.number().int().min(0).max(92);

/**
 * Key of a call that may be repeated. Repeating the same key and body returns the same response. Another body with that
 * key fails with idempotency_mismatch.
 */
export const idempotencyKey = z.string().min(8).max(120);

/**
 * Id of the member for whom the call is made. Without a valid access token whose `sub` equals it, the call fails with
 * forbidden.
 */
export const principalUserId = z.string().min(1).max(120).nullish();

/** Email address as typed. Every call validates it by this rule and reports an error as a sentence. */
export const email = codeText()
  .overwrite(tidyEmail)
  .max(maxEmailLength + 1000, 'Too long.')
  .superRefine((text, context) => {
    const message = validateEmail(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

const name = (max: number) => singleLineText().min(1).max(max);

/** Person who books (handbook: accounts 7). Texts are tidied, and maximum lengths are in characters. */
export const customer = z.object({
  title: z.enum(guestTitles).optional(),
  firstName: name(guestDetailMaxLengths.firstName),
  lastName: name(guestDetailMaxLengths.lastName),
  email,
  phone: codeText().max(guestDetailMaxLengths.phone).optional(),
});
export type Customer = z.infer<typeof customer>;

/** Name of an attendee when the customer books several places. The first place is for the customer. */
export const attendee = z.object({
  firstName: name(guestDetailMaxLengths.firstName),
  lastName: singleLineText().max(guestDetailMaxLengths.lastName).default(''),
});
export type Attendee = z.infer<typeof attendee>;

/** Price of a place in pounds (13.5 is £13.50). */
export const priceDto = z.object({
  base: z.number(),
  final: z.number(),
  reason: z.string().nullable(),
  currency: z.string(),
  discount: z.object({ name: z.string(), code: z.string().nullable(), amount: z.number() }).nullable(),
});
export type PriceDto = z.infer<typeof priceDto>;
