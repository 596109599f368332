import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';

const instant = z.string();

/** Dispute (chargeback) of a payment in one line: amount, reason and status in plain words, and the deadline. */
export const disputeDto = z.object({
  /** Id of the dispute at the provider. */
  disputeId: z.string(),
  at: instant,
  amountPence: z.number().int(),
  currency: z.string(),
  /** Reason, such as "The cardholder says they didn’t make this payment". */
  reason: z.string(),
  /** Status, such as "Needs response". */
  status: z.string(),
  needsResponse: z.boolean(),
  /** Deadline for evidence; null when the bank accepts none. */
  dueBy: instant.nullable(),
});
export type DisputeDto = z.infer<typeof disputeDto>;

/**
 * POST /admin/money/dispute (policy: STAFF or ADMIN): returns a dispute with the studio's evidence, also as plain text.
 * Idempotent. Errors: not_found.
 */
export const getDisputeRequest = withEnvelope({ branchId, providerId: z.string().trim().min(1).max(200) });
export const getDisputeResponse = z.object({
  ok: z.literal(true),
  dispute: disputeDto,
  /** Item that was bought, and the payer. */
  item: z.string(),
  payerName: z.string(),
  personId: z.string().nullable(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  text: z.string(),
});
export type GetDisputeResponse = z.infer<typeof getDisputeResponse>;
