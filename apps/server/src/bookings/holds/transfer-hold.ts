import { getHoldExpiry } from '@studio/domain/bookings/hold';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/**
 * Restarts the time of an offered hold for the first browser that takes it over. A later browser gets the remaining
 * time.
 */
const reassignHold: PreparedStatement = {
  name: 'transfer_hold',
  text: `WITH handed AS (
    UPDATE holds SET client_id = $4, principal_id = $5, address_hash = $6,
      created_at = CASE WHEN client_id = $3 THEN $7 ELSE created_at END,
      expires_at = CASE WHEN client_id = $3 THEN GREATEST(expires_at, LEAST($8::timestamptz, $9::timestamptz)) ELSE expires_at END
    WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' AND expires_at > $7
    RETURNING id, expires_at
  ), noted AS (
    INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
    SELECT $1, $7, 'client', 'hold', id, 'LIVE', 'offer accepted' FROM handed
  )
  SELECT expires_at AS "expiresAt" FROM handed`,
};

/**
 * Transfers a live hold to another browser. The first browser to take over an offer gets at least ten minutes from now,
 * never beyond `startsAt`. Returns the expiry; null if the hold isn't live. Fails on the unique index if the browser
 * already holds places of the class.
 */
export async function transferHold(
  tx: QueryExecutor,
  to: {
    branchId: string;
    holdId: string;
    /** Placeholder client id that owns the hold until a browser takes it over. */
    from: string;
    clientId: string;
    principalId: string | null;
    addressHash: string;
  },
  startsAt: Date,
  now: Date,
): Promise<Date | null> {
  const { branchId, holdId, from, clientId, principalId, addressHash } = to;
  const [row] = await tx.run<{ expiresAt: Date }>(reassignHold, [
    branchId,
    holdId,
    from,
    clientId,
    principalId,
    addressHash,
    now,
    getHoldExpiry(now),
    startsAt,
  ]);
  return row?.expiresAt ?? null;
}

const restoreHold: PreparedStatement = {
  name: 'undo_hold_transfer',
  text: `UPDATE holds SET client_id = $4, principal_id = $5, address_hash = $6, created_at = $7, expires_at = $8
    WHERE branch_id = $1 AND id = $2 AND client_id = $3 AND status = 'LIVE'`,
};

/** Undoes `transferHold` while the browser still has the hold, restoring its earlier state. */
export async function undoHoldTransfer(
  tx: QueryExecutor,
  before: {
    id: string;
    clientId: string;
    principalId: string | null;
    addressHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
  { branchId, clientId }: { branchId: string; clientId: string },
): Promise<void> {
  const { id, principalId, addressHash, createdAt, expiresAt } = before;
  const values = [branchId, id, clientId, before.clientId, principalId, addressHash, createdAt, expiresAt];
  await tx.run(restoreHold, values);
}
