import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { proseText } from './text.ts';

/** The staff's calls about fees of missed classes. Amounts are whole pence, instants ISO texts. Policy of both: STAFF or ADMIN. */

/** POST /admin/money/fees: fees of missed classes that are due; of one person when `personId` is given. */
export const feesRequest = call({ branchId, personId: id.nullish() });
export const dueFee = z.object({
  bookingId: id,
  personId: z.string().nullable(),
  who: z.string(),
  classTitle: z.string(),
  classAt: z.string(),
  feePence: z.number().int(),
  currency: z.string(),
});
export type DueFee = z.infer<typeof dueFee>;
export const feesAnswer = z.object({ ok: z.literal(true), fees: z.array(dueFee) });
export type FeesAnswer = z.infer<typeof feesAnswer>;

/** POST /admin/money/fees/settle: the desk takes a fee or waives it (with a reason). Refusals: not_found, not_changeable (settled already), reason_needed. */
export const feeSettleRequest = call({
  branchId,
  bookingId: id,
  how: z.enum(['CASH', 'TERMINAL', 'WAIVED']),
  reason: proseText().max(300).default(''),
});
