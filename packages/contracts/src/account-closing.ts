import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './fields.ts';

/** POST /account/data (policy: member): everything that the studio keeps about the member, to be saved as a file. */
export const accountDataRequest = withEnvelope({ branchId });

const records = z.array(z.record(z.string(), z.unknown()));

export const accountDataResponse = z.object({
  ok: z.literal(true),
  data: z.object({
    /** ISO instant. */
    writtenAt: z.string(),
    profile: z.record(z.string(), z.unknown()),
    bookings: records,
    tours: records,
    purchases: records,
    giftCardsBought: records,
    memberships: records,
    membershipMonths: records,
    credits: records,
    creditMovements: records,
    waitingList: records,
    /** What they have written about classes, published or not. */
    reviews: records,
    /** What was said in the live chat while they were logged in. */
    conversations: records,
    /** Accepted waivers, and health answers with the consent they were given under. */
    waivers: records,
    healthAnswers: records,
    mailsSwitchedOff: z.array(z.string()),
  }),
});
export type AccountDataResponse = z.infer<typeof accountDataResponse>;

/**
 * POST /account/delete (policy: member): ends memberships at once and erases what names the member; bookings and invoices
 * stay as figures without a name. Sessions and offers that are left are lost. The account at the user pool is deleted by
 * the page afterwards, since only its owner may. Refusals: not_changeable (something is still to come: bookings, a place
 * on a waiting list), payment_unavailable (nothing was erased).
 */
export const accountDeleteRequest = withEnvelope({ branchId, understood: z.literal(true) });
export const accountDeleteResponse = z.object({ ok: z.literal(true) });
export type AccountDeleteResponse = z.infer<typeof accountDeleteResponse>;
