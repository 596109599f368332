import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './fields.ts';

const instant = z.string();

/** A dispute (chargeback) of a payment, in a line: amount, reason and status in plain words, and until when to respond. */
export const disputeDto = z.object({
  /** The provider's id. */
  disputeId: z.string(),
  at: instant,
  amountPence: z.number().int(),
  currency: z.string(),
  /** "They say they didn’t make this payment". */
  reason: z.string(),
  /** "Needs response". */
  status: z.string(),
  needsResponse: z.boolean(),
  /** The last moment for evidence; null when the bank takes none. */
  dueBy: instant.nullable(),
});
export type DisputeDto = z.infer<typeof disputeDto>;

/**
 * POST /admin/money/dispute (policy: staff tools): one dispute with the evidence that the studio has for it, and the same as
 * plain text. Refusals: not_found.
 */
export const disputeGetRequest = withEnvelope({ branchId, providerId: z.string().trim().min(1).max(200) });
export const disputeGetResponse = z.object({
  ok: z.literal(true),
  dispute: disputeDto,
  /** What was bought, and who paid. */
  what: z.string(),
  who: z.string(),
  personId: z.string().nullable(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  text: z.string(),
});
export type DisputeGetResponse = z.infer<typeof disputeGetResponse>;
