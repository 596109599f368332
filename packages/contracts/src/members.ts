import { accountMaxLengths, profileTitles } from '@studio/domain/people/account-forms';
import { toInternationalPhone, validatePhone } from '@studio/domain/people/phone';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { codeText, singleLineText } from './text-schemas.ts';

const name = (max: number) => singleLineText().max(max).nullish();

/** Phone number, converted to international form; empty for none. */
const phone = codeText()
  .max(accountMaxLengths.phone)
  .refine((typed) => validatePhone(typed) === null, 'Must be a phone number with the country code')
  .transform((typed) => toInternationalPhone(typed) ?? '');

/**
 * POST /classes/user/upsert (handbook: accounts 4): called after sign-up, after saving the profile and after confirming
 * a new email address. With an access token of exactly this user, it writes the profile. A missing or null field or an
 * empty name stays unchanged; an empty title or phone is removed. The email address is always the one verified by the
 * user pool, and guest bookings made with it join the account. Without such a token, the response is the same and
 * nothing changes. Idempotent.
 */
export const upsertUserRequest = withEnvelope({
  user: z.object({
    userId: z.string().min(1).max(120),
    /** Ignored, because the user pool provides the email address. */
    email: z.string().optional(),
    firstName: name(accountMaxLengths.firstName),
    lastName: name(accountMaxLengths.lastName),
    title: z.enum([...profileTitles, '']).nullish(),
    phone: phone.nullish(),
  }),
});
export type UserUpsertInput = z.infer<typeof upsertUserRequest>['user'];

export const upsertUserResponse = z.object({ ok: z.literal(true) });
export type UpsertUserResponse = z.infer<typeof upsertUserResponse>;

/**
 * POST /classes/user/get: returns the profile of the member whose access token comes with the call. Errors:
 * unauthorised (no token), forbidden (the account is closed).
 */
export const getUserRequest = withEnvelope({});

/** Profile of a member. Fields that the member hasn't provided are null. */
export const profileDto = z.object({
  userId: z.string(),
  /** Email address as verified by the user pool; null before that. */
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  title: z.string().nullable(),
  /** Phone number, such as '+447700900123'. */
  phone: z.string().nullable(),
  /** Groups in the access token: STAFF, TRAINER, ADMIN. */
  groups: z.array(z.string()),
});
export type ProfileDto = z.infer<typeof profileDto>;

export const getUserResponse = z.object({ ok: z.literal(true), user: profileDto });
export type GetUserResponse = z.infer<typeof getUserResponse>;
