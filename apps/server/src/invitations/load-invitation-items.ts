import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import type { InvitationItem } from '@studio/domain/people-import/invitation';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { type EntitlementRow, listEntitlements } from '../entitlements/store.ts';
import { listCurrentMemberships } from '../memberships/store.ts';
import { loadPersonKeys, type PersonKeys } from '../people/person-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Maximum number of bookings that an invitation names. */
const maxBookings = 5;

const upcoming: PreparedStatement = {
  name: 'upcoming_bookings_of_invited_client',
  text: `SELECT c.title, c.starts_at AS "startsAt", count(*) OVER ()::int AS total
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.status = 'CONFIRMED' AND c.status = 'SCHEDULED' AND c.starts_at > $4
      AND (b.principal_id = ANY ($2::text[]) OR (b.principal_id IS NULL AND lower(b.email) = ANY ($3::text[])))
    ORDER BY c.starts_at, b.id LIMIT $5`,
};

/** Returns the sessions, memberships and upcoming bookings that a client finds in their account. */
export async function loadInvitationItems(
  db: QueryExecutor,
  { branchId, personId }: { branchId: string; personId: string },
  now: Date,
): Promise<InvitationItem[]> {
  const keys = await loadPersonKeys(db, branchId, personId);
  const credits = await listUsableCredits(db, branchId, keys, now);
  const names = new Set(credits.map(({ name }) => name));
  const memberships = await listUnnamedMemberships(db, branchId, keys, names);
  const bookings = await db.run<{ title: string; startsAt: Date; total: number }>(upcoming, [
    branchId,
    keys.memberIds,
    keys.emailKeys,
    now,
    maxBookings,
  ]);
  const others = (bookings[0]?.total ?? 0) - bookings.length;
  return [
    ...credits.map((credit) => ({ label: credit.name, value: describeCredit(credit) })),
    ...memberships.map((name) => ({ label: 'Membership', value: name })),
    ...bookings.map(({ title, startsAt }) => ({
      label: 'Upcoming booking',
      value: `${title}, ${formatMomentShort(startsAt)}`,
    })),
    ...(others > 0 ? [{ label: 'More bookings', value: formatCount(others, 'upcoming booking') }] : []),
  ];
}

async function listUsableCredits(
  db: QueryExecutor,
  branchId: string,
  { memberIds }: PersonKeys,
  now: Date,
): Promise<EntitlementRow[]> {
  const lists = await Promise.all(memberIds.map((owner) => listEntitlements(db, branchId, owner)));
  return lists.flat().filter((row) => !hasEntitlementEnded(row, now));
}

/** Returns the names of the current memberships whose sessions aren't listed already. */
async function listUnnamedMemberships(
  db: QueryExecutor,
  branchId: string,
  { memberIds }: PersonKeys,
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const lists = await Promise.all(memberIds.map((owner) => listCurrentMemberships(db, owner)));
  return lists
    .flat()
    .filter((row) => row.branchId === branchId && !listed.has(row.name))
    .map(({ name }) => name);
}

function describeCredit({ balance, expiresAt }: EntitlementRow): string {
  const sessions = balance === null ? 'Unlimited sessions' : formatCount(balance, 'session');
  if (!expiresAt) return sessions;
  // An expiry at midnight belongs to the day before.
  return `${sessions}, valid until ${formatDayAndYear(toLondonDate(new Date(expiresAt.getTime() - 1)))}`;
}
