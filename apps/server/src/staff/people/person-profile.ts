import type { GetPersonResponse } from '@studio/contracts/staff-people';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listPersonClassMessages } from '../../class-messages/list-client-messages.ts';
import { listOptedOutKinds } from '../../email-preferences/store.ts';
import { contactMessages } from '../../enquiries/tables.ts';
import { toMembershipDto } from '../../memberships/membership-dto.ts';
import { memberships } from '../../memberships/tables.ts';
import { countImportedVisits } from '../../people/imported-visits.ts';
import { loadPersonKeys, type PersonKeys } from '../../people/person-keys.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { hashPerson } from '../../platform/hash-person.ts';
import type { Services } from '../../platform/services.ts';
import { tours } from '../../tours/tables.ts';
import { loadNewsletterStatuses } from '../export/load-consents-by-person.ts';
import { listUndeliveredEmailsByPerson } from '../undelivered-emails/list-undelivered-emails.ts';
import { loadClientClassCounts } from './load-client-class-counts.ts';
import { listNotes } from './notes.ts';
import { loadWaiverState } from './paper-waiver.ts';
import { requirePerson } from './save-person.ts';

const shownAtMost = 20;

/** Returns a person's profile with all its short lists. Throws AppError not_found. */
export async function readPersonProfile(
  services: Services,
  branchId: string,
  personId: string,
): Promise<GetPersonResponse> {
  const { database, keys, clock } = services;
  const person = await requirePerson(database, branchId, personId);
  const found = await loadPersonKeys(database, branchId, person.id);
  const { id, firstName, lastName, email, phone, memberId, source, createdAt } = person;
  const reader = email ? { branchId, personHash: hashPerson(keys, email) } : null;
  const newsletters = await loadNewsletterStatuses(database, branchId, reader ? [reader.personHash] : []);
  return {
    ok: true,
    person: {
      personId: id,
      firstName,
      lastName,
      email,
      phone,
      source,
      hasAccount: memberId !== null,
      since: createdAt.toISOString(),
    },
    counts: {
      ...(await countsOf(database, branchId, found, clock.now())),
      earlierClasses: await countImportedVisits(database, branchId, id),
      lateCancellations: await countLateCancellations(services, branchId, id),
    },
    notes: await listNotes(database, branchId, [id, ...placeholderPersonIds(found)]),
    waiver: await loadWaiverState(database, services, person),
    undeliveredEmails: await summarizeRejectedEmails(database, branchId, id),
    optedOutEmails: reader ? await listOptedOutKinds(database, reader) : [],
    isNewsletterSubscriber: [...newsletters.values()].some(({ status }) => status === 'CONFIRMED'),
    memberships: await membershipsOf(database, branchId, found, clock.now()),
    tours: await toursOf(database, branchId, found),
    messages: await messagesOf(database, branchId, found),
    classMessages: await classMessagesOf(database, branchId, found),
  };
}

async function countLateCancellations(
  { database, clock }: Services,
  branchId: string,
  personId: string,
): Promise<number> {
  const now = clock.now();
  const marks = await loadClientClassCounts(database, branchId, { personIds: [personId], before: now, now });
  return marks.get(personId)?.lateCancellations ?? 0;
}

async function summarizeRejectedEmails(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<GetPersonResponse['undeliveredEmails']> {
  const [rejected] = await listUndeliveredEmailsByPerson(db, branchId, { personId, most: 1 });
  return rejected ? { count: rejected.count, since: rejected.at.toISOString() } : null;
}

/** Returns the ids of a person and of people merged into them, taken from their placeholder ids. */
function placeholderPersonIds({ memberIds }: PersonKeys): string[] {
  return memberIds.flatMap((owner) => (owner.startsWith('person:') ? [owner.slice('person:'.length)] : []));
}

/** Returns the condition for rows of a person: by account or placeholder id, or as a guest by email address. */
export function whereRowOfPerson(
  { memberIds, emailKeys }: PersonKeys,
  columns: { principalId: PgColumn; email: PgColumn },
): SQL | undefined {
  const { principalId, email } = columns;
  const own = inArray(principalId, memberIds);
  if (emailKeys.length === 0) return own;
  return or(own, and(isNull(principalId), inArray(sql`lower(${email})`, emailKeys)));
}

type BookingCounts = Omit<GetPersonResponse['counts'], 'lateCancellations' | 'earlierClasses'>;
type Counts = Omit<BookingCounts, 'lastVisit'> & { lastVisit: Date | null };

const counts: PreparedStatement = {
  name: 'booking_counts_of_person',
  text: `WITH mine AS (
      SELECT id, status, starts_at, due_pence FROM bookings WHERE branch_id = $1 AND principal_id = ANY ($2::text[])
      UNION ALL
      SELECT id, status, starts_at, due_pence FROM bookings
      WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = ANY ($3::text[])
    )
    SELECT count(*) FILTER (WHERE status = 'CONFIRMED' AND starts_at > $4::timestamptz)::int AS upcoming,
      count(*) FILTER (WHERE status = 'ATTENDED')::int AS attended,
      count(*) FILTER (WHERE status = 'NO_SHOW')::int AS "noShows",
      count(*) FILTER (WHERE status = 'CANCELLED')::int AS cancelled,
      max(starts_at) FILTER (WHERE status = 'ATTENDED') AS "lastVisit",
      coalesce(sum(due_pence), 0)::int AS "duePence",
      coalesce((SELECT sum(d.amount_pence) FROM desk_payments d JOIN bookings b
          ON b.branch_id = d.branch_id AND b.id = d.subject_id
        LEFT JOIN no_shows n ON n.branch_id = b.branch_id AND n.booking_id = b.id
        WHERE d.branch_id = $1 AND d.subject_id IN (SELECT id FROM mine)
          AND ((b.status = 'CANCELLED' AND (b.late_cancelled_at IS NULL OR b.waived_at IS NOT NULL))
            OR (b.status <> 'CANCELLED' AND d.subject = 'fee' AND n.undone_at IS NOT NULL))), 0)::int AS "owedPence"
    FROM mine`,
};

async function countsOf(
  db: QueryExecutor,
  branchId: string,
  { memberIds, emailKeys }: PersonKeys,
  now: Date,
): Promise<BookingCounts> {
  const [row] = await db.run<Counts>(counts, [branchId, memberIds, emailKeys, now]);
  if (!row) throw new Error('The count returned no row.');
  return { ...row, lastVisit: row.lastVisit?.toISOString() ?? null };
}

async function membershipsOf(
  db: QueryExecutor,
  branchId: string,
  { memberIds }: PersonKeys,
  now: Date,
): Promise<GetPersonResponse['memberships']> {
  const rows = await db.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.branchId, branchId), inArray(memberships.memberId, memberIds)))
    .orderBy(sql`${memberships.status} = 'ENDED'`, desc(memberships.createdAt))
    .limit(shownAtMost);
  return rows
    .filter(({ status, startedAt }) => status !== 'ENDED' || startedAt !== null)
    .map((row) => {
      const { membershipId, name, status, renewsOn, endsOn, freeze, failure } = toMembershipDto(row, now);
      return {
        membershipId,
        name,
        status,
        renewsOn,
        endsOn,
        pricePence: row.pricePence,
        frozenFrom: freeze?.from ?? null,
        frozenUntil: freeze?.until ?? null,
        failure: failure?.message ?? null,
      };
    });
}

async function toursOf(
  db: QueryExecutor,
  branchId: string,
  found: PersonKeys,
): Promise<GetPersonResponse['tours']> {
  const rows = await db.orm
    .select()
    .from(tours)
    .where(and(eq(tours.branchId, branchId), whereRowOfPerson(found, tours)))
    .orderBy(desc(tours.startsAt))
    .limit(shownAtMost);
  return rows.map(({ id, startsAt, status, arrivedAt }) => {
    return { tourId: id, startsAt: startsAt.toISOString(), status, arrived: arrivedAt !== null };
  });
}

async function classMessagesOf(
  db: QueryExecutor,
  branchId: string,
  keys: PersonKeys,
): Promise<GetPersonResponse['classMessages']> {
  const rows = await listPersonClassMessages(db, branchId, { ...keys, limit: shownAtMost });
  return rows.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() }));
}

async function messagesOf(
  db: QueryExecutor,
  branchId: string,
  { emailKeys }: PersonKeys,
): Promise<GetPersonResponse['messages']> {
  if (emailKeys.length === 0) return [];
  const { email, status, createdAt } = contactMessages;
  const rows = await db.orm
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.branchId, branchId),
        inArray(sql`lower(${email})`, emailKeys),
        sql`${status} <> 'SPAM'`,
      ),
    )
    .orderBy(desc(createdAt))
    .limit(shownAtMost);
  return rows.map((row) => ({
    messageId: row.id,
    subject: row.subject,
    status: row.status,
    sentAt: row.createdAt.toISOString(),
  }));
}
