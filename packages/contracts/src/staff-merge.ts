import { z } from 'zod';
import { call } from './envelope.ts';
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
export type MergeSide = z.infer<typeof side>;

/** POST /admin/people/merge/suggestions: pairs that look alike, of one person or of all. Pages of 20. */
export const mergeSuggestionsRequest = call({
  branchId,
  personId: id.nullish(),
  offset: z.number().int().min(0).max(10_000).default(0),
});
export const mergeSuggestionsAnswer = z.object({
  ok: z.literal(true),
  pairs: z.array(z.object({ one: side, other: side, reasons: z.array(z.enum(duplicateReasons)) })),
  hasMore: z.boolean(),
});
export type MergeSuggestionsAnswer = z.infer<typeof mergeSuggestionsAnswer>;

/** POST /admin/people/merge/apart: two who look alike are two people; they are suggested no more. Refusals: not_found. */
export const mergeApartRequest = call({ branchId, personId: id, otherId: id });
export const mergeApartAnswer = z.object({ ok: z.literal(true) });

/**
 * POST /admin/people/merge/preview: both records side by side. `accounts` 2: both sign-ins stay, each with its own
 * bookings; the studio sees them as one person. Refusals: not_found, not_changeable (the same, or merged already).
 */
export const mergePreviewRequest = call({ branchId, personId: id, otherId: id });
export const mergePreviewAnswer = z.object({
  ok: z.literal(true),
  one: side,
  other: side,
  accounts: z.number().int(),
  reasons: z.array(z.enum(duplicateReasons)),
});
export type MergePreviewAnswer = z.infer<typeof mergePreviewAnswer>;

const chosen = z.enum(['one', 'other']);

/**
 * POST /admin/people/merge: makes two records one person, with the chosen facts; sessions go to the one who stands for
 * both. An account keeps its own address. Answers who stands for both. Refusals: not_found, not_changeable (the same,
 * merged already, or two accounts without `bothAccounts`).
 */
export const mergeRequest = call({
  branchId,
  personId: id,
  otherId: id,
  facts: z.object({ name: chosen, email: chosen, phone: chosen }),
  /** Understood: two accounts stay two sign-ins. */
  bothAccounts: z.boolean().default(false),
});
export const mergeAnswer = z.object({ ok: z.literal(true), mergeId: z.string(), personId: z.string() });
export type MergeAnswer = z.infer<typeof mergeAnswer>;

/** POST /admin/people/merge/undo: two people again, as they were. Refusals: not_found, not_changeable (undone, or erased since). */
export const mergeUndoRequest = call({ branchId, mergeId: id });
export const mergeUndoAnswer = z.object({ ok: z.literal(true) });

/** POST /admin/people/merge/list: the merges that stand for a person, newest first. */
export const mergeListRequest = call({ branchId, personId: id });
export const mergeListAnswer = z.object({
  ok: z.literal(true),
  merges: z.array(
    z.object({ mergeId: z.string(), name: z.string(), email: z.string().nullable(), at: z.string() }),
  ),
});
export type MergeListAnswer = z.infer<typeof mergeListAnswer>;
