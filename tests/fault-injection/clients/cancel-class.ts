import { paths } from '@studio/contracts/paths';
import { requestChange } from './change-booking.ts';
import type { SimulatedClient } from './simulated-client.ts';

interface Progress {
  finished: boolean;
  needsPerson: { bookingId: string; why: string }[];
}

/**
 * Cancels a class as staff. Card payments and sessions are refunded automatically; front desk payments are refunded
 * here afterwards. If the class is already cancelled, it follows that cancellation.
 */
export async function cancelClass(client: SimulatedClient): Promise<void> {
  const { dice, caller, world } = client;
  const classId = dice.pick(world.classes.doomed);
  const wish = { classIds: [classId], reason: 'The boiler has burst' };
  const begun = await requestChange(client, paths.cancelClass, wish, { what: 'class off', classId });
  if (!begun) return;
  for (let look = 0; look < 6; look++) {
    await client.think();
    const seen = await caller.call(paths.cancelClassProgress, { classIds: [classId] });
    if (seen.as !== 'done') return;
    const [progress] = (seen.body as unknown as { classes: Progress[] }).classes;
    if (!progress?.finished) continue;
    for (const { bookingId, why } of progress.needsPerson)
      if (why === 'paid_at_desk') await giveBack(client, bookingId);
    return;
  }
}

async function giveBack(client: SimulatedClient, bookingId: string): Promise<void> {
  const given = await client.caller.call(paths.deskGiveBack, {
    bookingId,
    reason: 'The class was called off',
  });
  if (given.as === 'done')
    client.tell({ what: 'given back at the desk', bookingId, pence: Number(given.body.backPence) });
}
