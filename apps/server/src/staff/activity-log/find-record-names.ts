import { formatPriceShort } from '@studio/domain/money/money';
import { noClientName } from '@studio/domain/purchases/counter-item';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/**
 * Returns the SQL expression for the name of the person who owns a row. `member_id` is the id of their account, or the
 * placeholder id 'person:<id>' of a client without an account.
 */
const owner = (row: string) => `coalesce(
  (SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM people p WHERE p.branch_id = $1 AND p.member_id = ${row}.member_id),
  (SELECT nullif(trim(p.first_name || ' ' || p.last_name), '') FROM people p WHERE p.branch_id = $1
    AND p.id = CASE WHEN ${row}.member_id LIKE 'person:%' THEN substr(${row}.member_id, 8)::uuid END))`;

const payer = (
  payment: string,
) => `nullif(trim(concat(${payment}.order_details #>> '{customer,firstName}', ' ',
  ${payment}.order_details #>> '{customer,lastName}')), '')`;

/**
 * Selects the current names of records by UUID ($2) or by key such as 'product:mat-pack' ($3). Erased and removed
 * records have no name.
 */
const recordNames: PreparedStatement = {
  name: 'activity_log_record_names',
  text: `SELECT p.id::text AS id, trim(p.first_name || ' ' || p.last_name) AS name, NULL::text AS more, NULL::timestamptz AS at, NULL::int AS pence
      FROM people p WHERE p.branch_id = $1 AND p.id = ANY ($2::uuid[])
    UNION ALL SELECT b.id::text, b.attendee_name, c.title, c.starts_at, NULL
      FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
      WHERE b.branch_id = $1 AND b.id = ANY ($2::uuid[])
    UNION ALL SELECT c.id::text, c.title, NULL, c.starts_at, NULL
      FROM classes c WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])
    UNION ALL SELECT h.id::text, c.title, NULL, c.starts_at, NULL
      FROM holds h JOIN classes c ON c.branch_id = h.branch_id AND c.id = h.class_id
      WHERE h.branch_id = $1 AND h.id = ANY ($2::uuid[])
    UNION ALL SELECT r.id::text, c.title, NULL, c.starts_at, NULL
      FROM cover_requests r JOIN classes c ON c.branch_id = r.branch_id AND c.id = r.class_id
      WHERE r.branch_id = $1 AND r.id = ANY ($2::uuid[])
    UNION ALL SELECT e.id::text, e.name, ${owner('e')}, NULL, NULL
      FROM entitlements e WHERE e.branch_id = $1 AND e.id = ANY ($2::uuid[])
    UNION ALL SELECT m.id::text, m.name, ${owner('m')}, NULL, NULL
      FROM memberships m WHERE m.branch_id = $1 AND m.id = ANY ($2::uuid[])
    UNION ALL SELECT m.id::text, m.name, ${owner('m')}, NULL, m.amount_pence
      FROM membership_months m WHERE m.branch_id = $1 AND m.id = ANY ($2::uuid[])
    UNION ALL SELECT u.id::text, u.name, ${owner('u')}, NULL, NULL
      FROM purchases u WHERE u.branch_id = $1 AND u.id = ANY ($2::uuid[])
    UNION ALL SELECT y.id::text, ${payer('y')}, NULL, NULL, y.amount_pence
      FROM payments y WHERE y.branch_id = $1 AND y.id = ANY ($2::uuid[])
    UNION ALL SELECT d.id::text, '${noClientName}', d.note, NULL, d.amount_pence
      FROM desk_payments d WHERE d.branch_id = $1 AND d.id = ANY ($2::uuid[]) AND d.subject = 'counter' AND d.person_id IS NULL
    UNION ALL SELECT r.id::text,
        coalesce(b.attendee_name, ${payer('y')}, ${owner('u')}, ${owner('m')}), NULL, NULL, r.amount_pence
      FROM refunds r LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
      LEFT JOIN payments y ON y.branch_id = r.branch_id AND y.id = r.payment_id
      LEFT JOIN purchases u ON u.branch_id = r.branch_id AND u.id = r.payment_id
      LEFT JOIN membership_months m ON m.branch_id = r.branch_id AND m.id = r.payment_id
      WHERE r.branch_id = $1 AND r.id = ANY ($2::uuid[])
    UNION ALL SELECT t.id::text, trim(t.first_name || ' ' || t.last_name), NULL, t.starts_at, NULL
      FROM tours t WHERE t.branch_id = $1 AND t.id = ANY ($2::uuid[])
    UNION ALL SELECT i.id::text, i.file_name, NULL, NULL, NULL
      FROM imports i WHERE i.branch_id = $1 AND i.id = ANY ($2::uuid[])
    UNION ALL SELECT g.id::text, g.recipient_name, NULL, NULL, g.amount_pence
      FROM gift_cards g WHERE g.branch_id = $1 AND g.id = ANY ($2::uuid[])
    UNION ALL SELECT n.id::text, n.name, n.subject, NULL, NULL
      FROM contact_messages n WHERE n.branch_id = $1 AND n.id = ANY ($2::uuid[])
    UNION ALL SELECT w.id::text, w.name, NULL, NULL, NULL
      FROM webhook_endpoints w WHERE w.branch_id = $1 AND w.id = ANY ($2::uuid[])
    UNION ALL SELECT 'product:' || p.id, p.name, NULL, NULL, NULL
      FROM products p WHERE p.branch_id = $1 AND 'product:' || p.id = ANY ($3::text[])
    UNION ALL SELECT 'class-type:' || k.id, k.title, NULL, NULL, NULL
      FROM class_types k WHERE k.branch_id = $1 AND 'class-type:' || k.id = ANY ($3::text[])
    UNION ALL SELECT 'instructor:' || i.id, i.name, NULL, NULL, NULL
      FROM instructors i WHERE i.branch_id = $1 AND 'instructor:' || i.id = ANY ($3::text[])
    UNION ALL SELECT 'room:' || o.id, o.name, NULL, NULL, NULL
      FROM rooms o WHERE o.branch_id = $1 AND 'room:' || o.id = ANY ($3::text[])
    UNION ALL SELECT 'series:' || s.id, k.title, NULL, NULL, NULL
      FROM class_series s JOIN class_types k ON k.branch_id = s.branch_id AND k.id = s.class_type_id
      WHERE s.branch_id = $1 AND 'series:' || s.id = ANY ($3::text[])
    UNION ALL SELECT 'role:' || m.user_id, nullif(trim(concat(m.first_name, ' ', m.last_name)), ''), NULL, NULL, NULL
      FROM members m WHERE m.user_id = ANY (SELECT substr(k, 6) FROM unnest($3::text[]) k WHERE k LIKE 'role:%')`,
};

interface NameRow {
  id: string;
  name: string | null;
  more: string | null;
  at: Date | null;
  pence: number | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Prefix of the key for the value of each detail field. These ids aren't UUIDs: a product and an instructor can have
 * the same id.
 */
const keyPrefixes: Readonly<Record<string, string>> = {
  productId: 'product',
  classTypeId: 'class-type',
  instructorId: 'instructor',
  roomId: 'room',
};

/** Record that an audit entry is about, with the details that may name other records. */
export interface LoggedRecord {
  subject: string;
  subjectId: string;
  detail: Record<string, unknown> | null;
}

/**
 * Looks up names for entries of the audit log. Returns one function for the name of an entry's record, and one for the
 * names of the records in its details. The log doesn't store names, so that erased clients have none and old entries
 * show current ones.
 */
export async function findRecordNames(db: QueryExecutor, branchId: string, entries: readonly LoggedRecord[]) {
  const mentioned = entries.flatMap((entry) => [
    toKey(entry.subject, entry.subjectId),
    ...listKeys(entry.detail),
  ]);
  const keys = [...new Set(mentioned)];
  const rows = await db.run<NameRow>(recordNames, [
    branchId,
    keys.filter((key) => uuid.test(key)),
    keys.filter((key) => !uuid.test(key)),
  ]);
  const names = new Map(rows.map((row) => [row.id, describe(row)]));
  return {
    subjectName: ({ subject, subjectId }: LoggedRecord) => names.get(toKey(subject, subjectId)) || null,
    /** Returns the names of the records in an entry's details, by id. */
    mentioned: ({ detail }: LoggedRecord) =>
      Object.fromEntries(
        listKeys(detail).flatMap((key) => {
          const name = names.get(key);
          return name ? [[uuid.test(key) ? key : key.slice(key.indexOf(':') + 1), name]] : [];
        }),
      ),
  };
}

/** Subjects that `recordNames` finds by key, even if their id is a UUID. */
const prefixedSubjects: ReadonlySet<string> = new Set(['role', 'series']);

/**
 * Returns the UUID or key by which `recordNames` finds a record. The subject 'setting' needs no prefix: settings of
 * instructors and rooms have ids such as 'room:one'.
 */
function toKey(subject: string, id: string): string {
  const isPlain = subject === 'setting' || (uuid.test(id) && !prefixedSubjects.has(subject));
  return isPlain ? id : `${subject}:${id}`;
}

function listKeys(detail: Record<string, unknown> | null): string[] {
  return Object.entries(detail ?? {}).flatMap(([name, value]): string[] => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return listKeys(value as Record<string, unknown>);
    if (typeof value !== 'string') return [];
    const prefix = keyPrefixes[name];
    return uuid.test(value) ? [value] : prefix ? [`${prefix}:${value}`] : [];
  });
}

function describe({ name, more, at, pence }: NameRow): string {
  const amount = pence === null ? null : formatPriceShort(pence);
  return [amount, name, more, at && formatMomentShort(new Date(at))].filter(Boolean).join(', ');
}
