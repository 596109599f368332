import { accountMaxLengths, profileTitles } from '@studio/domain/people/account-forms';
import { phoneError, toInternationalPhone } from '@studio/domain/people/phone';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { codeText, singleLineText } from './text.ts';

const name = (max: number) => singleLineText().max(max).nullish();

/** Empty: there is none. Kept in international form. */
const phone = codeText()
  .max(accountMaxLengths.phone)
  .refine((typed) => phoneError(typed) === null, 'Must be a number with the country code')
  .transform((typed) => toInternationalPhone(typed) ?? '');

/**
 * POST /classes/user/upsert (handbook: accounts 4), after sign-up, after the profile was saved and after a new
 * address was confirmed. With an access token of exactly this user it writes the profile: what is missing, null or an
 * empty name stays as it is, an empty title or phone is taken out. The address is the one that the user pool has
 * verified, whatever is sent, and what was booked with it as a guest joins the account. Without such a token it is
 * answered in the same way and changes nothing.
 */
export const userUpsertRequest = withEnvelope({
  user: z.object({
    userId: z.string().min(1).max(120),
    /** Never read. */
    email: z.string().optional(),
    firstName: name(accountMaxLengths.firstName),
    lastName: name(accountMaxLengths.lastName),
    title: z.enum([...profileTitles, '']).nullish(),
    phone: phone.nullish(),
  }),
});
export type UserUpsertInput = z.infer<typeof userUpsertRequest>['user'];

export const userUpsertResponse = z.object({ ok: z.literal(true) });
export type UserUpsertResponse = z.infer<typeof userUpsertResponse>;

/**
 * POST /classes/user/get: the profile of the member whose access token comes with the call. Refusals: unauthorised
 * without one, forbidden when the account is closed.
 */
export const userGetRequest = withEnvelope({});

/** A member's profile. What they have not told is null. */
export const profileDto = z.object({
  userId: z.string(),
  /** As the user pool has verified it; null before that. */
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  title: z.string().nullable(),
  /** '+447700900123' */
  phone: z.string().nullable(),
  /** STAFF, TRAINER, ADMIN, as the token names them. */
  groups: z.array(z.string()),
});
export type ProfileDto = z.infer<typeof profileDto>;

export const userGetResponse = z.object({ ok: z.literal(true), user: profileDto });
export type UserGetResponse = z.infer<typeof userGetResponse>;
