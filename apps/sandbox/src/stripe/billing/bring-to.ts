import type { SandboxDatabase } from '../../database.ts';
import { epochSeconds } from '../api/call.ts';
import { lockObject, readHidden } from '../objects/object-store.ts';
import { fromEpoch, subscriptionTime } from './billing-time.ts';
import { latestInvoice, nextStep, noteNextStep } from './next-step.ts';
import { takeStep } from './take-step.ts';

/** Lets happen to a subscription, in order, everything up to a time of its own; inside a transaction. */
export async function bringTo(tx: SandboxDatabase, id: string, to: Date): Promise<void> {
  const { publicUrl = '' } = await readHidden<{ publicUrl: string }>(tx, id);
  for (;;) {
    const subscription = await lockObject(tx, 'subscription', id);
    const step = nextStep(subscription, await latestInvoice(tx, subscription));
    if (!step || step.at > epochSeconds(to)) break;
    await takeStep({ db: tx, now: fromEpoch(step.at), publicUrl }, subscription, step.kind);
  }
  await noteNextStep(tx, id);
}

/** The subscription's own time, its row locked and everything that is due by then done. */
export async function broughtToNow(tx: SandboxDatabase, id: string, now: Date): Promise<Date> {
  await lockObject(tx, 'subscription', id);
  const time = await subscriptionTime(tx, id, now);
  await bringTo(tx, id, time);
  return time;
}

/** Lets happen what is due for every subscription without a test clock. Several processes may call it at once. */
export async function billWhatIsDue(database: SandboxDatabase, now: Date): Promise<void> {
  const due = await database.query<{ subscription: string }>(
    `SELECT subscription FROM sandbox.stripe_billing
      WHERE clock IS NULL AND due_at <= $1::float8 + offset_seconds LIMIT 50`,
    [epochSeconds(now)],
  );
  for (const { subscription } of due) {
    await database.transaction((tx) => broughtToNow(tx, subscription, now));
  }
}
