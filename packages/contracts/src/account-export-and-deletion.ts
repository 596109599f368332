import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';

/**
 * POST /account/data (policy: member): returns all data that the studio stores about the member, for download as a
 * file.
 */
export const getAccountDataRequest = withEnvelope({ branchId });

const records = z.array(z.record(z.string(), z.unknown()));

export const getAccountDataResponse = z.object({
  ok: z.literal(true),
  data: z.object({
    /** Time of the export, as an ISO instant. */
    writtenAt: z.string(),
    profile: z.record(z.string(), z.unknown()),
    bookings: records,
    /** Taken beds that the member asked for. */
    bedRequests: records,
    tours: records,
    purchases: records,
    giftCardsBought: records,
    memberships: records,
    membershipMonths: records,
    credits: records,
    creditMovements: records,
    waitingList: records,
    /** Reviews that the member wrote, whether published or not. */
    reviews: records,
    /** Live chat conversations that the member had while logged in. */
    conversations: records,
    /** Messages about classes that staff emailed to the member. */
    classMessages: records,
    /** Invitations to set up a login that the studio sent before the member had an account. */
    invitations: records,
    /** Classes that the member attended in the studio's earlier system. */
    earlierClasses: records,
    /** Waivers that the member accepted. The health answers below include the consent that covered them. */
    waivers: records,
    healthAnswers: records,
    emailsTurnedOff: z.array(z.string()),
  }),
});
export type GetAccountDataResponse = z.infer<typeof getAccountDataResponse>;

/**
 * POST /account/delete (policy: member): cancels memberships at once and erases the member's personal data. Bookings
 * and invoices stay, without a name. Remaining sessions and offers are lost. The page then deletes the user pool
 * account, because only the member can delete it. Idempotent. Errors: not_changeable (the member is on the team, or has upcoming bookings
 * or waiting list entries), payment_unavailable (nothing was erased).
 */
export const deleteAccountRequest = withEnvelope({ branchId, understood: z.literal(true) });
export const deleteAccountResponse = z.object({ ok: z.literal(true) });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;
