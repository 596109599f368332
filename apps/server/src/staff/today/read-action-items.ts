import type { ActionItem } from '@studio/contracts/staff-today';
import { sortByUrgency } from '@studio/domain/insight/action-items';
import { hasFewBookings } from '@studio/domain/insight/class-figures';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { listFailedRefunds } from '../money/failed-refunds.ts';
import {
  listUndeliveredEmailsByPerson,
  listUndeliveredEmailsByTopic,
} from '../undelivered-emails/list-undelivered-emails.ts';
import { listFailedRenewals } from './list-failed-renewals.ts';
import type { DayClassRow } from './read-day-classes.ts';
import { readProviderNotices } from './read-provider-notices.ts';

/** Number of days ahead for which classes that need cover are listed. */
const coverDays = 14;

/** Maximum number of items on Today of a kind that another staff page lists completely. */
const maxItems = 5;

/**
 * Selects upcoming classes whose instructor asked for cover or has left, each with an instructor who teaches the class
 * type and no other class at that time, if any.
 */
const classesNeedingCover: PreparedStatement = {
  name: 'staff_classes_needing_cover',
  text: `SELECT c.id AS "classId", c.starts_at AS at, c.title, c.capacity, coalesce(i.name, c.instructor_id) AS "instructorName",
      (SELECT count(*) FROM bookings b WHERE b.branch_id = c.branch_id AND b.class_id = c.id AND b.status <> 'CANCELLED')::int
        AS booked,
      (SELECT f.name FROM instructors f
        WHERE f.branch_id = c.branch_id AND f.active AND f.id <> c.instructor_id AND c.class_type_id = ANY (f.teaches)
          AND NOT EXISTS (SELECT 1 FROM classes o WHERE o.branch_id = c.branch_id AND o.local_date = c.local_date
            AND o.status = 'SCHEDULED' AND o.instructor_id = f.id
            AND o.starts_at < c.starts_at + make_interval(mins => c.duration_min)
            AND c.starts_at < o.starts_at + make_interval(mins => o.duration_min))
        ORDER BY f.position LIMIT 1) AS "freeInstructor"
    FROM classes c
    LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    WHERE c.branch_id = $1 AND c.local_date BETWEEN $2::date AND $2::date + ${coverDays} AND c.starts_at > $3 AND c.status = 'SCHEDULED'
      AND (NOT coalesce(i.active, false) OR EXISTS (SELECT 1 FROM cover_requests q
        WHERE q.branch_id = c.branch_id AND q.class_id = c.id AND q.status = 'OPEN'))
    ORDER BY c.starts_at LIMIT ${maxItems}`,
};

/** Selects class cancellations that are unfinished although no process has worked on them for two minutes. */
const stuckCancellations: PreparedStatement = {
  name: 'staff_stuck_cancellations',
  text: `SELECT k.class_id AS "classId", c.starts_at AS at, c.title, c.capacity,
      (SELECT count(*) FROM bookings b WHERE b.branch_id = k.branch_id AND b.class_id = k.class_id AND b.status = 'CONFIRMED')::int
        AS booked
    FROM class_cancellations k JOIN classes c ON c.branch_id = k.branch_id AND c.id = k.class_id
    WHERE k.branch_id = $1 AND k.finished_at IS NULL AND k.requested_at < $2 AND (k.leased_until IS NULL OR k.leased_until < $2)
    ORDER BY c.starts_at LIMIT ${maxItems}`,
};

const newMessages: PreparedStatement = {
  name: 'staff_new_messages',
  text: `SELECT count(*)::int AS count, min(created_at) AS at FROM contact_messages WHERE branch_id = $1 AND status = 'NEW'`,
};

const waitingInChat: PreparedStatement = {
  name: 'staff_waiting_conversations',
  text: `SELECT count(*)::int AS count, min(waiting_since) AS at FROM conversations WHERE branch_id = $1 AND state = 'WAITING'`,
};

const stuckAfterMs = 120_000;

/** Returns the items that need action from staff, most urgent first. `day` has today's classes. */
export async function readActionItems(
  db: QueryExecutor,
  { branchId, date, day, now }: { branchId: string; date: string; day: readonly DayClassRow[]; now: Date },
): Promise<ActionItem[]> {
  const cover = await db.run<CoverRequestRow>(classesNeedingCover, [branchId, date, now]);
  const refunds = (await listFailedRefunds(db, branchId)).slice(0, maxItems);
  const undeliveredByPerson = await listUndeliveredEmailsByPerson(db, branchId, { most: maxItems });
  const undeliveredBySubject = await listUndeliveredEmailsByTopic(db, branchId);
  const notices = (await readProviderNotices(db, branchId, now)).slice(0, maxItems);
  const renewals = await listFailedRenewals(db, branchId);
  const stuck = await db.run<StuckRow>(stuckCancellations, [
    branchId,
    new Date(now.getTime() - stuckAfterMs),
  ]);
  const [messages] = await db.run<{ count: number; at: Date | null }>(newMessages, [branchId]);
  const [visitors] = await db.run<{ count: number; at: Date | null }>(waitingInChat, [branchId]);
  const low = day.filter((one) => !one.cancelled && one.startsAt > now && hasFewBookings(one));
  return sortByUrgency([
    ...(visitors?.at ? [need('chat', 'chat', visitors.at, { count: visitors.count })] : []),
    ...cover.map((row) => need('cover', row.classId, row.at, toDetails(row))),
    ...refunds.map(({ refundId, failedAt, amountPence, failure, payerName, item }) =>
      need('refund', refundId, new Date(failedAt), {
        refundId,
        amountPence,
        reason: failure,
        name: payerName,
        title: item,
      }),
    ),
    ...renewals.map(({ membershipId, at, ...details }) => need('renewal', membershipId, at, details)),
    ...undeliveredByPerson.map(({ personId, at, ...details }) =>
      need('email', personId, at, { personId, ...details }),
    ),
    ...undeliveredBySubject.map(({ about, at, count }) => need('email', about, at, { topic: about, count })),
    ...notices.map(({ kind, providerId, at, ...details }) =>
      need(kind, providerId, at, { providerId, ...details }),
    ),
    ...stuck.map(({ classId, at, title, booked, capacity }) =>
      need('cancelling', classId, at, { classId, title, booked, capacity }),
    ),
    ...low.map(({ classId, startsAt, title, instructorName, booked, capacity }) =>
      need('low', classId, startsAt, { classId, title, instructorName, booked, capacity }),
    ),
    ...(messages?.at ? [need('message', 'messages', messages.at, { count: messages.count })] : []),
  ]);
}

interface CoverRequestRow {
  classId: string;
  at: Date;
  title: string;
  capacity: number;
  instructorName: string;
  booked: number;
  freeInstructor: string | null;
}

interface StuckRow {
  classId: string;
  at: Date;
  title: string;
  booked: number;
  capacity: number;
}

function toDetails({ at: _at, ...details }: CoverRequestRow) {
  return details;
}

const noDetails = {
  classId: null,
  title: '',
  instructorName: null,
  booked: 0,
  capacity: 0,
  freeInstructor: null,
  refundId: null,
  amountPence: null,
  name: null,
  reason: null,
  nextAttemptAt: null,
  count: 0,
  personId: null,
  email: null,
  topic: null,
  providerId: null,
};

function need(
  kind: ActionItem['kind'],
  id: string,
  at: Date,
  details: Partial<Omit<ActionItem, 'kind' | 'key' | 'at'>>,
): ActionItem {
  return { ...noDetails, ...details, key: `${kind}-${id}`, kind, at: at.toISOString() };
}
