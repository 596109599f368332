import { isEntitlementOver } from '@studio/domain/entitlements/is-entitlement-over';
import { toLondonDate } from '@studio/domain/time/london';
import { listEntitlements } from '../../entitlements/store.ts';
import type { OwnSessions } from '../../integrations/assistant/port.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';

/** Returns a member's usable sessions, earliest expiry first. `endsOn` is the last day on which they cover a class. */
export async function readOwnSessions(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<OwnSessions[]> {
  const all = await listEntitlements(db, branchId, memberId);
  return all
    .filter((one) => !isEntitlementOver(one, now))
    .sort((one, other) => endOf(one.expiresAt) - endOf(other.expiresAt))
    .map(({ name, balance, expiresAt }) => ({
      name,
      sessionsLeft: balance,
      // Sessions cover classes that start before `expiresAt`, which is midnight for packs.
      endsOn: expiresAt ? toLondonDate(new Date(expiresAt.getTime() - 1)) : null,
    }));
}

function endOf(expiresAt: Date | null): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
