import type { PreviewErasureResponse } from '@studio/contracts/staff-data-rights';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { getPersonName, type LinkedRecords } from './load-linked-records.ts';

/**
 * Counts the records that an erasure deletes or changes. $2 account and placeholder ids, $3 email addresses, $4 people
 * ids, $5 the current time.
 */
const countAll: PreparedStatement = {
  name: 'count_records_to_erase',
  text: `WITH theirs AS (
      SELECT b.id, b.status, b.starts_at FROM bookings b
      WHERE b.branch_id = $1 AND (b.principal_id = ANY($2::text[])
        OR (b.principal_id IS NULL AND lower(b.email) = ANY($3::text[])))
    ), toured AS (
      SELECT t.status, t.starts_at FROM tours t
      WHERE t.branch_id = $1 AND (t.principal_id = ANY($2::text[])
        OR (t.principal_id IS NULL AND lower(t.email) = ANY($3::text[])))
    ), waited AS (
      SELECT w.status FROM waiting_entries w
      WHERE w.branch_id = $1 AND (w.principal_id = ANY($2::text[])
        OR (w.principal_id IS NULL AND lower(w.email) = ANY($3::text[])))
    ), bought AS (SELECT id FROM purchases WHERE branch_id = $1 AND member_id = ANY($2::text[]))
    SELECT (SELECT count(*)::int FROM theirs WHERE status = 'CONFIRMED' AND starts_at > $5::timestamptz) AS upcoming,
      (SELECT count(*)::int FROM toured WHERE status = 'CONFIRMED' AND starts_at > $5::timestamptz) AS "upcomingTours",
      (SELECT count(*)::int FROM waited WHERE status IN ('WAITING', 'OFFERED')) AS waiting,
      (SELECT count(*)::int FROM theirs) AS bookings,
      (SELECT count(*)::int FROM toured) AS tours,
      (SELECT count(*)::int FROM waited) AS waited,
      (SELECT count(*)::int FROM person_notes WHERE branch_id = $1 AND person_id = ANY($4::uuid[])
        AND removed_at IS NULL) AS notes,
      (SELECT count(*)::int FROM contact_messages WHERE branch_id = $1 AND lower(email) = ANY($3::text[])) AS messages,
      (SELECT count(*)::int FROM conversations c WHERE c.branch_id = $1 AND (c.principal_id = ANY($2::text[])
        OR (c.principal_id IS NULL AND lower(c.email) = ANY($3::text[])))) AS chats,
      (SELECT count(*)::int FROM newsletter_subscribers WHERE branch_id = $1 AND lower(email) = ANY($3::text[])
        AND status <> 'UNSUBSCRIBED') AS newsletter,
      (SELECT count(*)::int FROM reviews r JOIN theirs ON theirs.id = r.booking_id WHERE r.branch_id = $1) AS reviews,
      (SELECT coalesce(sum(balance), 0)::int FROM entitlements WHERE branch_id = $1 AND member_id = ANY($2::text[])
        AND (expires_at IS NULL OR expires_at > $5::timestamptz)) AS sessions,
      (SELECT count(*)::int FROM memberships WHERE branch_id = $1 AND member_id = ANY($2::text[])
        AND status <> 'ENDED') AS memberships,
      (SELECT count(*)::int FROM bought) AS purchases,
      (SELECT count(*)::int FROM desk_payments WHERE branch_id = $1 AND person_id = ANY($4::uuid[])) AS desk,
      (SELECT count(*)::int FROM invoices WHERE branch_id = $1 AND subject_id IN (
        SELECT id FROM theirs UNION SELECT id FROM bought)) AS invoices`,
};

type Counts = Record<
  | 'upcoming'
  | 'upcomingTours'
  | 'waiting'
  | 'bookings'
  | 'tours'
  | 'waited'
  | 'notes'
  | 'messages'
  | 'chats'
  | 'newsletter'
  | 'reviews'
  | 'sessions'
  | 'memberships'
  | 'purchases'
  | 'desk'
  | 'invoices',
  number
>;

async function countRecords(db: QueryExecutor, records: LinkedRecords, now: Date): Promise<Counts> {
  const { branchId, memberIds, emailKeys, ids } = records;
  const [counts] = await db.run<Counts>(countAll, [branchId, memberIds, emailKeys, ids, now]);
  if (!counts) throw new Error('The count returned no row.');
  return counts;
}

/** Returns the steps that staff must take before an erasure, as sentences. */
function listPrerequisites({ upcoming, upcomingTours, waiting }: Counts): string[] {
  const first: string[] = [];
  if (upcoming > 0)
    first.push(
      upcoming === 1 ? 'Cancel their upcoming booking.' : `Cancel their ${upcoming} upcoming bookings.`,
    );
  if (upcomingTours > 0)
    first.push(upcomingTours === 1 ? 'Cancel their tour.' : `Cancel their ${upcomingTours} tours.`);
  if (waiting > 0) first.push('Remove them from all waiting lists.');
  return first;
}

/** Throws AppError not_changeable while the person has upcoming classes, tours or waiting list entries. */
export async function requireNothingUpcoming(
  db: QueryExecutor,
  records: LinkedRecords,
  now: Date,
): Promise<void> {
  const first = listPrerequisites(await countRecords(db, records, now));
  if (first.length > 0)
    throw new AppError('not_changeable', `You can’t erase this client yet. ${first.join(' ')}`);
}

/**
 * Returns the text that staff type to confirm: the name as shown on the profile, or else the email address, or 'erase' if
 * the person has neither.
 */
export function getConfirmationText(records: LinkedRecords): string {
  return getPersonName(records) || 'erase';
}

/** Returns the records that an erasure removes, those that stay, and the steps that staff must take first. */
export async function previewErasure(
  db: QueryExecutor,
  records: LinkedRecords,
  now: Date,
): Promise<PreviewErasureResponse> {
  const counts = await countRecords(db, records, now);
  const some = (label: string, count: number) => (count > 0 ? [{ label: label, count }] : []);
  return {
    ok: true,
    name: getPersonName(records),
    erased: [
      { label: 'Name, email address and phone number', count: records.ids.length },
      ...some('Account, with profile and saved cards', records.accounts.length),
      ...some('Memberships, ending today', counts.memberships),
      ...some('Unused sessions', counts.sessions),
      ...some('Staff notes', counts.notes),
      ...some('Contact messages', counts.messages),
      ...some('Chats', counts.chats),
      ...some('Reviews', counts.reviews),
      ...some('Newsletter subscription', counts.newsletter),
      { label: 'First-visit answers and email preferences', count: 1 },
    ],
    retained: [
      ...some('Bookings, without a name', counts.bookings),
      ...some('Tours, without a name', counts.tours),
      ...some('Waiting list entries, without a name', counts.waited),
      ...some('Purchases, without a name', counts.purchases),
      ...some('Front desk payments, without a name', counts.desk),
      ...some('Invoices and credit notes, as the law requires', counts.invoices),
      ...some(
        'Their login. Only they can delete it. It gives no access to their old data',
        records.accounts.length,
      ),
    ],
    obstacles: listPrerequisites(counts),
    hasAccount: records.accounts.length > 0,
    confirmationText: getConfirmationText(records),
  };
}
