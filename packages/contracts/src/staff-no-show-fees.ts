import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

/**
 * Staff calls about no-show fees. Amounts are whole pence, and instants are ISO texts. Policy of both calls: STAFF or
 * ADMIN.
 */

/** POST /admin/money/fees: returns no-show fees that are due; those of one client when `personId` is given. */
export const listNoShowFeesRequest = withEnvelope({ branchId, personId: id.nullish() });
export const dueNoShowFee = z.object({
  bookingId: id,
  personId: z.string().nullable(),
  clientName: z.string(),
  classTitle: z.string(),
  classAt: z.string(),
  feePence: z.number().int(),
  currency: z.string(),
});
export type DueNoShowFee = z.infer<typeof dueNoShowFee>;
export const listNoShowFeesResponse = z.object({ ok: z.literal(true), fees: z.array(dueNoShowFee) });
export type ListNoShowFeesResponse = z.infer<typeof listNoShowFeesResponse>;

/**
 * POST /admin/money/fees/settle: records that the front desk took a fee or waived it (with a reason). Errors:
 * not_found, not_changeable (already settled), reason_needed.
 */
export const settleNoShowFeeRequest = withEnvelope({
  branchId,
  bookingId: id,
  method: z.enum(['CASH', 'TERMINAL', 'WAIVED']),
  reason: multiLineText().max(300).default(''),
});
