import type { ListSubscribersResponse, SubscriberState } from '@studio/contracts/staff-messages';
import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import { buildCsv } from '../../documents/csv.ts';
import type { Actor } from '../../platform/audit.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import { buildSearchQuery } from '../../platform/database/search-query.ts';
import type { Services } from '../../platform/services.ts';

const pageLength = 50;

export interface ListSubscribersInput {
  branchId: string;
  state: SubscriberState;
  search: string;
  after: string | undefined;
}

interface ListedSubscriber {
  id: string;
  email: string;
  state: SubscriberState;
  source: NewsletterSource | null;
  since: Date;
}

/**
 * Selects a page of subscribers. Ids increase with the first subscription, so the primary key gives the order.
 * `searched` must be the expression of the search index.
 */
const subscribersWhere = (name: string, searched: string): PreparedStatement => ({
  name,
  text: `SELECT id, email, status AS state, source, coalesce(confirmed_at, requested_at) AS since
    FROM newsletter_subscribers
    WHERE branch_id = $1 AND status = $2 AND email IS NOT NULL AND ($3::uuid IS NULL OR id < $3) AND ${searched}
    ORDER BY id DESC LIMIT ${pageLength + 1}`,
});

const statements = {
  all: subscribersWhere('staff_subscribers', '$4::text IS NULL'),
  searched: subscribersWhere(
    'staff_subscribers_searched',
    `array_to_tsvector(search_words(coalesce(email, ''))) @@ $4::tsquery`,
  ),
};

const countSubscribers: PreparedStatement = {
  name: 'count_subscribers',
  text: `SELECT status, source, count(*)::int AS count FROM newsletter_subscribers WHERE branch_id = $1
    GROUP BY status, source`,
};

const confirmedSubscribers: PreparedStatement = {
  name: 'confirmed_subscribers',
  text: `SELECT email, source, confirmed_at AS "confirmedAt" FROM newsletter_subscribers
    WHERE branch_id = $1 AND status = 'CONFIRMED' AND email IS NOT NULL ORDER BY confirmed_at, id`,
};

/** Returns a page of newsletter subscribers, newest first, with counts. */
export async function listSubscribers(
  { database }: Services,
  { branchId, state, search, after }: ListSubscribersInput,
): Promise<Omit<ListSubscribersResponse, 'ok'>> {
  const query = buildSearchQuery(search);
  const cursor = after ? decodeBookingCursor(after) : null;
  const values = [branchId, state, cursor?.id ?? null, query];
  const rows = await database.run<ListedSubscriber>(query ? statements.searched : statements.all, values);
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return {
    subscribers: page.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
    next: last ? encodeBookingCursor({ startsAt: last.since, id: last.id }) : null,
    counts: await countedSubscribers(database, branchId),
  };
}

async function countedSubscribers(
  database: Services['database'],
  branchId: string,
): Promise<ListSubscribersResponse['counts']> {
  type Counted = {
    status: keyof ListSubscribersResponse['counts'];
    source: NewsletterSource | null;
    count: number;
  };
  const rows = await database.run<Counted>(countSubscribers, [branchId]);
  const counted = (status: Counted['status'], source?: NewsletterSource) =>
    rows
      .filter((row) => row.status === status && (!source || row.source === source))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    CONFIRMED: counted('CONFIRMED'),
    PENDING: counted('PENDING'),
    UNSUBSCRIBED: counted('UNSUBSCRIBED'),
    sources: {
      footer: counted('CONFIRMED', 'footer'),
      prelaunch: counted('CONFIRMED', 'prelaunch'),
      home: counted('CONFIRMED', 'home'),
    },
  };
}

/** Exports confirmed subscribers as CSV and writes an audit log entry. */
export async function exportSubscribers(
  { database, clock }: Services,
  branchId: string,
  by: Extract<Actor, `staff:${string}`>,
): Promise<{ csv: string; count: number }> {
  type Row = { email: string; source: NewsletterSource | null; confirmedAt: Date | null };
  const rows = await database.run<Row>(confirmedSubscribers, [branchId]);
  const csv = buildCsv<Row>(
    [
      { heading: 'Email', cell: ({ email }) => email },
      { heading: 'Source', cell: ({ source }) => source },
      { heading: 'Confirmed', cell: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null },
    ],
    rows,
  );
  const entry = { subject: 'message', subjectId: 'newsletter', action: 'LIST_EXPORTED' } as const;
  const detail = { addresses: rows.length };
  const reason = 'newsletter subscribers';
  await writeAudit(database, [{ branchId, at: clock.now(), actor: by, ...entry, reason, detail }]);
  return { csv, count: rows.length };
}
