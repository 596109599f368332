import { paths } from '@studio/contracts/paths';
import type { GetClassCancellationProgressResponse } from '@studio/contracts/staff-cancel-class';
import { requestChange } from './change-booking.ts';
import type { SimulatedClient } from './simulated-client.ts';

/**
 * Cancels a class as staff. Card payments and sessions are refunded automatically; this function then refunds
 * front-desk payments. If another client has already cancelled the class, follows that cancellation.
 */
export async function cancelClass(client: SimulatedClient): Promise<void> {
  const { random, caller, environment } = client;
  const classId = random.pick(environment.classes.doomed);
  const input = { classIds: [classId], reason: 'The boiler has burst' };
  const started = await requestChange(client, paths.cancelClass, input, { what: 'class cancelled', classId });
  if (!started) return;
  for (let poll = 0; poll < 6; poll++) {
    await client.think();
    const seen = await caller.call(paths.cancelClassProgress, { classIds: [classId] });
    if (seen.as !== 'done') return;
    const [progress] = (seen.body as unknown as GetClassCancellationProgressResponse).classes;
    if (!progress?.finished) continue;
    for (const { bookingId, reason } of progress.needsAttention)
      if (reason === 'paid_at_desk') await refundAtDesk(client, bookingId);
    return;
  }
}

async function refundAtDesk(client: SimulatedClient, bookingId: string): Promise<void> {
  const refunded = await client.caller.call(paths.deskRefund, {
    bookingId,
    reason: 'The class was called off',
  });
  if (refunded.as === 'done')
    client.acknowledge({
      what: 'given back at the desk',
      bookingId,
      pence: Number(refunded.body.refundedPence),
    });
}
