import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';

/** Records that are the same person. Policy of all of these calls: STAFF or ADMIN. Instants are ISO texts. */

/** Why two records look like one person. */
export const duplicateReasons = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const side = z.object({
  personId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  since: z.string(),
  source: z.enum(['account', 'booking', 'tour', 'import', 'staff']),
  bookings: z.number().int(),
  /** Sessions left; null is unlimited. */
  sessionsLeft: z.number().int().nullable(),
});
export type MergeCandidate = z.infer<typeof side>;

/** POST /admin/people/merge/suggestions: pairs that look alike, of one person or of all. Pages of 20. */
export const mergeSuggestionsRequest = withEnvelope({
  branchId,
  personId: id.nullish(),
  offset: z.number().int().min(0).max(10_000).default(0),
});
export const mergeSuggestionsResponse = z.object({
  ok: z.literal(true),
  pairs: z.array(z.object({ one: side, other: side, reasons: z.array(z.enum(duplicateReasons)) })),
  hasMore: z.boolean(),
});
export type MergeSuggestionsResponse = z.infer<typeof mergeSuggestionsResponse>;

/** POST /admin/people/merge/apart: two who look alike are two people; they are suggested no more. Refusals: not_found. */
export const mergeDismissRequest = withEnvelope({ branchId, personId: id, otherId: id });
export const mergeDismissResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/people/merge/preview: both records side by side. `accounts` 2: both sign-ins stay, each with its own
 * bookings; the studio sees them as one person. Refusals: not_found, not_changeable (the same, or merged already).
 */
export const mergePreviewRequest = withEnvelope({ branchId, personId: id, otherId: id });
export const mergePreviewResponse = z.object({
  ok: z.literal(true),
  one: side,
  other: side,
  accounts: z.number().int(),
  reasons: z.array(z.enum(duplicateReasons)),
});
export type MergePreviewResponse = z.infer<typeof mergePreviewResponse>;

const chosen = z.enum(['one', 'other']);

/**
 * POST /admin/people/merge: makes two records one person, with the chosen facts; sessions go to the one who stands for
 * both. An account keeps its own address. Answers who stands for both. Refusals: not_found, not_changeable (the same,
 * merged already, or two accounts without `bothAccounts`).
 */
export const mergeRequest = withEnvelope({
  branchId,
  personId: id,
  otherId: id,
  facts: z.object({ name: chosen, email: chosen, phone: chosen }),
  /** Understood: two accounts stay two sign-ins. */
  bothAccounts: z.boolean().default(false),
});
export const mergeResponse = z.object({ ok: z.literal(true), mergeId: z.string(), personId: z.string() });
export type MergeResponse = z.infer<typeof mergeResponse>;

/** POST /admin/people/merge/undo: two people again, as they were. Refusals: not_found, not_changeable (undone, or erased since). */
export const mergeUndoRequest = withEnvelope({ branchId, mergeId: id });
export const mergeUndoResponse = z.object({ ok: z.literal(true) });

/** POST /admin/people/merge/list: the merges that stand for a person, newest first. */
export const mergeListRequest = withEnvelope({ branchId, personId: id });
export const mergeListResponse = z.object({
  ok: z.literal(true),
  merges: z.array(
    z.object({ mergeId: z.string(), name: z.string(), email: z.string().nullable(), at: z.string() }),
  ),
});
export type MergeListResponse = z.infer<typeof mergeListResponse>;
