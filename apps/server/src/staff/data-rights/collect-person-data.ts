import { exportAccountData } from '../../account/export-account-data.ts';
import { getMailboxKey } from '../../people/person-identity-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { type LinkedRecords, listPlaceholderMemberIds } from './load-linked-records.ts';

export type DataRow = Record<string, unknown>;

/** Section of a data export: the rows of one table, as stored. */
export interface DataSection {
  title: string;
  rows: DataRow[];
}

/** SQL condition for chat messages of guests who entered one of the email addresses ($2). */
const conversationsAt =
  'x.conversation_id IN (SELECT c.id FROM conversations c WHERE c.branch_id = $1 AND c.principal_id IS NULL AND lower(c.email) = ANY($2::text[]))';

/**
 * Statements for data that the export of an account doesn't contain. Parameters: $1 branch, $2 email addresses, $3
 * people ids, $4 email hashes, $5 accounts, $6 mailbox keys. Secrets and internal keys are excluded.
 */
const byAddress: readonly { title: string; statement: PreparedStatement }[] = [
  section('Profile', 'people', 'x.id = ANY($3::uuid[])', ['search']),
  section('Staff notes', 'person_notes', 'x.person_id = ANY($3::uuid[]) AND x.removed_at IS NULL'),
  section('Classes in an earlier system', 'imported_visits', 'x.person_id = ANY($3::uuid[])', [
    'import_id',
    'row',
  ]),
  section('Login invitations', 'client_invitations', 'x.person_id = ANY($3::uuid[])', [
    'batch_id',
    'invited_by',
  ]),
  section('Bookings as a guest', 'bookings', 'x.principal_id IS NULL AND lower(x.email) = ANY($2::text[])'),
  section('Tours as a guest', 'tours', 'x.principal_id IS NULL AND lower(x.email) = ANY($2::text[])'),
  section(
    'Waiting lists as a guest',
    'waiting_entries',
    'x.principal_id IS NULL AND lower(x.email) = ANY($2::text[])',
  ),
  section(
    'Class messages received as a guest',
    'class_messages',
    `EXISTS (SELECT 1 FROM class_message_recipients r
        LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
        LEFT JOIN waiting_entries w ON w.branch_id = r.branch_id AND w.id = r.waiting_entry_id
      WHERE r.branch_id = x.branch_id AND r.message_id = x.id AND r.unreachable IS NULL
        AND coalesce(b.principal_id, w.principal_id) IS NULL AND lower(coalesce(b.email, w.email)) = ANY($2::text[]))`,
    ['audience', 'sent_by'],
  ),
  section('Front desk payments', 'desk_payments', 'x.person_id = ANY($3::uuid[])'),
  section('Contact messages', 'contact_messages', 'lower(x.email) = ANY($2::text[])'),
  section('Chat', 'conversation_messages', conversationsAt, [
    'by_id',
    'extras',
    'answers',
    'emailed_at',
    'outcome',
    'reviewed_at',
    'example_id',
  ]),
  section('Newsletter', 'newsletter_subscribers', 'x.person_hash = ANY($4::text[])'),
  section(
    'Reviews',
    'reviews',
    'EXISTS (SELECT 1 FROM review_requests a WHERE a.branch_id = x.branch_id AND a.booking_id = x.booking_id AND a.person_hash = ANY($4::text[]))',
  ),
  section('Gift cards received', 'gift_cards', 'lower(x.recipient_email) = ANY($2::text[])', [
    'code_hash',
    'buyer_id',
  ]),
  section('Waivers', 'first_visits', 'x.person_hash = ANY($4::text[]) OR x.member_id = ANY($5::text[])'),
  section(
    'Health answers',
    'health_answers',
    'x.person_hash = ANY($4::text[]) OR x.member_id = ANY($5::text[])',
  ),
  section('Once-per-person offers', 'used_offers', 'x.holder = ANY($6::text[])', ['holder']),
  section('Emails turned off', 'email_opt_outs', 'x.person_hash = ANY($4::text[])'),
];

function section(title: string, table: string, where: string, excluded: readonly string[] = []) {
  const hidden = [
    'client_id',
    'address_hash',
    'person_hash',
    'person',
    'mailbox',
    'cancelled_by',
    ...excluded,
  ];
  const columns = `to_jsonb(x) ${hidden.map((name) => `- '${name}'`).join(' ')}`;
  // Refers to every parameter in the SQL. All statements get the same values, and PostgreSQL rejects a value for a
  // parameter that the SQL doesn't contain.
  const text = `SELECT ${columns} AS row FROM ${table} x
    WHERE x.branch_id = $1 AND ($2::text[] IS NOT NULL OR $3::uuid[] IS NOT NULL OR $4::text[] IS NOT NULL OR $5::text[] IS NOT NULL
        OR $6::text[] IS NOT NULL)
      AND (${where})`;
  return { title, statement: { name: `export_${table}`, text } };
}

/** Section titles of an account's data. */
const titles: Record<string, string> = {
  bookings: 'Bookings',
  tours: 'Tours',
  purchases: 'Purchases',
  giftCardsBought: 'Gift cards bought',
  memberships: 'Memberships',
  membershipMonths: 'Membership months',
  credits: 'Packs and sessions',
  creditMovements: 'Sessions used and returned',
  waitingList: 'Waiting lists',
  classMessages: 'Messages about classes',
  conversations: 'Chat',
};

/** Returns all data stored about a person, found by their email addresses, accounts and placeholder ids. */
export async function collectPersonData(services: Services, records: LinkedRecords): Promise<DataSection[]> {
  const { database, keys } = services;
  const hashes = records.emailKeys.map((emailKey) => hashPerson(keys, emailKey));
  const mailboxes = records.emailKeys.map((emailKey) => getMailboxKey(keys, emailKey));
  const sections = await readAll(database, [
    records.branchId,
    records.emailKeys,
    records.ids,
    hashes,
    records.accounts,
    mailboxes,
  ]);
  for (const memberId of [...records.accounts, ...listPlaceholderMemberIds(records)]) {
    const data = await exportAccountData(services, { branchId: records.branchId, memberId });
    if (Object.keys(data.profile).length > 0) sections.push({ title: 'Account', rows: [data.profile] });
    for (const [name, title] of Object.entries(titles)) {
      const rows = data[name as keyof typeof data];
      if (Array.isArray(rows)) sections.push({ title, rows: rows as DataRow[] });
    }
  }
  return joined(sections);
}

async function readAll(db: QueryExecutor, values: readonly unknown[]): Promise<DataSection[]> {
  const sections: DataSection[] = [];
  for (const { title, statement } of byAddress) {
    const rows = await db.run<{ row: DataRow }>(statement, values);
    sections.push({ title, rows: rows.map(({ row }) => row) });
  }
  return sections;
}

/** Merges sections with the same title, and drops empty sections. */
function joined(sections: readonly DataSection[]): DataSection[] {
  const byTitle = new Map<string, DataRow[]>();
  for (const { title, rows } of sections) byTitle.set(title, [...(byTitle.get(title) ?? []), ...rows]);
  return [...byTitle].flatMap(([title, rows]) => (rows.length > 0 ? [{ title, rows }] : []));
}
