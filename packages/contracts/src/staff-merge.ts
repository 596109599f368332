import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/** Merging of duplicate clients. Policy of all these calls: STAFF or ADMIN. Instants are ISO texts. */

/** Reasons why two clients look like duplicates. */
export const duplicateReasons = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const mergeCandidate = z.object({
  personId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  since: z.string(),
  source: z.enum(['account', 'booking', 'tour', 'import', 'staff']),
  bookings: z.number().int(),
  /** Remaining sessions; null for unlimited ones. */
  sessionsLeft: z.number().int().nullable(),
});
export type MergeCandidate = z.infer<typeof mergeCandidate>;

/**
 * POST /admin/people/merge/suggestions: returns pairs that look like duplicates, of one client or of all, most likely
 * first, 20 per page.
 */
export const listMergeSuggestionsRequest = withEnvelope({
  branchId,
  personId: id.nullish(),
  offset: z.number().int().min(0).max(10_000).default(0),
});
export const listMergeSuggestionsResponse = z.object({
  ok: z.literal(true),
  pairs: z.array(
    z.object({ first: mergeCandidate, second: mergeCandidate, reasons: z.array(z.enum(duplicateReasons)) }),
  ),
  hasMore: z.boolean(),
});
export type ListMergeSuggestionsResponse = z.infer<typeof listMergeSuggestionsResponse>;

/**
 * POST /admin/people/merge/dismiss: records that a pair isn't a duplicate, so it is no longer suggested. Errors:
 * not_found.
 */
export const dismissMergeRequest = withEnvelope({ branchId, personId: id, otherId: id });
export const dismissMergeResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/people/merge/preview: returns both clients side by side. With `accounts` 2, both logins stay, each with
 * its own bookings, and the studio sees one client. Idempotent. Errors: not_found, not_changeable (same client, or already merged).
 */
export const previewMergeRequest = withEnvelope({ branchId, personId: id, otherId: id });
export const previewMergeResponse = z.object({
  ok: z.literal(true),
  first: mergeCandidate,
  second: mergeCandidate,
  accounts: z.number().int(),
  reasons: z.array(z.enum(duplicateReasons)),
});
export type PreviewMergeResponse = z.infer<typeof previewMergeResponse>;

const chosen = z.enum(['one', 'other']);

/**
 * POST /admin/people/merge: merges two clients with the chosen details and moves the sessions to the remaining client,
 * whose id it returns. An account keeps its own email address. Idempotent. Errors: not_found, not_changeable (same client, already
 * merged, or two accounts without `bothAccounts`).
 */
export const mergePeopleRequest = withEnvelope({
  branchId,
  personId: id,
  otherId: id,
  details: z.object({ name: chosen, email: chosen, phone: chosen }),
  /** Whether staff confirmed that both accounts keep their own login. */
  bothAccounts: z.boolean().default(false),
});
export const mergePeopleResponse = z.object({
  ok: z.literal(true),
  mergeId: z.string(),
  personId: z.string(),
});
export type MergePeopleResponse = z.infer<typeof mergePeopleResponse>;

/**
 * POST /admin/people/merge/undo: restores both clients as they were. Idempotent. Errors: not_found, not_changeable (already undone,
 * or erased since).
 */
export const undoMergeRequest = withEnvelope({ branchId, mergeId: id });
export const undoMergeResponse = z.object({ ok: z.literal(true) });

/** POST /admin/people/merge/list: returns a client's merges that haven't been undone, newest first. */
export const listMergesRequest = withEnvelope({ branchId, personId: id });
export const listMergesResponse = z.object({
  ok: z.literal(true),
  merges: z.array(
    z.object({ mergeId: z.string(), name: z.string(), email: z.string().nullable(), at: z.string() }),
  ),
});
export type ListMergesResponse = z.infer<typeof listMergesResponse>;
