import type { SandboxDatabase } from '../../database.ts';
import type { Charge, Refund } from '../objects/api-objects.ts';
import { recordEvent } from '../objects/event.ts';
import { getId, getObject, lockObject, saveObject } from '../objects/object-store.ts';

interface PendingRefund {
  refund: string;
  ending: 'failed' | 'succeeded';
}

/**
 * Settles up to 100 late refunds: those that are due, or with `all` also the others. Returns the number found. Safe to
 * call from several processes at once: only one of them settles each refund.
 */
export async function settleRefunds(
  database: SandboxDatabase,
  now: Date,
  scope: 'due' | 'all' = 'due',
): Promise<number> {
  const due = await database.query<PendingRefund>(
    `SELECT refund FROM sandbox.stripe_later WHERE $1::boolean OR due_at <= clock_timestamp() LIMIT 100`,
    [scope === 'all'],
  );
  for (const { refund } of due) {
    await database.transaction(async (tx) => {
      const { payment_intent: owner } = await getObject(tx, 'refund', refund);
      await lockObject(tx, 'payment_intent', getId(owner) ?? '');
      const [pending] = await tx.query<PendingRefund>(
        'DELETE FROM sandbox.stripe_later WHERE refund = $1 RETURNING refund, ending',
        [refund],
      );
      if (pending) await settle(tx, now, pending);
    });
  }
  return due.length;
}

async function settle(tx: SandboxDatabase, now: Date, pending: PendingRefund): Promise<void> {
  const source = { db: tx, now };
  const { pending_reason: _pending, ...refund } = await getObject(tx, 'refund', pending.refund);
  if (pending.ending === 'succeeded') {
    const done: Refund = { ...refund, status: 'succeeded' };
    await saveObject(tx, 'refund', done);
    await recordEvent(source, 'refund.updated', done, { status: 'pending' });
    return;
  }
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  const charge = await getObject(tx, 'charge', getId(refund.charge) ?? '');
  const restored: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  await saveObject(tx, 'refund', failed);
  await saveObject(tx, 'charge', restored);
  await recordEvent(source, 'refund.failed', failed, { status: refund.status });
  await recordEvent(source, 'refund.updated', failed, { status: refund.status });
  await recordEvent(source, 'charge.updated', restored, { amount_refunded: charge.amount_refunded });
}
